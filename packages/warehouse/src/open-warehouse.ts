import { rm } from 'node:fs/promises';
import { ResultCache } from './cache/result-cache.ts';
import { DuckDbWarehouse } from './duckdb-warehouse.ts';
import { ConnectionPool } from './engine/connection-pool.ts';
import { messageOf } from './engine/engine-error.ts';
import { type OpenInstance, openInstance } from './engine/open-instance.ts';
import { QueryRunner } from './engine/query-runner.ts';
import { WarehouseCorrupt, WarehouseError } from './errors.ts';
import { Writer } from './load/writer.ts';
import type { Publisher } from './publish/publisher.ts';
import { restorePublisher } from './publish/restore-publisher.ts';
import { assertCurrentSchema, prepareSchema } from './schema/schema.ts';
import type { Warehouse, WarehouseOptions } from './warehouse.ts';

const defaultConnections = 8;
const exportConnections = 2;
const defaultCacheBytes = 64 * 1024 * 1024;

/**
 * Opens (or makes) a warehouse file.
 * Throws WarehouseLocked, WarehouseNotWritable, WarehouseNewer or WarehouseCorrupt; the file is then as it was.
 */
export async function openWarehouse(options: WarehouseOptions): Promise<Warehouse> {
  const { file, readOnly = false } = options;
  const opened = await openInstance(options);
  try {
    const publisher = await prepare(opened, file, readOnly);
    const stagingFolder = `${file}.loading`;
    if (!readOnly) await rm(stagingFolder, { recursive: true, force: true });
    const readers = new ConnectionPool(opened.instance, options.connections ?? defaultConnections);
    return new DuckDbWarehouse({
      file,
      opened,
      publisher,
      readers,
      exporters: new ConnectionPool(opened.instance, exportConnections),
      runner: new QueryRunner(readers, new ResultCache(options.cacheBytes ?? defaultCacheBytes)),
      writer: readOnly ? undefined : new Writer(opened.instance, publisher, stagingFolder),
    });
  } catch (error) {
    opened.close();
    if (error instanceof WarehouseError) throw error;
    throw new WarehouseCorrupt(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** Brings the tables up to date and reads what is published. */
async function prepare({ instance }: OpenInstance, file: string, readOnly: boolean): Promise<Publisher> {
  const connection = await instance.connect();
  try {
    await (readOnly ? assertCurrentSchema(connection, file) : prepareSchema(connection, file));
    return await restorePublisher(connection);
  } finally {
    connection.closeSync();
  }
}
