import { sql } from '@waybill/query';
import { type Change, type ChangePart, sumOf } from '../change/change.ts';
import { namedIn, settle, storeSettled } from '../deliveries/settle.ts';
import { LoadRejected } from '../errors.ts';
import type { OwnPromises } from '../ledger/own-promises.ts';

/** What an undo removed. */
export interface UndoSummary {
  /** The number under which the undo is published. */
  readonly loadId: number;
  readonly invoices: number;
  /** Package rows. */
  readonly packages: number;
  readonly charges: number;
}

/** The tables of a load of invoices besides packages, charges, invoices and rollups. */
const furtherTables = ['source_row', 'classified_charge', 'billed_delivery'];

/** Removes every row of a load, as `Warehouse.undoLoad` promises. */
export async function undoLoad(
  change: Change,
  undone: number,
  source: string,
  own: readonly OwnPromises[],
): Promise<UndoSummary> {
  const { loadId } = change;
  const deliveries = await change.onEach((part) => countOf(part, 'delivery_source', undone));
  if (sumOf(deliveries) > 0) {
    const packages = sumOf(await change.onEach((part) => removeDeliveries(part, undone, own)));
    await change.commit({ kind: 'undo', source });
    return { loadId, invoices: 0, packages, charges: 0 };
  }
  await assertLast(change, undone);
  const removed = await change.onEach((part) => removeLoad(part, undone));
  await change.commit({ kind: 'undo', source });
  return {
    loadId,
    invoices: sumOf(removed.map(({ invoices }) => invoices)),
    packages: sumOf(removed.map(({ packages }) => packages)),
    charges: sumOf(removed.map(({ charges }) => charges)),
  };
}

async function removeLoad(part: ChangePart, undone: number): Promise<Omit<UndoSummary, 'loadId'>> {
  const remove = await removerOf(part, undone);
  for (const table of [...part.rollups.map(({ name }) => name), ...furtherTables]) await remove(table);
  return {
    charges: await remove('charge_level_info'),
    packages: await remove('package_level_info'),
    invoices: await remove('invoice'),
  };
}

/** Removes the delivery facts of a load; its packages return to what is known without them. Returns how many changed. */
async function removeDeliveries(part: ChangePart, undone: number, own: readonly OwnPromises[]): Promise<number> {
  await part.stage(
    'orphaned',
    sql`select distinct tracking_number, reference from ${part.tableOf('delivery_fact')} f where load_id = ${sql.lit(undone)}`,
  );
  const remove = await removerOf(part, undone);
  for (const table of ['delivery_fact', 'delivery_scope', 'delivery_source']) await remove(table);
  await settle(part, namedIn(part.staged('orphaned')), own);
  return await storeSettled(part);
}

async function removerOf(part: ChangePart, undone: number): Promise<(table: string) => Promise<number>> {
  const load = sql.lit(undone);
  await part.stage('undone', sql`select ${load} as load_id`);
  return (table) =>
    part.remove(table, sql`load_id = ${load} and load_id in (select load_id from ${part.staged('undone')})`);
}

async function countOf(part: ChangePart, table: string, loadId: number): Promise<number> {
  const [row] = await part.rows(sql`select count(*) from ${part.tableOf(table)} t where load_id = ${loadId}`);
  return Number(row?.[0]);
}

/** Later parts store rows as adjustments of packages in earlier parts, so they cannot remain without them. */
async function assertLast(change: Change, undone: number): Promise<void> {
  const own = await change.onEach((part) => countOf(part, 'invoice', undone));
  if (sumOf(own) === 0) throw new LoadRejected(`There is nothing of load ${undone} that could be undone.`);
  const later = await change.onEach((part) => {
    const invoices = part.tableOf('invoice');
    return part.rows(
      sql`select 1 from ${invoices} later where load_id > ${undone}
        and invoice_id in (select invoice_id from ${invoices} own where load_id = ${undone}) limit 1`,
    );
  });
  if (later.flat().length > 0) throw new LoadRejected(`A later load has added rows to an invoice of load ${undone}.`);
}
