import { type Kysely, sql } from 'kysely';

/** What each day's packages should have cost by the agreement that counts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table agreement_day (
    agreement_id integer not null references agreement on delete cascade,
    bill_date date not null,
    basis text not null,
    result text not null,
    primary key (agreement_id, bill_date))`.execute(database);
}
