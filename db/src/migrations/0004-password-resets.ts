import { type Kysely, sql } from 'kysely';

/** Temporary passwords that were mailed; one at a time for a user. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table password_reset (
    user_id integer primary key references user_account on delete cascade,
    password_hash text not null,
    expires_at timestamptz not null)`.execute(database);
}
