import { type Kysely, sql } from 'kysely';

/** Why the last run of a schedule produced no report. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table report_schedule add failed_at timestamptz, add failure text`.execute(database);
}
