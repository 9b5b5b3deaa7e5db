import { constants } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import { openSettings, type Settings, useAlone } from '@waybill/db';
import type { DuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { currentAsker } from '../http/asker.ts';
import type { QueryWatch } from '../telemetry/query-watch.ts';
import { DataDirectoryError } from './data-directory-error.ts';
import { type DataPaths, dataPaths } from './data-paths.ts';
import { describeCorrected, keepNewFilesToOwner, keepToOwner } from './owner-only.ts';
import { type DataVersionFile, readVersionFile, writeVersionFile } from './version-file.ts';

/** A data directory whose databases are open, for this process alone. */
export interface OpenDataDirectory {
  readonly paths: DataPaths;
  readonly warehouse: DuckDbWarehouse;
  readonly settings: Settings;
  /** What the first start brought; undefined until `markComplete`: the databases wait for their first content. */
  readonly seed: Seed | undefined;
  markComplete(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** The data that a first start brings: the demo, a small set for tests, or nothing. */
export type Seed = DataVersionFile['seed'];

/** Which settings database belongs to the directory: a server by its URL, or the embedded one within it. */
export interface DataDirectoryOptions {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
  /** What the warehouse's engine may take, such as `4GB`. */
  readonly memoryLimit?: string | undefined;
  /** Told of the statements of both databases. */
  readonly watch?: QueryWatch | undefined;
  /** Told when files of the directory could be read by others than their owner. */
  readonly warn?: ((message: string) => void) | undefined;
}

/**
 * Opens a data directory, making it when it is absent; only its owner may read it and what is in it, now and later.
 * What an interrupted first start left behind is made again.
 * @throws DataDirectoryError, WarehouseError, SettingsOfNewerVersion, SettingsInUse; the directory is then as it was.
 */
export async function openDataDirectory(options: DataDirectoryOptions): Promise<OpenDataDirectory> {
  const paths = dataPaths(options.directory);
  keepNewFilesToOwner();
  await makeWritable(paths.directory);
  const version = await readVersionFile(paths.version);
  const corrected = describeCorrected(paths.directory, await keepToOwner(paths.directory));
  if (corrected !== undefined) options.warn?.(corrected);
  // The warehouse comes first: the engine's lock on its file keeps a second process out of all the rest.
  const warehouse = await openFreshOrKept(paths, version?.firstStart === 'loading', options);
  try {
    const seed = version?.firstStart === 'done' ? version.seed : undefined;
    if (seed === undefined) await writeVersionFile(paths.version, { firstStart: 'loading', seed: 'none' });
    const { settings, letGo } = await openOwnSettings(paths, options);
    // The embedded PostgreSQL sets permissions of its own when it makes its files.
    if (options.databaseUrl === undefined) await keepToOwner(paths.postgres);
    return {
      paths,
      warehouse,
      settings,
      seed,
      markComplete: (brought) => writeVersionFile(paths.version, { firstStart: 'done', seed: brought }),
      async close() {
        await settings.destroy();
        await letGo();
        await warehouse.close();
      },
    };
  } catch (error) {
    await warehouse.close();
    throw error;
  }
}

/** The embedded database is kept from others by the warehouse's lock, one on a server by a lock in it. */
async function openOwnSettings({ postgres }: DataPaths, { databaseUrl, watch }: DataDirectoryOptions) {
  if (databaseUrl === undefined) {
    const settings = await openSettings({ dataDirectory: postgres }, watch?.onStatement);
    return { settings, letGo: async () => undefined };
  }
  const use = await useAlone(databaseUrl);
  try {
    return { settings: await openSettings({ databaseUrl }, watch?.onStatement), letGo: () => use.release() };
  } catch (error) {
    await use.release();
    throw error;
  }
}

async function makeWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirectoryError(
      `The data directory ${directory} cannot be written. Make it writable for this user, or set another ` +
        'directory with WAYBILL_DATA.',
      { cause: error },
    );
  }
}

async function openFreshOrKept(
  paths: DataPaths,
  wasInterrupted: boolean,
  { memoryLimit, watch }: Pick<DataDirectoryOptions, 'memoryLimit' | 'watch'>,
): Promise<DuckDbWarehouse> {
  const options = {
    file: paths.warehouse,
    asker: currentAsker,
    onRun: watch?.onRun,
    ...(memoryLimit === undefined ? {} : { memoryLimit }),
  };
  const warehouse = await openDuckDbWarehouse(options);
  if (!wasInterrupted) return warehouse;
  await warehouse.close();
  await rm(paths.warehouse, { force: true });
  await rm(`${paths.warehouse}.wal`, { force: true });
  await rm(paths.postgres, { recursive: true, force: true });
  return openDuckDbWarehouse(options);
}
