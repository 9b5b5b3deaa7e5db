import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { DuckDBConnection } from '@duckdb/node-api';
import { rollups as declaredRollups, type Rollup } from '@waybill/query';
import { Publisher, QueryRunner, ResultCache, WarehouseCorrupt, WarehouseError } from '@waybill/warehouse';
import { DuckDbEngine } from './duckdb-engine.ts';
import type { DuckDbOptions } from './duckdb-options.ts';
import { DuckDbWarehouse } from './duckdb-warehouse.ts';
import { ConnectionPool } from './engine/connection-pool.ts';
import { messageOf } from './engine/engine-error.ts';
import { EngineThreads } from './engine/engine-threads.ts';
import { type OpenInstance, openInstance } from './engine/open-instance.ts';
import { ReaderGate } from './engine/reader-gate.ts';
import { answeringOn } from './engine/run-json.ts';
import { keptRollups, prepareRollups } from './rollup/prepare-rollups.ts';
import { assertCurrentSchema, prepareSchema } from './schema/schema.ts';
import { Writer } from './write/writer.ts';

const defaultConnections = 8;
const exportConnections = 2;
const nobody = (): undefined => undefined;
const nobodyListens = (): void => undefined;
const usualPackagesAtOnce = 100_000;
const defaultCacheBytes = 64 * 1024 * 1024;

/**
 * Opens (or makes) a warehouse file.
 * Throws WarehouseLocked, WarehouseNotWritable, WarehouseNewer or WarehouseCorrupt; the file is then as it was.
 */
export async function openDuckDbWarehouse(options: DuckDbOptions): Promise<DuckDbWarehouse> {
  const { file, readOnly = false, asker = nobody, onRun = nobodyListens } = options;
  const { packagesAtOnce = usualPackagesAtOnce } = options;
  const opened = await openInstance(options);
  try {
    const gate = new ReaderGate();
    const threads = new EngineThreads({ gate, ...threadsFor(options) });
    const { publisher, rollups } = await prepare(opened, options, threads);
    const stagingFolder = `${file}.loading`;
    if (!readOnly) await rm(stagingFolder, { recursive: true, force: true });
    publisher.onPublished(() => gate.noteChange());
    const readers = new ConnectionPool(opened.instance, options.connections ?? defaultConnections, gate);
    const engine = new DuckDbEngine({
      file,
      opened,
      publisher,
      rollups,
      gate,
      readers,
      exporters: new ConnectionPool(opened.instance, exportConnections, gate),
      runner: new QueryRunner(answeringOn(readers), {
        cache: new ResultCache(options.cacheBytes ?? defaultCacheBytes),
        asker,
        observe: onRun,
      }),
      asker,
      writer: readOnly
        ? undefined
        : new Writer(opened.instance, publisher, { threads, gate, stagingFolder, rollups, packagesAtOnce }),
    });
    return new DuckDbWarehouse(engine);
  } catch (error) {
    opened.close();
    if (error instanceof WarehouseError) throw error;
    throw new WarehouseCorrupt(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** Brings tables and rollups up to date and reads what is published. */
async function prepare(
  { instance }: OpenInstance,
  { file, readOnly, rollups = declaredRollups }: DuckDbOptions,
  threads: EngineThreads,
): Promise<{ publisher: Publisher; rollups: readonly Rollup[] }> {
  const connection = await instance.connect();
  try {
    if (readOnly) await assertCurrentSchema(connection, file);
    else {
      await prepareSchema(connection, file);
      await prepareRollups(connection, rollups);
    }
    await threads.fitToPackages(connection);
    return {
      publisher: await restorePublisher(connection),
      rollups: await keptRollups(connection, rollups),
    };
  } finally {
    connection.closeSync();
  }
}

/** A number that is asked for is kept to, whatever is stored. */
const threadsFor = ({ threads }: DuckDbOptions): { all: number; few?: number } =>
  threads === undefined ? { all: availableParallelism() } : { all: threads, few: 0 };

/** Publishes what is committed: a load that was cut off has no row, and its rows went with it. */
async function restorePublisher(connection: DuckDBConnection): Promise<Publisher> {
  const last = await connection.runAndReadAll(
    'select load_id, epoch_ms(committed_at) from load order by load_id desc limit 1',
  );
  const [row] = last.getRows();
  return row ? new Publisher(Number(row[0]), new Date(Number(row[1]))) : new Publisher(0, null);
}
