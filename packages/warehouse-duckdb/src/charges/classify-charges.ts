import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import { type ChargeClassification, isClassifiable, type ReclassifySummary } from '@waybill/warehouse';
import { withoutCheckpoints } from '../compact/sort-partitions.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { readCounters } from '../load/counters.ts';
import { insertLoad } from '../load/insert-load.ts';
import { inQuietTransaction } from '../load/transaction.ts';
import { type ChangedRows, changeCharges, forgetChange, refillRollups } from './changed-charges.ts';
import { isOfName, ofClients, valuesOfName } from './named-charges.ts';

/** What was changed, and when it was committed. */
export interface StoredChange extends ReclassifySummary {
  readonly committedAt: Date;
}

interface ToClassify {
  readonly classification: ChargeClassification;
  readonly clientIds: readonly number[];
  readonly source: string;
}

/**
 * Applies a classification to the stored charges of the clients and publishes that as a load of its own, in one
 * transaction that is committed while no query is running. Call it only while no load is open.
 */
export async function classifyCharges(
  connection: DuckDBConnection,
  gate: ReaderGate,
  rollups: readonly Rollup[],
  { classification, clientIds, source }: ToClassify,
): Promise<StoredChange> {
  const startedAt = new Date();
  return await withoutCheckpoints(connection, () =>
    inQuietTransaction(connection, gate, async () => {
      const first = await readCounters(connection);
      const changed = await classify(connection, classification, {
        where: ofClients('$5'),
        values: [JSON.stringify(clientIds)],
      });
      await refillRollups(connection, rollups);
      await forgetChange(connection);
      const { loadId, committedAt } = await insertLoad(connection, { kind: 'classify', source }, first, startedAt);
      return { loadId, ...changed, committedAt };
    }),
  );
}

/** Applies classifications to the rows of a load inside its transaction, before its rollups are filled. */
export async function classifyLoad(
  connection: DuckDBConnection,
  loadId: number,
  classifications: readonly ChargeClassification[],
): Promise<void> {
  const names = classifications.length === 0 ? new Set() : await namesIn(connection, loadId);
  for (const classification of classifications.filter((each) => names.has(nameOf(each)))) {
    await classify(connection, classification, { where: 'load_id = $5', values: [loadId] });
    await forgetChange(connection);
  }
}

/** What a load calls its charges. */
async function namesIn(connection: DuckDBConnection, loadId: number): Promise<ReadonlySet<string>> {
  const found = await connection.runAndReadAll(
    'select distinct carrier_id, charge_description, accessorial_code from charge_level_info where load_id = $1',
    [loadId],
  );
  return new Set(found.getRowsJson().map((row) => JSON.stringify(row)));
}

const nameOf = ({ carrierId, description, code }: ChargeClassification): string =>
  JSON.stringify([carrierId, description, code]);

interface Rows {
  /** A condition on charges whose parameters begin with the fifth. */
  readonly where: string;
  readonly values: readonly (string | number)[];
}

async function classify(
  connection: DuckDBConnection,
  classification: ChargeClassification,
  { where, values }: Rows,
): Promise<ChangedRows> {
  const { id, family, group } = classification;
  await connection.run(
    `create or replace temp table changed_charge as
     select charge_id, load_id, charge_family as old_family, accessorial_group as old_group,
       $${values.length + 5}::varchar as new_family, $${values.length + 6}::varchar as new_group
     from charge_level_info c
     where ${isOfName} and ${where}
       and not exists (select 1 from classified_charge k where k.charge_id = c.charge_id and k.classification_id = $${values.length + 7})
       and (${isClassifiable} or exists (select 1 from classified_charge k where k.charge_id = c.charge_id))`,
    [...valuesOfName(classification), ...values, family, group, id],
  );
  await connection.run(
    `insert into classified_charge select $1, charge_id, load_id, old_family, old_group from changed_charge`,
    [id],
  );
  return await changeCharges(connection);
}
