import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { WarehouseCorrupt, WarehouseLocked, WarehouseNewer, WarehouseNotWritable } from '@waybill/warehouse';
import type { DuckDbOptions } from '../duckdb-options.ts';
import { messageOf } from './engine-error.ts';

/**
 * DuckDB's lock belongs to the process, so it does not stop this process from opening a file twice; this list does.
 */
const openFiles = new Set<string>();

/** An engine with its file open; `close` lets go of the file. */
export interface OpenInstance {
  readonly instance: DuckDBInstance;
  /** How much memory it may use, such as `3GB`. */
  readonly memoryLimit: string;
  close(): void;
}

/** Opens the file, and translates errors. */
export async function openInstance(options: DuckDbOptions): Promise<OpenInstance> {
  const file = canonicalPath(options.file);
  if (openFiles.has(file)) throw new WarehouseLocked(`${options.file} is open already in this process.`);
  if (!options.readOnly) assertWritable(file);
  openFiles.add(file);
  try {
    const instance = await DuckDBInstance.create(file, settings(options));
    return {
      instance,
      memoryLimit: options.memoryLimit ?? (await limitOf(instance)),
      close() {
        instance.closeSync();
        openFiles.delete(file);
      },
    };
  } catch (error) {
    openFiles.delete(file);
    throw openingError(options.file, error);
  }
}

async function limitOf(instance: DuckDBInstance): Promise<string> {
  const connection = await instance.connect();
  const found = await connection.runAndReadAll(`select current_setting('memory_limit')`);
  connection.closeSync();
  return String(found.getRows()[0]?.[0]);
}

function canonicalPath(file: string): string {
  try {
    return join(realpathSync(dirname(file)), basename(file));
  } catch (error) {
    throw new WarehouseNotWritable(`The folder of ${file} does not exist.`, { cause: error });
  }
}

function assertWritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.W_OK);
  } catch (error) {
    throw new WarehouseNotWritable(`${file} may not be written.`, { cause: error });
  }
  if (existsSync(file) && !statSync(file).isFile()) throw new WarehouseCorrupt(`${file} is not a file.`);
}

function settings({ readOnly, threads, memoryLimit }: DuckDbOptions): Record<string, string> {
  return {
    access_mode: readOnly ? 'READ_ONLY' : 'READ_WRITE',
    // Measured: the default layout, readable by old versions, costs twice the time to load and to read (text columns).
    storage_compatibility_version: 'latest',
    threads: String(threads ?? availableParallelism()),
    // Measured while a large invoice was stored: with the defaults (128 and 512 MB), the C library keeps up to 700 MB of
    // what DuckDB has freed. Returning it earlier costs no processor time that could be measured.
    allocator_flush_threshold: '16MB',
    allocator_bulk_deallocation_flush_threshold: '32MB',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    ...(memoryLimit ? { memory_limit: memoryLimit } : {}),
  };
}

function openingError(file: string, error: unknown): Error {
  const text = messageOf(error);
  const cause = { cause: error };
  if (/could not set lock/i.test(text)) return new WarehouseLocked(`Another process has ${file} open.`, cause);
  if (/permission denied|read-only file system/i.test(text))
    return new WarehouseNotWritable(`${file} may not be written.`, cause);
  if (/newer|version number|storage version/i.test(text))
    return new WarehouseNewer(`${file} was written by a newer version.`, cause);
  return new WarehouseCorrupt(`${file} cannot be opened: ${text}`, cause);
}
