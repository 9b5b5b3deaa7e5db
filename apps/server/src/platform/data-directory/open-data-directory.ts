import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { openSettings, type Settings, useAlone, useTogether } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import type { ClickHouseAddress } from '@waybill/warehouse-clickhouse';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { S3Location } from '../files/s3-location.ts';
import type { QueryWatch } from '../telemetry/query-watch.ts';
import { DataDirectoryError } from './data-directory-error.ts';
import { type DataPaths, dataPaths } from './data-paths.ts';
import { type OpenWarehouse, settingsServer, type WarehouseOpener, warehouseOpener } from './open-warehouse.ts';
import { describeCorrected, keepNewFilesToOwner, keepToOwner } from './owner-only.ts';
import { type DataVersionFile, homeOfVersionFile, readVersionFile, writeVersionFile } from './version-file.ts';

/** A data directory whose databases are open: for this process alone, unless the warehouse is shared. */
export interface OpenDataDirectory {
  readonly paths: DataPaths;
  readonly files: FileStore;
  readonly warehouse: Warehouse;
  /** Fills the warehouse, while it is empty, with rows that are made in a file of DuckDB. */
  readonly fillWarehouse: OpenWarehouse['fill'];
  readonly settings: Settings;
  /** Whether other servers may work on the same settings and files. */
  readonly sharesSettings: boolean;
  /** What the first start created; undefined until `markComplete`, while the databases have no content yet. */
  seed(): Promise<Seed | undefined>;
  markComplete(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** The data that the first start creates: the demo, a small set for tests, or nothing. */
export type Seed = DataVersionFile['seed'];

/** Which settings database belongs to the directory: a server by its URL, or the embedded one within it. */
export interface DataDirectoryOptions {
  readonly directory: string;
  /** A directory for this server alone; absent: the data directory. */
  readonly scratchDirectory?: string | undefined;
  /** Storage that speaks S3 for the files; absent: the directory. */
  readonly filesLocation?: S3Location | undefined;
  readonly databaseUrl?: string | undefined;
  /** The ClickHouse database of the warehouse; absent: a DuckDB file in the directory. */
  readonly warehouseAddress?: ClickHouseAddress | undefined;
  /** What the warehouse's engine may take, such as `4GB`. */
  readonly memoryLimit?: string | undefined;
  /** Called for the statements of both databases. */
  readonly watch?: QueryWatch | undefined;
  /** Called when files in the directory could be read by others than their owner. */
  readonly warn?: ((message: string) => void) | undefined;
}

/**
 * Opens a data directory, creating it if it is absent; only its owner may read it and what is in it, now and later. If
 * the first start was interrupted, everything is created again.
 * @throws DataDirectoryError, FileStoreError, WarehouseError, SettingsOfNewerVersion, SettingsInUse; the directory is
 * then as it was.
 */
export async function openDataDirectory(options: DataDirectoryOptions): Promise<OpenDataDirectory> {
  return await openOnWarehouse(options, warehouseOpener(options));
}

/** The same, on a warehouse of the caller's. Servers share the settings and the directory where they share that. */
export async function openOnWarehouse(
  options: DataDirectoryOptions,
  opener: WarehouseOpener,
): Promise<OpenDataDirectory> {
  const paths = dataPaths(options.directory, options.scratchDirectory);
  keepNewFilesToOwner();
  await makeWritable(paths.directory);
  if (paths.scratch !== paths.directory) await makeWritable(paths.scratch);
  const files = await openFileStore(options.filesLocation, paths.directory);
  try {
    return await openWithFiles(options, opener, paths, files);
  } catch (error) {
    files.close();
    throw error;
  }
}

async function openWithFiles(
  options: DataDirectoryOptions,
  opener: WarehouseOpener,
  paths: DataPaths,
  files: FileStore,
): Promise<OpenDataDirectory> {
  const home = homeOfVersionFile(files, paths.directory, opener.isShared);
  const version = await readVersionFile(home);
  const corrected = describeCorrected(paths.directory, await keepToOwner(paths.directory));
  if (corrected !== undefined) options.warn?.(corrected);
  const openWarehouse = () => opener.open(paths, version?.firstStart === 'loading');
  const openOwn = () => openOwnSettings(paths, options, opener.isShared);
  const opened = await (opener.isShared
    ? openSettingsFirst(openOwn, openWarehouse)
    : openWarehouseFirst(openOwn, openWarehouse));
  try {
    if (version?.firstStart !== 'done') await writeVersionFile(home, { firstStart: 'loading', seed: 'none' });
    // The embedded PostgreSQL sets permissions of its own when it makes its files.
    if (options.databaseUrl === undefined) await keepToOwner(paths.postgres);
    const { warehouse, fill } = opened.warehouse;
    return {
      paths,
      files,
      warehouse,
      fillWarehouse: fill,
      settings: opened.settings.settings,
      sharesSettings: opener.isShared,
      seed: async () => {
        const marked = await readVersionFile(home);
        return marked?.firstStart === 'done' ? marked.seed : undefined;
      },
      markComplete: (brought) => writeVersionFile(home, { firstStart: 'done', seed: brought }),
      close: async () => {
        await opened.close();
        files.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type OwnSettings = Awaited<ReturnType<typeof openOwnSettings>>;

interface OpenDatabases {
  readonly settings: OwnSettings;
  readonly warehouse: OpenWarehouse;
  close(): Promise<void>;
}

/** The engine's lock on its file keeps a second process out of all the rest. */
async function openWarehouseFirst(
  openOwn: () => Promise<OwnSettings>,
  openWarehouse: () => Promise<OpenWarehouse>,
): Promise<OpenDatabases> {
  const warehouse = await openWarehouse();
  try {
    const settings = await openOwn();
    const close = async () => {
      await settings.close();
      await warehouse.warehouse.close();
    };
    return { settings, warehouse, close };
  } catch (error) {
    await warehouse.warehouse.close();
    throw error;
  }
}

/** Those who change a shared warehouse take turns in the settings. */
async function openSettingsFirst(
  openOwn: () => Promise<OwnSettings>,
  openWarehouse: () => Promise<OpenWarehouse>,
): Promise<OpenDatabases> {
  const settings = await openOwn();
  try {
    const warehouse = await openWarehouse();
    const close = async () => {
      await warehouse.warehouse.close();
      await settings.close();
    };
    return { settings, warehouse, close };
  } catch (error) {
    await settings.close();
    throw error;
  }
}

/** The warehouse's lock protects the embedded database; a database on a server has a lock of its own. */
async function openOwnSettings(
  { postgres }: DataPaths,
  { databaseUrl: url, watch }: DataDirectoryOptions,
  sharesSettings: boolean,
) {
  const databaseUrl = sharesSettings ? settingsServer(url) : url;
  if (databaseUrl === undefined) {
    const settings = await openSettings({ dataDirectory: postgres }, watch?.onStatement);
    return { settings, close: () => settings.destroy() };
  }
  const use = await (sharesSettings ? useTogether(databaseUrl) : useAlone(databaseUrl));
  try {
    const settings = await openSettings({ databaseUrl }, watch?.onStatement);
    const close = async () => {
      await settings.destroy();
      await use.release();
    };
    return { settings, close };
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
