import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import { maybeOverdue } from '@waybill/warehouse';
import { withoutCheckpoints } from '../compact/sort-partitions.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { readCounters } from '../load/counters.ts';
import { insertLoad } from '../load/insert-load.ts';
import { inQuietTransaction } from '../load/transaction.ts';
import { rollUpSettled, settle, writeSettled } from './apply-deliveries.ts';
import { deliveryWords } from './delivery-words.ts';

/** The packages that became pending late, and the load with which they are published. */
interface Overdue {
  readonly loadId: number;
  readonly committedAt: Date;
  readonly packages: number;
}

/**
 * Makes packages pending late whose promised moment has passed by `now`, as a load of its own; undefined if there are
 * none. Call it only while no load is open.
 */
export async function settleOverdue(
  connection: DuckDBConnection,
  gate: ReaderGate,
  rollups: readonly Rollup[],
  now: Date,
  source: string,
): Promise<Overdue | undefined> {
  const startedAt = new Date();
  await settle(connection, maybeOverdue(deliveryWords, now, 'delivery_fact'), now);
  try {
    const changed = await connection.runAndReadAll('select count(*) from settled where is_changed');
    if (Number(changed.getRows()[0]?.[0]) === 0) return undefined;
    return await withoutCheckpoints(connection, () =>
      inQuietTransaction(connection, gate, async () => {
        const packages = await writeSettled(connection);
        await rollUpSettled(connection, rollups);
        const first = await readCounters(connection);
        const { loadId, committedAt } = await insertLoad(connection, { kind: 'overdue', source }, first, startedAt);
        return { loadId, committedAt, packages };
      }),
    );
  } finally {
    await connection.run('drop table settled');
  }
}
