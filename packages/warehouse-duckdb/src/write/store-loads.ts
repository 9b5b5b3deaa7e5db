import type { DuckDBConnection } from '@duckdb/node-api';
import { type Rollup, sql } from '@waybill/query';
import {
  type ChangePart,
  chargesOfPackageRule,
  classifyLoad,
  completeLoad,
  type LoadDescription,
  LoadRejected,
  loadRules,
} from '@waybill/warehouse';
import { DuckDbStatements } from '../change/duckdb-change.ts';
import { settleDollars } from '../dollars/settle-dollars.ts';
import { endingOnOneThread } from '../engine/ending-on-one-thread.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { chargesAddUp } from '../load/charges-add-up.ts';
import type { Counters } from '../load/counters.ts';
import { insertLoads, type StoredLoad } from '../load/insert-load.ts';
import { inTransaction } from '../load/transaction.ts';
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
  const ownPromises = descriptions.at(-1)?.ownPromises;
  const partOf = (load: number, compare: '=' | '>='): ChangePart =>
    new DuckDbStatements(connection, load, rollups, sql`load_id ${sql.raw(compare)} ${sql.lit(load)}`);
  return await endingOnOneThread(connection, gate, async (useOneThread) => {
    if (isSmall) await useOneThread();
    return await inTransaction(connection, async () => {
      await fill();
      for (const [place, { classifications = [] }] of descriptions.entries())
        await classifyLoad(partOf(loadId + place, '='), classifications);
      const currencies = await currenciesOf(connection, loadId);
      if (currencies !== 'dollars') await connection.run(settleDollars(`load_id >= ${loadId}`));
      await completeLoad(partOf(loadId, '>='), tenantIds, ownPromises);
      await verifyLoad(connection, loadId);
      if (!isSmall) await useOneThread();
      const loads = { firstLoad: loadId, isOne: descriptions.length === 1, isSmall };
      await fillRollupsOfLoads(connection, rollups, loads, currencies);
      return await insertLoads(connection, descriptions, first, startedAt);
    });
  });
}

/** Checks the rows of the loads from a number on inside their transaction; throws LoadRejected at the first that does not add up. */
async function verifyLoad(connection: DuckDBConnection, firstLoad: number): Promise<void> {
  for (const rule of loadRules) {
    if (rule === chargesOfPackageRule && (await chargesAddUp(connection, firstLoad))) continue;
    const [broken] = (await connection.runAndReadAll(rule.sql(firstLoad))).getRowsJson();
    if (broken) throw new LoadRejected(rule.message(broken.map(String)));
  }
}
