import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { SettingsSchema } from './settings-schema.ts';

/** The settings database, typed. */
export type Settings = Kysely<SettingsSchema>;

/** Either a PostgreSQL server by its URL, or the embedded one in a directory (absent: in memory). */
export type SettingsLocation = { readonly databaseUrl: string } | { readonly dataDirectory?: string };

const asText = (value: string): string => value;

/** Calendar days stay texts (`YYYY-MM-DD`): a JavaScript Date would move them by the time zone. */
function postgresPool(databaseUrl: string): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, asText);
  types.setTypeParser(pg.types.builtins.NUMERIC, asText);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return new pg.Pool({ connectionString: databaseUrl, max: 10, types });
}

async function embeddedPostgres(dataDirectory: string | undefined): Promise<PGlite> {
  return PGlite.create({
    ...(dataDirectory === undefined ? {} : { dataDir: dataDirectory }),
    parsers: { [pgliteTypes.DATE]: asText, [pgliteTypes.NUMERIC]: asText, [pgliteTypes.INT8]: Number },
  });
}

/**
 * Opens the settings database and brings it to this version. Close it with `destroy()`.
 * @throws SettingsOfNewerVersion when a newer Waybill wrote it.
 */
export async function openSettings(location: SettingsLocation): Promise<Settings> {
  const dialect =
    'databaseUrl' in location
      ? new PostgresDialect({ pool: postgresPool(location.databaseUrl) })
      : new PGliteDialect({ pglite: await embeddedPostgres(location.dataDirectory) });
  const settings = new Kysely<SettingsSchema>({ dialect });
  try {
    await migrate(settings);
  } catch (error) {
    await settings.destroy();
    throw error;
  }
  return settings;
}
