import type { Job } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type RawBuilder, sql } from 'kysely';

/** A job as it comes from the database. */
export interface JobRow extends Omit<Job, 'startedAt' | 'finishedAt'> {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

type Filters = Partial<Pick<Job, 'kind' | 'state'>>;

/** All background jobs of a tenant, of every kind, as one query. */
export function jobsOfTenant(settings: Settings, tenantId: number, { kind, state }: Filters): RawBuilder<JobRow> {
  const reports = settings
    .selectFrom('report')
    .innerJoin('user_account', 'user_account.id', 'report.user_id')
    .where('user_account.tenant_id', '=', tenantId)
    .select([
      sql<string>`'report ' || report.id`.as('id'),
      sql<Job['kind']>`'report'`.as('kind'),
      'report.file_name as name',
      'user_account.login as owner',
      sql<Job['state']>`case report.status when 'completed' then 'done' else report.status end`.as('state'),
      'report.progress',
      'report.reason',
      sql<Date>`coalesce(report.started_at, report.submitted_at)`.as('startedAt'),
      'report.finished_at as finishedAt',
    ]);
  const files = settings
    .selectFrom('invoice_file')
    .where('tenant_id', '=', tenantId)
    .select([
      sql<string>`'invoice_file ' || id`.as('id'),
      sql<Job['kind']>`'invoice_file'`.as('kind'),
      'name',
      sql<string | null>`null::text`.as('owner'),
      sql<
        Job['state']
      >`case status when 'loading' then 'running' when 'undoing' then 'running' when 'refused' then 'failed'
        when 'incomplete' then 'queued' else 'done' end`.as('state'),
      sql<number | null>`null::integer`.as('progress'),
      'reason',
      'received_at as startedAt',
      sql<Date | null>`null::timestamptz`.as('finishedAt'),
    ]);
  const fetches = settings
    .selectFrom('ftp_fetch')
    .innerJoin('ftp_location', 'ftp_location.id', 'ftp_fetch.location_id')
    .innerJoin('client', 'client.id', 'ftp_location.client_id')
    .leftJoin('user_account', 'user_account.id', 'ftp_fetch.user_id')
    .where('client.tenant_id', '=', tenantId)
    .select([
      sql<string>`'fetch ' || ftp_fetch.id`.as('id'),
      sql<Job['kind']>`'fetch'`.as('kind'),
      'ftp_location.name',
      'user_account.login as owner',
      'ftp_fetch.outcome as state',
      sql<number | null>`null::integer`.as('progress'),
      'ftp_fetch.reason',
      'ftp_fetch.started_at as startedAt',
      'ftp_fetch.finished_at as finishedAt',
    ]);
  const isAsked = sql`(${kind ?? null}::text is null or kind = ${kind ?? null})
    and (${state ?? null}::text is null or state = ${state ?? null})`;
  return sql<JobRow>`select * from (${reports} union all ${files} union all ${fetches}) as job where ${isAsked}`;
}
