import { type Kysely, sql } from 'kysely';

/** Mails for an address go to one client. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unique index ftp_location_received_address on ftp_location (path) where protocol = 'smtp'`.execute(
    database,
  );
}
