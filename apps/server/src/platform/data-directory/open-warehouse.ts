import { rm } from 'node:fs/promises';
import { WriterTurns } from '@waybill/db';
import { copyWarehouse, type Warehouse } from '@waybill/warehouse';
import { type ClickHouseAddress, openClickHouseCopy, openClickHouseWarehouse } from '@waybill/warehouse-clickhouse';
import { type DuckDbWarehouse, openDuckDbCopySource, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { currentAsker } from '../http/asker.ts';
import type { QueryWatch } from '../telemetry/query-watch.ts';
import type { DataPaths } from './data-paths.ts';

/** A warehouse that is open, whatever its engine. */
export interface OpenWarehouse {
  readonly warehouse: Warehouse;
  /** Fills the warehouse, while it is empty, with rows that are made in a file of DuckDB. */
  fill<Result>(make: (warehouse: DuckDbWarehouse) => Promise<Result>): Promise<Result>;
}

interface WarehouseOptions {
  readonly memoryLimit?: string | undefined;
  readonly watch?: QueryWatch | undefined;
}

/** Opens the warehouse in the file of a data directory. What an interrupted first start left behind is removed. */
export async function openFileWarehouse(
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

/** Opens the warehouse in a ClickHouse database. Those who change it take turns on the settings database. */
export async function openServerWarehouse(paths: DataPaths, options: ServerOptions): Promise<OpenWarehouse> {
  const { address, databaseUrl, memoryLimit, watch } = options;
  const warehouse = await openClickHouseWarehouse({
    address,
    asker: currentAsker,
    onRun: watch?.onRun,
    lock: new WriterTurns(databaseUrl),
  });
  const file = `${paths.warehouse}.seed`;
  return {
    warehouse,
    async fill(make) {
      await removeFile(file);
      try {
        const made = await openDuckDbWarehouse({ file, ...limit(memoryLimit) });
        const result = await make(made).finally(() => made.close());
        await copyInto(address, file, paths.directory);
        await warehouse.catchUp();
        return result;
      } finally {
        await removeFile(file);
      }
    },
  };
}

async function copyInto(address: ClickHouseAddress, file: string, folder: string): Promise<void> {
  const source = await openDuckDbCopySource({ file });
  try {
    const target = await openClickHouseCopy(address);
    try {
      await copyWarehouse(source, target, folder, () => undefined);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}.wal`, { force: true });
}

const limit = (memoryLimit: string | undefined) => (memoryLimit === undefined ? {} : { memoryLimit });
