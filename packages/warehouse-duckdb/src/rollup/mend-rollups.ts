import type { DuckDBConnection } from '@duckdb/node-api';
import { type Rollup, rollupColumns, rollupSelect } from '@waybill/query';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { inQuietTransaction } from '../load/transaction.ts';
import { fillRollup } from './rollup-table.ts';

/**
 * Compares every rollup with what its fact table adds up to, and builds those again that differ. Returns their names. To
 * be run when no load is open.
 */
export async function mendRollups(
  connection: DuckDBConnection,
  gate: ReaderGate,
  rollups: readonly Rollup[],
): Promise<string[]> {
  const mended: string[] = [];
  for (const rollup of rollups) {
    if ((await differences(connection, rollup)) === 0) continue;
    await inQuietTransaction(connection, gate, async () => {
      await connection.run(`delete from "${rollup.name}"`);
      await connection.run(fillRollup(rollup, 'true'));
    });
    mended.push(rollup.name);
  }
  return mended;
}

/** How many rows are in only one of the two. */
async function differences(connection: DuckDBConnection, rollup: Rollup): Promise<number> {
  const columns = rollupColumns(rollup).map(({ name }) => `"${name}"`);
  const kept = `select ${columns} from "${rollup.name}"`;
  const fresh = rollupSelect(rollup);
  const counted = await connection.runAndReadAll(
    `select count(*) from ((${kept} except all ${fresh}) union all (${fresh} except all ${kept}))`,
  );
  return Number(counted.getRows()[0]?.[0]);
}
