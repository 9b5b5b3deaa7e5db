import type { ReportUnderWay } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';

/** The reports of a tenant that wait or run, unordered. */
export function reportsUnderWay(settings: Settings, tenantId: number) {
  return settings
    .selectFrom('report')
    .innerJoin('user_account', 'user_account.id', 'report.user_id')
    .innerJoin('client', 'client.id', 'report.client_id')
    .select([
      'report.id',
      'user_account.login as ownerLogin',
      'client.name as clientName',
      sql<string>`coalesce(report.request::json ->> 'pageName', report.page)`.as('pageDisplayName'),
      'report.format',
      sql<ReportUnderWay['status']>`report.status`.as('status'),
      'report.progress',
      'report.row_count as rows',
      sql<string>`to_char(report.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('submittedAt'),
      sql<string | null>`to_char(report.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'startedAt',
      ),
    ])
    .where('user_account.tenant_id', '=', tenantId)
    .where('report.status', 'in', ['queued', 'running']);
}

export const searchedUnderWay = ['ownerLogin', 'clientName', 'pageDisplayName'] as const;
