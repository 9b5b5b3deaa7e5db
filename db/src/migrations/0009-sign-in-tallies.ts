import { type Kysely, sql } from 'kysely';

/** Failed sign-ins of users, of unknown names, and from addresses. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table sign_in_tally (
    key text primary key,
    failures integer not null,
    last_at timestamptz not null,
    blocked_until timestamptz)`.execute(database);
}
