import { type Kysely, sql } from 'kysely';

/**
 * Layouts of deliveries need no carrier. Theirs is in a column of its own, so that a server of the previous version,
 * which cannot read these layouts, does not see them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table file_layout
    alter column carrier_id drop not null,
    add column delivery_carrier_id integer references carrier on delete cascade`.execute(database);
}
