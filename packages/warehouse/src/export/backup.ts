import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { messageOf } from '../engine/engine-error.ts';
import { WarehouseNotWritable } from '../errors.ts';

/**
 * Copies the whole database into a new file, which appears when it is complete. By DuckDB, never by copying the file:
 * closing a second handle on the file would give up this process's lock on it.
 */
export async function backup(connection: DuckDBConnection, file: string): Promise<void> {
  if (existsSync(file)) throw new WarehouseNotWritable(`${file} exists already.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  try {
    await connection.run(`attach '${partial.replaceAll("'", "''")}' as backup`);
    try {
      const database = await connection.runAndReadAll('select current_database()');
      await connection.run(`copy from database "${database.getRows()[0]?.[0]}" to backup`);
    } finally {
      await connection.run('detach backup');
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw new WarehouseNotWritable(`The backup ${file} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}
