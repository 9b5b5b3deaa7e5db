import { type Kysely, sql } from 'kysely';

/** Reports can be archives with one file for each invoice. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table report drop constraint report_format_check`,
    sql`alter table report add constraint report_format_check check (format in ('csv', 'xlsx', 'zip'))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
