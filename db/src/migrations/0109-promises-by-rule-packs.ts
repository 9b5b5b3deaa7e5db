import { type Kysely, sql } from 'kysely';

/** Whether delivered packages are judged by an import of rules. Servers of the previous version do not look at it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_pack add column in_promises boolean not null default false`.execute(database);
}
