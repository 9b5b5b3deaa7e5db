import { listAuditLog } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { auditEntries, presentAuditEntry, searchedInAuditLog } from '../read-audit-log.ts';

export function listAuditLogRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listAuditLog, async ({ user, query }) => {
    const entries = auditEntries(settings, user.tenantId, query);
    const { rows, total } = await tablePage(settings, entries, query, { searched: searchedInAuditLog, unique: 'id' });
    return { rows: rows.map(presentAuditEntry), total };
  });
}
