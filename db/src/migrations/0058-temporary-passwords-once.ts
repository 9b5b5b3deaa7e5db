import { type Kysely, sql } from 'kysely';

/** When a temporary password was used, so that it opens one session only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table password_reset add column used_at timestamptz`.execute(database);
}
