import { type Kysely, sql } from 'kysely';

/** Limits for reports: for each tenant, and for the whole server. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table report_limit (
      tenant_id integer primary key references tenant on delete cascade,
      row_limit integer not null check (row_limit between 1 and 1000000),
      seconds integer not null check (seconds > 0),
      days_kept integer not null check (days_kept > 0),
      queued_per_user integer not null check (queued_per_user > 0))`,
    sql`create table report_server (
      id integer primary key check (id = 1),
      at_once integer not null check (at_once > 0),
      disk_budget_megabytes integer check (disk_budget_megabytes > 0))`,
    sql`create index report_under_way_by_submission on report (submitted_at) where status in ('queued', 'running')`,
  ];
  for (const statement of statements) await statement.execute(database);
}
