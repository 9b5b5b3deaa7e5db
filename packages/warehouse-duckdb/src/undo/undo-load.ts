import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import { LoadRejected, type UndoSummary } from '@waybill/warehouse';
import { withoutCheckpoints } from '../compact/sort-partitions.ts';
import { rollUpSettled, settle, writeSettled } from '../deliveries/apply-deliveries.ts';
import { packagesToldBy } from '../deliveries/deliveries-load.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { readCounters } from '../load/counters.ts';
import { insertLoad } from '../load/insert-load.ts';
import { inQuietTransaction } from '../load/transaction.ts';

/** What was undone, and when it was committed. */
export interface StoredUndo extends UndoSummary {
  readonly committedAt: Date;
}

/**
 * Removes every row of a load, including its rollups, and publishes that as a load of its own, in one transaction that
 * is committed while no query is running. Call it only while no load is open.
 * @throws LoadRejected for a load that does not exist, was already undone, or whose invoices have later parts.
 */
export async function undoLoad(
  connection: DuckDBConnection,
  gate: ReaderGate,
  rollups: readonly Rollup[],
  undone: number,
  source: string,
): Promise<StoredUndo> {
  const startedAt = new Date();
  return await withoutCheckpoints(connection, () =>
    inQuietTransaction(connection, gate, async () => {
      const first = await readCounters(connection);
      if (await holdsDeliveries(connection, undone)) {
        const packages = await takeBackDeliveries(connection, rollups, undone);
        const { loadId, committedAt } = await insertLoad(connection, { kind: 'undo', source }, first, startedAt);
        return { loadId, invoices: 0, packages, charges: 0, committedAt };
      }
      await assertLast(connection, undone);
      for (const { name } of rollups) await removeRows(connection, name, undone);
      const charges = await removeRows(connection, 'charge_level_info', undone);
      const packages = await removeRows(connection, 'package_level_info', undone);
      await removeRows(connection, 'source_row', undone);
      await removeRows(connection, 'classified_charge', undone);
      await removeRows(connection, 'billed_delivery', undone);
      const invoices = await removeRows(connection, 'invoice', undone);
      const { loadId, committedAt } = await insertLoad(connection, { kind: 'undo', source }, first, startedAt);
      return { loadId, invoices, packages, charges, committedAt };
    }),
  );
}

async function holdsDeliveries(connection: DuckDBConnection, loadId: number): Promise<boolean> {
  const found = await connection.runAndReadAll('select 1 from delivery_source where load_id = $1', [loadId]);
  return found.getRows().length > 0;
}

/**
 * Removes the delivery facts of a load; its packages go back to what is known without them. Returns how many changed.
 */
async function takeBackDeliveries(
  connection: DuckDBConnection,
  rollups: readonly Rollup[],
  loadId: number,
): Promise<number> {
  await connection.run(
    `create or replace temp table untold as select distinct tracking_id from package_level_info p where ${packagesToldBy(loadId)}`,
  );
  for (const table of ['delivery_fact', 'delivery_scope', 'delivery_source'])
    await removeRows(connection, table, loadId);
  await settle(connection, 'p.tracking_id in (select tracking_id from untold)');
  const packages = await writeSettled(connection);
  await rollUpSettled(connection, rollups);
  await connection.run('drop table settled');
  await connection.run('drop table untold');
  return packages;
}

async function removeRows(connection: DuckDBConnection, table: string, loadId: number): Promise<number> {
  const removed = await connection.run(`delete from "${table}" where load_id = ${loadId}`);
  return removed.rowsChanged;
}

/** Later parts store rows as adjustments of packages in earlier parts, so they cannot remain without them. */
async function assertLast(connection: DuckDBConnection, loadId: number): Promise<void> {
  const found = await connection.runAndReadAll(
    `select (select count(*) from invoice where load_id = $1),
       (select count(*) from invoice later join invoice own using (invoice_id)
        where own.load_id = $1 and later.load_id > $1)`,
    [loadId],
  );
  const [own, later] = (found.getRows()[0] ?? []).map(Number);
  if (!own) throw new LoadRejected(`There is nothing of load ${loadId} that could be undone.`);
  if (later) throw new LoadRejected(`A later load has added rows to an invoice of load ${loadId}.`);
}
