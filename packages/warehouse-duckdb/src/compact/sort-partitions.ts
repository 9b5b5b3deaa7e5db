import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableName } from '@waybill/model';
import { storedColumns } from '@waybill/warehouse';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { inQuietTransaction } from '../load/transaction.ts';
import type { ScatteredPartition } from './find-scattered.ts';

/**
 * Rewrites the rows of these partitions, sorted by client and bill date. Nothing else about a row changes. A single
 * partition is sorted in pieces of `packagesAtOnce` packages with their charges, so that memory does not grow with it.
 */
export async function sortPartitions(
  connection: DuckDBConnection,
  gate: ReaderGate,
  partitions: readonly ScatteredPartition[],
  packagesAtOnce: number,
): Promise<void> {
  const where = `bill_date_partition in (${partitions.map(({ billDatePartition }) => billDatePartition).join(', ')})`;
  await withoutCheckpoints(connection, () =>
    inQuietTransaction(connection, gate, async () => {
      const pieces = partitions.length === 1 ? await piecesOf(connection, where, packagesAtOnce) : ['true'];
      const conditions = pieces.map((piece) => `${where} and ${piece}`);
      await rewrite(connection, 'package_level_info', conditions, 'client_id, bill_date, tracking_id');
      await rewrite(connection, 'charge_level_info', conditions, 'client_id, bill_date, tracking_id, charge_id');
      const values = partitions.map(({ billDatePartition, lastLoad }) => `(${billDatePartition}, ${lastLoad})`);
      await connection.run(`insert or replace into compaction values ${values.join(', ')}`);
    }),
  );
}

/** Conditions that split the packages of one client into pieces, in the order in which they are sorted. */
async function piecesOf(connection: DuckDBConnection, where: string, packagesAtOnce: number): Promise<string[]> {
  const ends = await connection.runAndReadAll(
    `select bill_date::varchar, tracking_id from (
       select bill_date, tracking_id, row_number() over (order by bill_date, tracking_id) as place
       from package_level_info where ${where}
     ) where place % ${packagesAtOnce} = 0 order by place`,
  );
  const upTo = ends
    .getRows()
    .map(([day, last]) => `(bill_date < date '${day}' or (bill_date = date '${day}' and tracking_id <= ${last}))`);
  return [...upTo, 'true'].map((end, index) => (index === 0 ? end : `${end} and not ${upTo[index - 1]}`));
}

/** Appends the rows again, one condition after another, and deletes those that were there before. */
async function rewrite(
  connection: DuckDBConnection,
  table: TableName,
  conditions: readonly string[],
  order: string,
): Promise<void> {
  const columns = storedColumns(table).map(({ name }) => `"${name}"`);
  const before = await connection.runAndReadAll(`select coalesce(max(rowid), -1) from ${table}`);
  const lastRow = String(before.getRows()[0]?.[0]);
  for (const where of conditions) {
    await connection.run(
      `insert into ${table} (${columns}) select ${columns} from ${table} where ${where} order by ${order}`,
    );
    await connection.run(`delete from ${table} where rowid <= ${lastRow} and ${where}`);
  }
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
