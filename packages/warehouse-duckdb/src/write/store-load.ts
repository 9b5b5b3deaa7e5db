import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import type { LoadDescription } from '@waybill/warehouse';
import { settleDollars } from '@waybill/warehouse';
import { classifyLoad } from '../charges/classify-charges.ts';
import { completeNewPackages } from '../deliveries/apply-deliveries.ts';
import { endingOnOneThread } from '../engine/ending-on-one-thread.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import type { Counters } from '../load/counters.ts';
import { insertLoad, type StoredLoad } from '../load/insert-load.ts';
import { inTransaction } from '../load/transaction.ts';
import { verifyLoad } from '../load/verify.ts';
import { fillRollupsOfLoad } from '../rollup/fill-rollups-of-load.ts';

interface LoadParts {
  readonly gate: ReaderGate;
  readonly rollups: readonly Rollup[];
  readonly fill: () => Promise<void>;
}

/** Stores a load in one transaction: its rows by `fill`, their dollars settled, checked and rolled up, then its own row, which makes it exist. */
export async function storeLoad(
  connection: DuckDBConnection,
  description: LoadDescription,
  first: Counters,
  startedAt: Date,
  { gate, rollups, fill }: LoadParts,
): Promise<StoredLoad> {
  const { loadId } = first;
  return await endingOnOneThread(connection, gate, (useOneThread) =>
    inTransaction(connection, async () => {
      await fill();
      await classifyLoad(connection, loadId, description.classifications ?? []);
      await connection.run(settleDollars(`load_id = ${loadId}`));
      await completeNewPackages(connection, loadId, description.tenantId);
      await verifyLoad(connection, loadId);
      await useOneThread();
      await fillRollupsOfLoad(connection, rollups, loadId);
      return await insertLoad(connection, description, first, startedAt);
    }),
  );
}
