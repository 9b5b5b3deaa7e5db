import { type Kysely, sql } from 'kysely';

/** Lines of a file that a user corrected before it was loaded again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table line_correction (
    invoice_file_id integer not null references invoice_file on delete cascade,
    line integer not null,
    correction text not null,
    primary key (invoice_file_id, line)
  )`.execute(database);
}
