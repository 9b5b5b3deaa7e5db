import { type Kysely, sql } from 'kysely';

/** What holds for the files of an FTP location that leave their currency or the order of their dates open. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ftp_location
    add column currency_code text check (currency_code ~ '^[A-Z]{3}$'),
    add column date_order text check (date_order in ('month first', 'day first'))`.execute(database);
}
