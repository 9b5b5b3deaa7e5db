import { exportAuditLog, mostExportedAuditEntries } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { attachment } from '../../../platform/http/attachment.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { foundIn } from '../../../platform/tables/search-words.ts';
import { auditCsv } from '../audit-csv.ts';
import { auditEntries, presentAuditEntry, searchedInAuditLog } from '../read-audit-log.ts';
import { recordEvent } from '../write-audit.ts';

type AuditRow = Parameters<typeof presentAuditEntry>[0];

export function exportAuditLogRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, exportAuditLog, async ({ user, query, reply }) => {
    const { rows } = await sql<AuditRow>`
      select * from (${auditEntries(settings, user.tenantId, query)}) as found
      where ${foundIn(query.search, searchedInAuditLog)}
      order by at desc, id desc limit ${mostExportedAuditEntries + 1}`.execute(settings);
    if (rows.length > mostExportedAuditEntries) {
      throw badRequest(`More than ${mostExportedAuditEntries} entries match. Choose fewer days.`);
    }
    await recordEvent(settings, user, clock(), {
      action: 'audit_log.export',
      more: { entries: rows.length, filters: query },
    });
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment('audit-log.csv'));
    return auditCsv(rows.map(presentAuditEntry));
  });
}
