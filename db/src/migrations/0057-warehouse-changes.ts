import { type Kysely, sql } from 'kysely';

/** Counts the changes of a warehouse that several servers share. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence warehouse_change`.execute(database);
}
