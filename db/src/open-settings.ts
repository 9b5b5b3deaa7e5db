import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type KyselyConfig, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
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
  /** The error; undefined if it succeeded. */
  readonly error: unknown;
}

/** Called after every statement. */
export type StatementObserver = (statement: SettingsStatement) => void;

/**
 * How other libraries connect to the same database: to a server through our pool, to the embedded one through its only
 * connection.
 */
export type SettingsConnection = { readonly pool: pg.Pool } | { readonly embedded: PGlite };

const connections = new WeakMap<Settings, SettingsConnection>();

/** The connection of settings that `openSettings` opened. */
export function connectionOf(settings: Settings): SettingsConnection {
  const connection = connections.get(settings);
  if (connection === undefined) throw new Error('These settings were not opened by openSettings.');
  return connection;
}

const asText = (value: string): string => value;

/** A server that does not answer is treated like one that refuses connections; half-open connections are detected. */
const patience = { connectionTimeoutMillis: 20_000, keepAlive: true } as const;

/** Calendar days stay text (`YYYY-MM-DD`): a JavaScript Date would shift them by the time zone. */
function postgresPool(databaseUrl: string): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, asText);
  types.setTypeParser(pg.types.builtins.NUMERIC, asText);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ ...patience, connectionString: databaseUrl, max: 10, types });
  // The pool replaces an idle connection that the server has ended, and whoever has taken one sees his statement fail.
  // Without a listener, either error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Opens the settings database and migrates it to this version. Close it with `destroy()`. `observe` is called for every
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
  // Half a megabyte of code that neither a database on a server needs, nor a command that hands its work to the server.
  const { embeddedPostgres } = await import('./embedded-postgres.ts');
  const connection = await embeddedPostgres(dataDirectory);
  const pglite = counting(connection, writes);
  const settings: Settings = new Kysely({ dialect: new PGliteDialect({ pglite }), ...log });
  countWrites(settings, writes);
  connections.set(settings, { embedded: connection });
  return settings;
}
