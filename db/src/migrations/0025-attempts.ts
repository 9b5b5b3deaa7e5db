import { type Kysely, sql } from 'kysely';

/** Read as far as possible: a summary may contain numbers that are too large for an integer. */
interface Summary {
  readonly report?: Readonly<Record<'rows' | 'packages' | 'badLines', unknown>>;
}

/**
 * A file's counts become columns, so that the list does not depend on the contents of its report. A fetched file is
 * recorded before it is loaded, so that a load that crashes the process is not repeated at every start. The networks
 * from which users sign in are recorded, so that wrong passwords from elsewhere do not lock them out.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table invoice_file
      add column row_count integer not null default 0,
      add column package_count integer not null default 0,
      add column bad_line_count integer not null default 0`,
    sql`alter table ftp_file drop constraint ftp_file_outcome_check`,
    sql`alter table ftp_file add constraint ftp_file_outcome_check
      check (outcome in ('loading', 'loaded', 'already_there', 'incomplete', 'refused', 'failed', 'interrupted'))`,
    sql`drop index ftp_file_once`,
    sql`create unique index ftp_file_once on ftp_file (location_id, name, listing)
      where outcome not in ('failed', 'interrupted')`,
    sql`create table sign_in_network (
      user_id integer not null references user_account on delete cascade,
      network text not null,
      last_at timestamptz not null,
      primary key (user_id, network))`,
  ];
  for (const statement of statements) await statement.execute(database);
  const files = await sql<{ id: number; summary: string }>`
    select id, summary from invoice_file where summary is not null`.execute(database);
  for (const { id, summary } of files.rows) {
    const report = reportOf(summary);
    await sql`update invoice_file set row_count = ${countIn(report?.rows)}, package_count = ${countIn(report?.packages)},
      bad_line_count = ${countIn(report?.badLines)} where id = ${id}`.execute(database);
  }
}

function reportOf(text: string): Summary['report'] {
  try {
    const summary: Summary | null = JSON.parse(text);
    return summary?.report;
  } catch {
    return undefined;
  }
}

const largestInteger = 2_147_483_647;

const countIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestInteger ? value : 0;
