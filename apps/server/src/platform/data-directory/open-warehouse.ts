import { rm } from 'node:fs/promises';
import { readFamilies, WriterTurns } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import { type ClickHouseAddress, openClickHouseWarehouse } from '@waybill/warehouse-clickhouse';
import { type DuckDbWarehouse, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { currentAsker } from '../http/asker.ts';
import type { QueryWatch } from '../telemetry/query-watch.ts';
import { copyToServer } from './copy-to-server.ts';
import { DataDirectoryError } from './data-directory-error.ts';
import type { DataPaths } from './data-paths.ts';

/** A warehouse that is open, whatever its engine. */
export interface OpenWarehouse {
  readonly warehouse: Warehouse;
  /** Fills the warehouse, while it is empty, with rows that are made in a file of DuckDB. */
  fill<Result>(make: (warehouse: DuckDbWarehouse) => Promise<Result>): Promise<Result>;
}

/** How the warehouse of a data directory is opened. */
export interface WarehouseOpener {
  /** Whether several servers may work on it. */
  readonly isShared: boolean;
  /** What an interrupted first start has left behind in a file is removed. */
  open(paths: DataPaths, wasInterrupted: boolean): Promise<OpenWarehouse>;
}

interface WarehouseOptions {
  readonly memoryLimit?: string | undefined;
  readonly watch?: QueryWatch | undefined;
}

/** In the file of a data directory, or, with an address, in a ClickHouse database. */
export function warehouseOpener({
  warehouseAddress: address,
  databaseUrl,
  ...options
}: WarehouseOptions & {
  readonly warehouseAddress?: ClickHouseAddress | undefined;
  readonly databaseUrl?: string | undefined;
}): WarehouseOpener {
  if (address === undefined)
    return { isShared: false, open: (paths, wasInterrupted) => openFile(paths, wasInterrupted, options) };
  const server = settingsServer(databaseUrl);
  return { isShared: true, open: (paths) => openOnServer(paths, { ...options, address, databaseUrl: server }) };
}

/** The settings database of a warehouse that servers share. @throws DataDirectoryError when it is the embedded one. */
export function settingsServer(databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new DataDirectoryError(
    'A warehouse on a server needs settings on a server: set DATABASE_URL to the postgresql:// address of a database.',
  );
}

async function openFile(
  paths: DataPaths,
  wasInterrupted: boolean,
  { memoryLimit, watch }: WarehouseOptions,
): Promise<OpenWarehouse> {
  const options = { file: paths.warehouse, asker: currentAsker, onRun: watch?.onRun, ...limit(memoryLimit) };
  let warehouse = await openDuckDbWarehouse(options);
  if (wasInterrupted) {
    await warehouse.close();
    await removeFile(paths.warehouse);
    await rm(paths.postgres, { recursive: true, force: true });
    warehouse = await openDuckDbWarehouse(options);
  }
  return { warehouse, fill: (make) => make(warehouse) };
}

interface ServerOptions extends WarehouseOptions {
  readonly address: ClickHouseAddress;
  readonly databaseUrl: string;
}

/** Those who change the warehouse take turns on the settings database. */
async function openOnServer(paths: DataPaths, options: ServerOptions): Promise<OpenWarehouse> {
  const { address, databaseUrl, memoryLimit, watch } = options;
  const warehouse = await openClickHouseWarehouse({
    address,
    asker: currentAsker,
    onRun: watch?.onRun,
    lock: new WriterTurns(databaseUrl),
    families: () => readFamilies(databaseUrl),
  });
  const file = `${paths.warehouse}.seed`;
  return {
    warehouse,
    async fill(make) {
      if (warehouse.dataVersion > 0) throw new DataDirectoryError(notEmpty);
      await removeFile(file);
      try {
        const made = await openDuckDbWarehouse({ file, ...limit(memoryLimit) });
        const result = await make(made).finally(() => made.close());
        await copyToServer(address, file, paths.directory);
        await warehouse.catchUp();
        return result;
      } finally {
        await removeFile(file);
      }
    },
  };
}

const notEmpty =
  'The demo needs an empty warehouse, and the database in WAREHOUSE_URL has loads. Set WAYBILL_SEED=none, or another ' +
  'database in WAREHOUSE_URL.';

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}.wal`, { force: true });
}

const limit = (memoryLimit: string | undefined) => (memoryLimit === undefined ? {} : { memoryLimit });
