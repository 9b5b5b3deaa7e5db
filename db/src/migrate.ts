import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { SettingsOfNewerVersion } from './errors.ts';
import { migrations } from './migrations/index.ts';

async function executedMigrations(database: Kysely<unknown>): Promise<string[]> {
  const present = await sql<{
    present: boolean;
  }>`select to_regclass('kysely_migration') is not null as present`.execute(database);
  if (!present.rows[0]?.present) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return executed.rows.map((row) => row.name);
}

/**
 * Brings the settings database to this version; several processes may call it at once, one works and the others wait.
 * @throws SettingsOfNewerVersion before anything is changed.
 */
export async function migrate<Schema>(database: Kysely<Schema>): Promise<void> {
  const untyped = database as unknown as Kysely<unknown>;
  const unknown = (await executedMigrations(untyped)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new SettingsOfNewerVersion(unknown);
  const migrator = new Migrator({ db: untyped, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
