import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { executedMigrations } from './data-tables.ts';
import { SettingsOfNewerVersion } from './errors.ts';
import { expandingMigrations, migrations } from './migrations/index.ts';

/**
 * Migrates the settings database to this version. Several processes may call it at once: one migrates, the others wait.
 * A database that a newer version has only expanded is left as it is, because this version can work with it.
 * @throws SettingsOfNewerVersion before anything is changed.
 */
export async function migrate<Schema>(database: Kysely<Schema>): Promise<void> {
  const untyped = database as unknown as Kysely<unknown>;
  const executed = await executedMigrations(untyped);
  const unknown = unknownIn(executed);
  if (unknown.length > 0) {
    if (await onlyExpands(untyped, unknown)) return;
    throw new SettingsOfNewerVersion(unknown);
  }
  // The migrator first reads about every table, which takes the embedded database longer than the rest of a start.
  if (pendingAfter(executed).length > 0) {
    const { error } = await migratorOf(untyped).migrateToLatest();
    if (error) throw error;
  }
  await noteExpanding(untyped);
}

/**
 * The migrations that `migrate` would carry out, in order. It changes nothing.
 * @throws SettingsOfNewerVersion
 */
export async function pendingMigrations<Schema>(database: Kysely<Schema>): Promise<readonly string[]> {
  const executed = await executedMigrations(database as unknown as Kysely<unknown>);
  assertKnown(executed);
  return pendingAfter(executed);
}

const pendingAfter = (executed: readonly string[]): readonly string[] =>
  Object.keys(migrations).filter((name) => !executed.includes(name));

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
  const unknown = unknownIn(names);
  if (unknown.length > 0) throw new SettingsOfNewerVersion(unknown);
}

const unknownIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

/** Whether the versions with these migrations recorded that servers without them can keep working. */
async function onlyExpands(database: Kysely<unknown>, names: readonly string[]): Promise<boolean> {
  const noted: readonly string[] = await notedExpanding(database).catch(() => []);
  return names.every((name) => noted.includes(name));
}

async function notedExpanding(database: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from expanding_migration`.execute(database);
  return rows.map(({ name }) => name);
}

/** Records for older versions which migrations of this one only expand. */
async function noteExpanding(database: Kysely<unknown>): Promise<void> {
  const noted = await notedExpanding(database);
  const names = expandingMigrations.filter((name) => !noted.includes(name));
  if (names.length === 0) return;
  await sql`insert into expanding_migration (name) select unnest(${sql.val(names)}::text[])
    on conflict (name) do nothing`.execute(database);
}

function migratorOf(database: Kysely<unknown>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
}
