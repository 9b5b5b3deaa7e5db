import { type Kysely, sql } from 'kysely';

/** Reports may be Parquet files. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table report drop constraint report_format_check`,
    sql`alter table report add constraint report_format_check check (format in ('csv', 'xlsx', 'zip', 'parquet'))`,
    sql`alter table report_schedule drop constraint report_schedule_format_check`,
    sql`alter table report_schedule
      add constraint report_schedule_format_check check (format in ('csv', 'xlsx', 'parquet'))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
