import { listAuditLog } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { auditEntries, presentAuditEntry, searchedInAuditLog } from '../../audit/read-audit-log.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listAuditLogRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listAuditLog, async ({ user, query }) => {
    const entries = auditEntries(settings, user.tenantId, query);
    const { rows, total } = await tablePage(settings, entries, query, { searched: searchedInAuditLog, unique: 'id' });
    return { rows: rows.map(presentAuditEntry), total };
  });
}
