import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { openSettings, type Settings, useAlone } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import type { ClickHouseAddress } from '@waybill/warehouse-clickhouse';
import type { QueryWatch } from '../telemetry/query-watch.ts';
import { DataDirectoryError } from './data-directory-error.ts';
import { type DataPaths, dataPaths } from './data-paths.ts';
import { type OpenWarehouse, openFileWarehouse, openServerWarehouse } from './open-warehouse.ts';
import { describeCorrected, keepNewFilesToOwner, keepToOwner } from './owner-only.ts';
import { type DataVersionFile, readVersionFile, writeVersionFile } from './version-file.ts';

/** A data directory whose databases are open, for this process alone. */
export interface OpenDataDirectory {
  readonly paths: DataPaths;
  readonly warehouse: Warehouse;
  /** Fills the warehouse, while it is empty, with rows that are made in a file of DuckDB. */
  readonly fillWarehouse: OpenWarehouse['fill'];
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
  /** The ClickHouse database of the warehouse; absent: a DuckDB file in the directory. */
  readonly warehouseAddress?: ClickHouseAddress | undefined;
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
  const isFirstStartOver = version?.firstStart === 'done';
  const { settings, warehouse, close } = await openDatabases(paths, version?.firstStart === 'loading', options);
  try {
    const seed = isFirstStartOver ? version.seed : undefined;
    if (seed === undefined) await writeVersionFile(paths.version, { firstStart: 'loading', seed: 'none' });
    return {
      paths,
      warehouse: warehouse.warehouse,
      fillWarehouse: warehouse.fill,
      settings,
      seed,
      markComplete: (brought) => writeVersionFile(paths.version, { firstStart: 'done', seed: brought }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface OpenDatabases {
  readonly settings: Settings;
  readonly warehouse: OpenWarehouse;
  close(): Promise<void>;
}

async function openDatabases(
  paths: DataPaths,
  wasInterrupted: boolean,
  options: DataDirectoryOptions,
): Promise<OpenDatabases> {
  const { warehouseAddress: address, databaseUrl } = options;
  if (address === undefined || databaseUrl === undefined) return await openWithFile(paths, wasInterrupted, options);
  const { settings, letGo } = await openOwnSettings(paths, options);
  const closeSettings = async () => {
    await settings.destroy();
    await letGo();
  };
  try {
    const warehouse = await openServerWarehouse(paths, { ...options, address, databaseUrl });
    const close = async () => {
      await warehouse.warehouse.close();
      await closeSettings();
    };
    return { settings, warehouse, close };
  } catch (error) {
    await closeSettings();
    throw error;
  }
}

/** The warehouse comes first: the engine's lock on its file keeps a second process out of all the rest. */
async function openWithFile(
  paths: DataPaths,
  wasInterrupted: boolean,
  options: DataDirectoryOptions,
): Promise<OpenDatabases> {
  const warehouse = await openFileWarehouse(paths, wasInterrupted, options);
  try {
    const { settings, letGo } = await openOwnSettings(paths, options);
    // The embedded PostgreSQL sets permissions of its own when it makes its files.
    if (options.databaseUrl === undefined) await keepToOwner(paths.postgres);
    const close = async () => {
      await settings.destroy();
      await letGo();
      await warehouse.warehouse.close();
    };
    return { settings, warehouse, close };
  } catch (error) {
    await warehouse.warehouse.close();
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
