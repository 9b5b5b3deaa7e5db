import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { executedMigrations } from './copy/tables.ts';
import { SettingsOfNewerVersion } from './errors.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the settings database to this version; several processes may call it at once, one works and the others wait.
 * @throws SettingsOfNewerVersion before anything is changed.
 */
export async function migrate<Schema>(database: Kysely<Schema>): Promise<void> {
  const untyped = database as unknown as Kysely<unknown>;
  assertKnown(await executedMigrations(untyped));
  const { error } = await migratorOf(untyped).migrateToLatest();
  if (error) throw error;
}

/**
 * The migrations that `migrate` would carry out, in order. It changes nothing.
 * @throws SettingsOfNewerVersion
 */
export async function pendingMigrations<Schema>(database: Kysely<Schema>): Promise<readonly string[]> {
  const executed = await executedMigrations(database as unknown as Kysely<unknown>);
  assertKnown(executed);
  return Object.keys(migrations).filter((name) => !executed.includes(name));
}

/**
 * Carries out the given migrations, the first ones of this version, in an empty database.
 * @throws SettingsOfNewerVersion before anything is changed.
 */
export async function migrateTo<Schema>(database: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const last = names.at(-1);
  if (last === undefined) return;
  assertKnown(names);
  const { error } = await migratorOf(database as unknown as Kysely<unknown>).migrateTo(last);
  if (error) throw error;
}

function assertKnown(names: readonly string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new SettingsOfNewerVersion(unknown);
}

function migratorOf(database: Kysely<unknown>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
}
