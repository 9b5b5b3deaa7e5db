import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import type { LoadDescription } from '@waybill/warehouse';
import { settleDollars } from '@waybill/warehouse';
import { classifyLoad } from '../charges/classify-charges.ts';
import { completeNewPackages } from '../deliveries/apply-deliveries.ts';
import { endingOnOneThread } from '../engine/ending-on-one-thread.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import type { Counters } from '../load/counters.ts';
import { insertLoads, type StoredLoad } from '../load/insert-load.ts';
import { inTransaction } from '../load/transaction.ts';
import { verifyLoad } from '../load/verify.ts';
import { currenciesOf, fillRollupsOfLoads } from '../rollup/fill-rollups-of-loads.ts';

interface LoadParts {
  readonly gate: ReaderGate;
  readonly rollups: readonly Rollup[];
  /** So few rows that neither a second thread nor their order saves any time. */
  readonly isSmall: boolean;
  readonly fill: () => Promise<void>;
}

/**
 * Stores loads in one transaction: their rows by `fill`, their dollars settled, checked and rolled up, then their own
 * rows, which make them exist.
 */
export async function storeLoads(
  connection: DuckDBConnection,
  descriptions: readonly LoadDescription[],
  first: Counters,
  startedAt: Date,
  { gate, rollups, isSmall, fill }: LoadParts,
): Promise<StoredLoad[]> {
  const { loadId } = first;
  const tenantIds = [...new Set(descriptions.flatMap(({ tenantId }) => tenantId ?? []))];
  return await endingOnOneThread(connection, gate, async (useOneThread) => {
    if (isSmall) await useOneThread();
    return await inTransaction(connection, async () => {
      await fill();
      for (const [place, { classifications = [] }] of descriptions.entries())
        await classifyLoad(connection, loadId + place, classifications);
      const currencies = await currenciesOf(connection, loadId);
      if (currencies !== 'dollars') await connection.run(settleDollars(`load_id >= ${loadId}`));
      await completeNewPackages(connection, loadId, tenantIds);
      await verifyLoad(connection, loadId);
      if (!isSmall) await useOneThread();
      const loads = { firstLoad: loadId, isOne: descriptions.length === 1, isSmall };
      await fillRollupsOfLoads(connection, rollups, loads, currencies);
      return await insertLoads(connection, descriptions, first, startedAt);
    });
  });
}
