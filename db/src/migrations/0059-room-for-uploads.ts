import { type Kysely, sql } from 'kysely';

/** What the files of an archive will take is reserved before they are unpacked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table upload
    add column reserved_files integer not null default 0,
    add column reserved_bytes bigint not null default 0`.execute(database);
}
