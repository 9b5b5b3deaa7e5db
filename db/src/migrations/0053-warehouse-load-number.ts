import { type Kysely, sql } from 'kysely';

/** Numbers of loads into a warehouse on a server: each is given once, whichever process asks. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence warehouse_load_number as integer`.execute(database);
}
