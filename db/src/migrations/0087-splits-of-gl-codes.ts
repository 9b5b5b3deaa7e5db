import { type Kysely, sql } from 'kysely';

/** GL codes hold for some days, and split what is booked on them among cost centres. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table gl_code
    add column from_day date,
    add column to_day date,
    add column split jsonb`.execute(database);
}
