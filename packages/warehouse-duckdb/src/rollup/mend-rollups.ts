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
    if (!(await differs(connection, rollup))) continue;
    await inQuietTransaction(connection, gate, async () => {
      await connection.run(`delete from "${rollup.name}"`);
      await connection.run(fillRollup(rollup, 'true'));
    });
    mended.push(rollup.name);
  }
  return mended;
}

/** Whether some row is more often in one of the two than in the other. */
async function differs(connection: DuckDBConnection, rollup: Rollup): Promise<boolean> {
  const columns = rollupColumns(rollup).map(({ name }) => `"${name}"`);
  const found = await connection.runAndReadAll(
    `select 1 from (
       select ${columns}, 1 as times from "${rollup.name}" union all select *, -1 from (${rollupSelect(rollup)})
     ) group by ${columns} having sum(times) <> 0 limit 1`,
  );
  return found.getRows().length > 0;
}
