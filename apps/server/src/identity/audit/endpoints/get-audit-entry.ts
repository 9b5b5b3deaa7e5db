import { getAuditEntry } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { auditEntries, presentAuditEntry } from '../read-audit-log.ts';

export function getAuditEntryRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAuditEntry, async ({ user, params }) => {
    const entries = auditEntries(settings, user.tenantId, { action: '' });
    const entry = await entries.where('audit_log.id', '=', params.id).executeTakeFirst();
    if (entry === undefined) throw notFound('There is no such entry.');
    return presentAuditEntry(entry);
  });
}
