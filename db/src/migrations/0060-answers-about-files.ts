import { type Kysely, sql } from 'kysely';

/** What somebody said of a file that does not say it, and what always holds for the files of an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_file add column answers text`.execute(database);
  await sql`alter table account
    add column currency_code text check (currency_code ~ '^[A-Z]{3}$'),
    add column date_order text check (date_order in ('month first', 'day first'))`.execute(database);
}
