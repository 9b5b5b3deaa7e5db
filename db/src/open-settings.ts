import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type KyselyConfig, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embeddedPostgres } from './embedded-postgres.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { Settings } from './settings.ts';
import { counting, countWrites, Writes } from './writes.ts';

/** Either a PostgreSQL server by its URL, or the embedded one in a directory (absent: in memory). */
export type SettingsLocation = { readonly databaseUrl: string } | { readonly dataDirectory?: string };

/** One statement that the settings database has run. */
export interface SettingsStatement {
  /** With placeholders for all values. */
  readonly sql: string;
  readonly milliseconds: number;
  /** What it failed with; undefined when it did not. */
  readonly error: unknown;
}

/** Told of every statement when it has ended. */
export type StatementObserver = (statement: SettingsStatement) => void;

/** How other libraries reach the same database: a server by our pool, the embedded one by its only connection. */
export type SettingsConnection = { readonly pool: pg.Pool } | { readonly embedded: PGlite };

const connections = new WeakMap<Settings, SettingsConnection>();

/** The connection of settings that `openSettings` opened. */
export function connectionOf(settings: Settings): SettingsConnection {
  const connection = connections.get(settings);
  if (connection === undefined) throw new Error('These settings were not opened by openSettings.');
  return connection;
}

const asText = (value: string): string => value;

/** A server that does not answer at all is an error like one that refuses; half-open lines are found out. */
const patience = { connectionTimeoutMillis: 20_000, keepAlive: true } as const;

/** Calendar days stay texts (`YYYY-MM-DD`): a JavaScript Date would move them by the time zone. */
function postgresPool(databaseUrl: string): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, asText);
  types.setTypeParser(pg.types.builtins.NUMERIC, asText);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ ...patience, connectionString: databaseUrl, max: 10, types });
  // An idle connection that the server ends is replaced by the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Opens the settings database and brings it to this version. Close it with `destroy()`. `observe` is told of every
 * statement, in the asynchronous context of the caller.
 * @throws SettingsOfNewerVersion when a newer Waybill wrote it.
 */
export async function openSettings(location: SettingsLocation, observe?: StatementObserver): Promise<Settings> {
  const settings = await connectSettings(location, observe);
  try {
    await migrate(settings);
  } catch (error) {
    await settings.destroy();
    throw error;
  }
  return settings;
}

/**
 * What `openSettings` would change in the settings database, by name, found without changing it.
 * @throws SettingsOfNewerVersion when a newer Waybill wrote it.
 */
export async function pendingInSettings(location: SettingsLocation): Promise<readonly string[]> {
  const settings = await connectSettings(location);
  try {
    return await pendingMigrations(settings);
  } finally {
    await settings.destroy();
  }
}

/** Connects without changing anything. */
export async function connectSettings(location: SettingsLocation, observe?: StatementObserver): Promise<Settings> {
  const log = logOf(observe);
  return 'databaseUrl' in location ? onServer(location.databaseUrl, log) : await embedded(location.dataDirectory, log);
}

function logOf(observe: StatementObserver | undefined): Pick<KyselyConfig, 'log'> {
  if (observe === undefined) return {};
  return {
    log: (event) =>
      observe({
        sql: event.query.sql,
        milliseconds: event.queryDurationMillis,
        error: event.level === 'error' ? event.error : undefined,
      }),
  };
}

function onServer(databaseUrl: string, log: Pick<KyselyConfig, 'log'>): Settings {
  const pool = postgresPool(databaseUrl);
  const settings: Settings = new Kysely({ dialect: new PostgresDialect({ pool }), ...log });
  connections.set(settings, { pool });
  return settings;
}

async function embedded(dataDirectory: string | undefined, log: Pick<KyselyConfig, 'log'>): Promise<Settings> {
  const writes = new Writes();
  const connection = await embeddedPostgres(dataDirectory);
  const pglite = counting(connection, writes);
  const settings: Settings = new Kysely({ dialect: new PGliteDialect({ pglite }), ...log });
  countWrites(settings, writes);
  connections.set(settings, { embedded: connection });
  return settings;
}
