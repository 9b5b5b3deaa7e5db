import { type Kysely, sql } from 'kysely';

const migrationTables = ['kysely_migration', 'kysely_migration_lock', 'expanding_migration'];

/** The names of the tables with data, without those that record migrations. */
export async function dataTables<Schema>(database: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(database);
  return rows.map(({ name }) => name).filter((name) => !migrationTables.includes(name));
}

/** The names of the migrations that were carried out, in order. */
export async function executedMigrations<Schema>(database: Kysely<Schema>): Promise<readonly string[]> {
  const present = await sql<{
    present: boolean;
  }>`select to_regclass('kysely_migration') is not null as present`.execute(database);
  if (!present.rows[0]?.present) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return executed.rows.map(({ name }) => name);
}
