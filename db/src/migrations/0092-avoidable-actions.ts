import { type Kysely, sql } from 'kysely';

/** What clients have done about costs that can be avoided, and since when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table avoidable_action (
    client_id integer not null references client (id) on delete cascade,
    cost text not null,
    done_on date not null,
    primary key (client_id, cost)
  )`.execute(database);
}
