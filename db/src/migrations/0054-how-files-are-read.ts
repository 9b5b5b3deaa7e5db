import { type Kysely, sql } from 'kysely';

/** A file keeps the mapping by which it was read and the client chosen for unknown accounts, for when it is read again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_file
    add column mapping text,
    add column client_id integer references client on delete set null`.execute(database);
}
