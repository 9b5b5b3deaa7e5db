import type { DuckDBConnection } from '@duckdb/node-api';
import type { CompactionOptions, CompactionSummary } from '@waybill/warehouse';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { findScattered, type ScatteredPartition } from './find-scattered.ts';
import { sortPartitions } from './sort-partitions.ts';

/** Partitions with a smaller share of new rows since they were last sorted are left as they are. */
export const usualLooseShare = 1 / 8;

const rowsPerTransaction = 250_000;

/**
 * Sorts scattered partitions, a few at a time, and a large one in pieces of `packagesAtOnce` packages. Call it only while
 * no load is open.
 */
export async function compact(
  connection: DuckDBConnection,
  gate: ReaderGate,
  { everything = false, signal }: CompactionOptions,
  packagesAtOnce: number,
): Promise<CompactionSummary> {
  const scattered = await findScattered(connection, everything ? 0 : usualLooseShare);
  let partitions = 0;
  let rows = 0;
  for (const some of portions(scattered)) {
    if (signal?.aborted) break;
    await sortPartitions(connection, gate, some, packagesAtOnce);
    partitions += some.length;
    rows += rowsOf(some);
  }
  return { partitions, rows };
}

/** Splits the list so that each transaction stays small; a large partition gets its own. */
function portions(partitions: readonly ScatteredPartition[]): ScatteredPartition[][] {
  const result: ScatteredPartition[][] = [];
  for (const partition of partitions) {
    const last = result.at(-1);
    if (last && rowsOf(last) + partition.rows <= rowsPerTransaction) last.push(partition);
    else result.push([partition]);
  }
  return result;
}

const rowsOf = (partitions: readonly ScatteredPartition[]): number =>
  partitions.reduce((sum, { rows }) => sum + rows, 0);
