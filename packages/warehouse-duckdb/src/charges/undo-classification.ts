import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import { LoadRejected } from '@waybill/warehouse';
import { withoutCheckpoints } from '../compact/sort-partitions.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { readCounters } from '../load/counters.ts';
import { insertLoad } from '../load/insert-load.ts';
import { inQuietTransaction } from '../load/transaction.ts';
import { changeCharges, forgetChange, refillRollups } from './changed-charges.ts';
import type { StoredChange } from './classify-charges.ts';

interface ToUndo {
  readonly classificationId: number;
  readonly source: string;
}

/**
 * Gives every charge that a classification changed, in history or when it was loaded, what it was before, and publishes
 * that as a load of its own, in one transaction that is committed while no query is running. Call it only while no load
 * is open.
 * @throws LoadRejected if a later classification has changed one of them.
 */
export async function undoClassification(
  connection: DuckDBConnection,
  gate: ReaderGate,
  rollups: readonly Rollup[],
  { classificationId, source }: ToUndo,
): Promise<StoredChange> {
  const startedAt = new Date();
  return await withoutCheckpoints(connection, () =>
    inQuietTransaction(connection, gate, async () => {
      const first = await readCounters(connection);
      await assertNewest(connection, classificationId);
      await connection.run(
        `create or replace temp table changed_charge as
         select k.charge_id, c.accessorial_group as old_group, k.charge_family as new_family,
           k.accessorial_group as new_group
         from classified_charge k join charge_level_info c using (charge_id) where k.classification_id = $1`,
        [classificationId],
      );
      await connection.run('delete from classified_charge where classification_id = $1', [classificationId]);
      const changed = await changeCharges(connection);
      await refillRollups(connection, rollups);
      await forgetChange(connection);
      const { loadId, committedAt } = await insertLoad(connection, { kind: 'undo', source }, first, startedAt);
      return { loadId, ...changed, committedAt };
    }),
  );
}

async function assertNewest(connection: DuckDBConnection, classificationId: number): Promise<void> {
  const found = await connection.runAndReadAll(
    `select later.classification_id from classified_charge own join classified_charge later using (charge_id)
     where own.classification_id = $1 and later.classification_id > $1 limit 1`,
    [classificationId],
  );
  const [later] = found.getRows();
  if (later) throw new LoadRejected('A later classification has changed the same charges. Undo that first.');
}
