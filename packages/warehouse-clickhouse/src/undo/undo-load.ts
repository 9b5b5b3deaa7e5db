import { LoadRejected, type UndoSummary } from '@waybill/warehouse';
import { takeBackDeliveries } from '../deliveries/take-back-deliveries.ts';
import type { Change, CommittedChange } from '../load/change.ts';

/** The tables of a load of invoices beside packages, charges and rollups. */
const takenBack = ['source_row', 'classified_charge', 'billed_delivery'];

/**
 * Takes back every row of a load, its rollups included, as a load of its own.
 * @throws LoadRejected for a load that is not there, was undone already, or whose invoices have later parts.
 */
export async function undoLoad(
  change: Change,
  undone: number,
  source: string,
): Promise<UndoSummary & Pick<CommittedChange, 'committedAt'>> {
  const { connection, loading, rollups } = change;
  if (await holdsDeliveries(change, undone)) {
    const packages = await takeBackDeliveries(change, undone);
    const { loadId, committedAt } = await change.commit({ kind: 'undo', source });
    return { loadId, invoices: 0, packages, charges: 0, committedAt };
  }
  await assertLast(change, undone);
  const [counted = []] = await connection.rows(
    `select (select count() from invoice where load_id = ${undone} and ${change.seen()}),
       (select count() from package_level_info where load_id = ${undone} and ${change.seen()}),
       (select count() from charge_level_info where load_id = ${undone} and ${change.seen()})`,
  );
  await loading.make('undone', 'load_id Int32');
  await connection.insertRows(loading.of('undone'), [[undone]]);
  const ofLoad = `load_id in (select load_id from ${loading.of('undone')})`;
  const tables = ['package_level_info', 'charge_level_info', 'invoice', ...takenBack];
  for (const table of [...rollups.map(({ name }) => name), ...tables]) await change.end(table, ofLoad);
  const [invoices = 0, packages = 0, charges = 0] = counted.map(Number);
  const { loadId, committedAt } = await change.commit({ kind: 'undo', source });
  return { loadId, invoices, packages, charges, committedAt };
}

async function holdsDeliveries(change: Change, loadId: number): Promise<boolean> {
  const found = await change.connection.rows(
    `select 1 from delivery_source where load_id = ${loadId} and ${change.seen()} limit 1`,
  );
  return found.length > 0;
}

/** Later parts count packages that an earlier one brought as their adjustments, so they cannot stay without it. */
async function assertLast(change: Change, loadId: number): Promise<void> {
  const own = `select invoice_id from invoice where load_id = ${loadId} and ${change.seen()}`;
  const [row = []] = await change.connection.rows(
    `select (select count() from (${own})),
       (select count() from invoice where load_id > ${loadId} and ${change.seen()} and invoice_id in (${own}))`,
  );
  const [brought, later] = row.map(Number);
  if (!brought) throw new LoadRejected(`There is nothing of load ${loadId} that could be undone.`);
  if (later) throw new LoadRejected(`A later load has added rows to an invoice of load ${loadId}.`);
}
