import { auditActions, getAuditEntry, listAuditLog } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { auditEntries, presentAuditEntry, searchedInAuditLog } from '../read-audit-log.ts';

/** The audit log: who did what. */
export function auditLogRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, listAuditLog, async ({ user, query }) => {
    const entries = auditEntries(settings, user.tenantId, query);
    const { rows, total } = await tablePage(settings, entries, query, { searched: searchedInAuditLog, unique: 'id' });
    return { rows: rows.map(presentAuditEntry), total };
  });

  route(app, auditActions, async ({ user }) => {
    const actions = await settings
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', user.tenantId)
      .distinct()
      .orderBy('action')
      .execute();
    return actions.map(({ action }) => action);
  });

  route(app, getAuditEntry, async ({ user, params }) => {
    const entries = auditEntries(settings, user.tenantId, { action: '' });
    const entry = await entries.where('audit_log.id', '=', params.id).executeTakeFirst();
    if (entry === undefined) throw notFound('There is no such entry.');
    return presentAuditEntry(entry);
  });
}
