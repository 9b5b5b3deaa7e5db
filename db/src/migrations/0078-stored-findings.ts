import { type Kysely, sql } from 'kysely';

/** What the rules of exceptions have found, and what it was found in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table found_client (
    client_id integer primary key references client on delete cascade,
    basis text not null)`.execute(database);
  await sql`create table found_year (
    client_id integer not null references client on delete cascade,
    year integer not null,
    basis text not null,
    primary key (client_id, year))`.execute(database);
  await sql`create table found_month (
    client_id integer not null,
    month date not null,
    year integer not null,
    found text not null,
    covered text not null,
    primary key (client_id, month),
    foreign key (client_id, year) references found_year on delete cascade)`.execute(database);
}
