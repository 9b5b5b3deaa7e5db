import { type Kysely, sql } from 'kysely';

/** What clients may spend with carriers, month by month. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table budget_month (
    client_id integer not null references client (id) on delete cascade,
    carrier text not null,
    month date not null,
    cents bigint not null check (cents >= 0),
    primary key (client_id, carrier, month)
  )`.execute(database);
}
