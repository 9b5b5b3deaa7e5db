import { type Kysely, sql } from 'kysely';

/** Whether somebody who may use the assistant wants to see it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column chat_shown boolean not null default true`.execute(database);
}
