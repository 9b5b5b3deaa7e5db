import { type Kysely, sql } from 'kysely';

/** How many days a tenant keeps conversations with the assistant, and an index for them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table tenant add column conversation_days integer not null default 400 check (conversation_days between 1 and 3650)`,
    sql`create index chat_exchange_by_age on chat_exchange (asked_at)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
