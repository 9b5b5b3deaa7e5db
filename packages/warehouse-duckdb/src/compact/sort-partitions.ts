import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableName } from '@waybill/model';
import { storedColumns } from '@waybill/warehouse';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { inQuietTransaction } from '../load/transaction.ts';
import type { ScatteredPartition } from './find-scattered.ts';

/** Rewrites the rows of these partitions, sorted by client and bill date. Nothing else about a row changes. */
export async function sortPartitions(
  connection: DuckDBConnection,
  gate: ReaderGate,
  partitions: readonly ScatteredPartition[],
): Promise<void> {
  const where = `bill_date_partition in (${partitions.map(({ billDatePartition }) => billDatePartition).join(', ')})`;
  await withoutCheckpoints(connection, () =>
    inQuietTransaction(connection, gate, async () => {
      await rewrite(connection, 'package_level_info', where, 'client_id, bill_date, tracking_id');
      await rewrite(connection, 'charge_level_info', where, 'client_id, bill_date, tracking_id, charge_id');
      const values = partitions.map(({ billDatePartition, lastLoad }) => `(${billDatePartition}, ${lastLoad})`);
      await connection.run(`insert or replace into compaction values ${values.join(', ')}`);
    }),
  );
}

async function rewrite(connection: DuckDBConnection, table: TableName, where: string, order: string): Promise<void> {
  const columns = storedColumns(table).map(({ name }) => `"${name}"`);
  await connection.run(`create temp table moving as select ${columns} from ${table} where ${where}`);
  await connection.run(`delete from ${table} where ${where}`);
  await connection.run(`insert into ${table} (${columns}) select ${columns} from moving order by ${order}`);
  await connection.run('drop table moving');
}

/** A commit that also writes a checkpoint would block readers for longer than necessary. */
export async function withoutCheckpoints<Result>(
  connection: DuckDBConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.run("set checkpoint_threshold = '1TB'");
  try {
    return await work();
  } finally {
    await connection.run('reset checkpoint_threshold');
  }
}
