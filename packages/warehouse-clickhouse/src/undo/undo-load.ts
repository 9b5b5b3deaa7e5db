import { LoadRejected, type UndoSummary } from '@waybill/warehouse';
import { takeBackDeliveries } from '../deliveries/take-back-deliveries.ts';
import type { Change } from '../load/change.ts';
import type { CommittedChange, WholeChange } from '../load/whole-change.ts';

/** The tables of a load of invoices beside packages, charges and rollups. */
const takenBack = ['source_row', 'classified_charge', 'billed_delivery'];

/**
 * Takes back every row of a load, its rollups included, as a load of its own.
 * @throws LoadRejected for a load that is not there, was undone already, or whose invoices have later parts.
 */
export async function undoLoad(
  whole: WholeChange,
  undone: number,
  source: string,
): Promise<UndoSummary & Pick<CommittedChange, 'committedAt'>> {
  if (await holdsDeliveries(whole.first, undone)) {
    const packages = sumOf(await whole.onEach((change) => takeBackDeliveries(change, undone)));
    const { loadId, committedAt } = await whole.commit({ kind: 'undo', source });
    return { loadId, invoices: 0, packages, charges: 0, committedAt };
  }
  await assertLast(whole, undone);
  const counted = await whole.onEach((change) => takeBack(change, undone));
  const { loadId, committedAt } = await whole.commit({ kind: 'undo', source });
  return {
    loadId,
    invoices: sumOf(counted.map(({ invoices }) => invoices)),
    packages: sumOf(counted.map(({ packages }) => packages)),
    charges: sumOf(counted.map(({ charges }) => charges)),
    committedAt,
  };
}

async function takeBack(change: Change, undone: number): Promise<Omit<UndoSummary, 'loadId'>> {
  const { connection, loading, rollups } = change;
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
  return { invoices, packages, charges };
}

async function holdsDeliveries(change: Change, loadId: number): Promise<boolean> {
  const found = await change.connection.rows(
    `select 1 from delivery_source where load_id = ${loadId} and ${change.seen()} limit 1`,
  );
  return found.length > 0;
}

/** Later parts count packages that an earlier one brought as their adjustments, so they cannot stay without it. */
async function assertLast(whole: WholeChange, loadId: number): Promise<void> {
  const found = await whole.onEach(async (change) => {
    const own = `select invoice_id from invoice where load_id = ${loadId} and ${change.seen()}`;
    const [row = []] = await change.connection.rows(
      `select (select count() from (${own})),
         (select count() from invoice where load_id > ${loadId} and ${change.seen()} and invoice_id in (${own}))`,
    );
    const [brought = 0, later = 0] = row.map(Number);
    return { brought, later };
  });
  if (found.every(({ brought }) => brought === 0))
    throw new LoadRejected(`There is nothing of load ${loadId} that could be undone.`);
  if (found.some(({ later }) => later > 0))
    throw new LoadRejected(`A later load has added rows to an invoice of load ${loadId}.`);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
