import { type Kysely, sql } from 'kysely';

/** Whether users who may use the assistant want to see it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column chat_shown boolean not null default true`.execute(database);
}
