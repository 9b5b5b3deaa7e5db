import { constants } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import { openSettings, type Settings, useAlone, useTogether } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import type { DuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { currentAsker } from '../http/asker.ts';
import type { QueryWatch } from '../telemetry/query-watch.ts';
import { DataDirectoryError } from './data-directory-error.ts';
import { type DataPaths, dataPaths } from './data-paths.ts';
import { describeCorrected, keepNewFilesToOwner, keepToOwner } from './owner-only.ts';
import { type DataVersionFile, readVersionFile, writeVersionFile } from './version-file.ts';

/** A data directory whose databases are open: for this process alone, unless the warehouse is shared. */
export interface OpenDataDirectory<Engine extends Warehouse = DuckDbWarehouse> {
  readonly paths: DataPaths;
  readonly warehouse: Engine;
  readonly settings: Settings;
  /** Whether other servers may work on the same settings and files. */
  readonly sharesSettings: boolean;
  /** What the first start brought; undefined until `markComplete`: the databases wait for their first content. */
  seed(): Promise<Seed | undefined>;
  markComplete(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** The data that a first start brings: the demo, a small set for tests, or nothing. */
export type Seed = DataVersionFile['seed'];

/** Which settings database belongs to the directory: a server by its URL, or the embedded one within it. */
export interface DataDirectoryOptions {
  readonly directory: string;
  /** The directory of this server alone; absent: the data directory. */
  readonly scratchDirectory?: string | undefined;
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
  return await openOnWarehouse(options, (paths, wasInterrupted) => openFreshOrKept(paths, wasInterrupted, options));
}

/**
 * The same, on a warehouse that `openWarehouse` opens; it learns whether the first start was interrupted. Servers share
 * the settings and the data directory where the warehouse is no file of this machine.
 */
export async function openOnWarehouse<Engine extends Warehouse>(
  options: DataDirectoryOptions,
  openWarehouse: (paths: DataPaths, wasInterrupted: boolean) => Promise<Engine>,
): Promise<OpenDataDirectory<Engine>> {
  const paths = dataPaths(options.directory, options.scratchDirectory);
  keepNewFilesToOwner();
  await makeWritable(paths.directory);
  if (paths.scratch !== paths.directory) await makeWritable(paths.scratch);
  const version = await readVersionFile(paths.version);
  const corrected = describeCorrected(paths.directory, await keepToOwner(paths.directory));
  if (corrected !== undefined) options.warn?.(corrected);
  // The warehouse comes first: the engine's lock on its file keeps a second process out of all the rest.
  const warehouse = await openWarehouse(paths, version?.firstStart === 'loading');
  const sharesSettings = warehouse.localFile === undefined;
  try {
    if (version?.firstStart !== 'done') await writeVersionFile(paths.version, { firstStart: 'loading', seed: 'none' });
    const { settings, letGo } = await openOwnSettings(paths, options, sharesSettings);
    // The embedded PostgreSQL sets permissions of its own when it makes its files.
    if (options.databaseUrl === undefined) await keepToOwner(paths.postgres);
    return {
      paths,
      warehouse,
      settings,
      sharesSettings,
      seed: async () => {
        const marked = await readVersionFile(paths.version);
        return marked?.firstStart === 'done' ? marked.seed : undefined;
      },
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
async function openOwnSettings(
  { postgres }: DataPaths,
  { databaseUrl, watch }: DataDirectoryOptions,
  sharesSettings: boolean,
) {
  if (databaseUrl === undefined) {
    if (sharesSettings) throw new DataDirectoryError(needsServer);
    const settings = await openSettings({ dataDirectory: postgres }, watch?.onStatement);
    return { settings, letGo: async () => undefined };
  }
  const use = await (sharesSettings ? useTogether(databaseUrl) : useAlone(databaseUrl));
  try {
    return { settings: await openSettings({ databaseUrl }, watch?.onStatement), letGo: () => use.release() };
  } catch (error) {
    await use.release();
    throw error;
  }
}

const needsServer =
  'A warehouse on a server needs settings on a server: set DATABASE_URL to the postgresql:// address of a database.';

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
