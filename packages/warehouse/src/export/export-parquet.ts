import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { messageOf } from '../engine/engine-error.ts';
import { WarehouseNotWritable } from '../errors.ts';
import { tableNames } from '../schema/fact-tables.ts';

/** Writes `<directory>/<table>/client_id=…/bill_date_partition=…/*.parquet`, generated columns included. */
export async function exportParquet(connection: DuckDBConnection, directory: string): Promise<void> {
  if (existsSync(directory)) throw new WarehouseNotWritable(`${directory} exists already.`);
  try {
    for (const table of tableNames) {
      const path = join(directory, table);
      await mkdir(path, { recursive: true });
      await connection.run(
        `copy (select * from ${table} order by client_id, bill_date) to '${path.replaceAll("'", "''")}'
         (format parquet, compression zstd, partition_by (client_id, bill_date_partition), write_partition_columns true)`,
      );
    }
  } catch (error) {
    throw new WarehouseNotWritable(`${directory} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}
