import { type ChargeClassification, isClassifiable, LoadRejected } from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { replaceStored } from '../load/replace-stored.ts';
import { settleDollars } from '../load/settle-dollars.ts';
import type { CommittedChange, WholeChange } from '../load/whole-change.ts';
import { isOfName, ofClients, valuesOfName } from './named-charges.ts';
import { type ChangedRows, makeChangedCharges, recategorise } from './recategorise.ts';

/** A classification that is applied to what is stored. */
export interface ToClassify {
  readonly classification: ChargeClassification;
  readonly clientIds: readonly number[];
  readonly source: string;
}

/** A change of stored charges. */
export type Reclassified = CommittedChange & ChangedRows;

/** Applies a classification to the stored charges of the clients, as a load of its own. */
export async function classifyCharges(whole: WholeChange, asked: ToClassify): Promise<Reclassified> {
  const changed = sumOf(await whole.onEach((change) => classifyOn(change, asked)));
  return { ...(await whole.commit({ kind: 'classify', source: asked.source })), ...changed };
}

async function classifyOn(change: Change, { classification, clientIds }: ToClassify): Promise<ChangedRows> {
  const { connection, loading, loadId } = change;
  const { id, family, group } = classification;
  const before = (where: string): string =>
    `charge_id in (select charge_id from classified_charge where ${where} and ${change.seen()})`;
  await makeChangedCharges(change);
  await connection.command(
    `insert into ${loading.of('changed_charge')}
     select charge_id, {p6:String}, {p7:Nullable(String)} from charge_level_info
     where ${isOfName} and ${ofClients('p5')} and ${change.seen()} and not ${before(`classification_id = ${id}`)}
       and (${isClassifiable} or ${before('true')})`,
    [...valuesOfName(classification), JSON.stringify(clientIds), family, group],
  );
  await loading.makeLike('classified_charge');
  await connection.command(
    `insert into ${loading.of('classified_charge')}
       (classification_id, charge_id, load_id, charge_family, accessorial_group, since_load)
     select ${id}, c.charge_id, c.load_id, c.charge_family, c.accessorial_group, ${loadId}
     from charge_level_info c join ${loading.of('changed_charge')} k on k.charge_id = c.charge_id
     where ${change.seen('c.')}`,
  );
  const changed = await replaceCharges(change);
  await loading.attach('classified_charge');
  return changed;
}

/**
 * Gives every charge that a classification changed, in history or when it was loaded, what it was before, as a load of
 * its own. @throws LoadRejected if a later classification has changed one of them.
 */
export async function undoClassification(
  whole: WholeChange,
  { classificationId, source }: { readonly classificationId: number; readonly source: string },
): Promise<Reclassified> {
  await whole.onEach((change) => assertLast(change, classificationId));
  const changed = sumOf(await whole.onEach((change) => takeBack(change, classificationId)));
  return { ...(await whole.commit({ kind: 'undo', source })), ...changed };
}

async function assertLast(change: Change, classificationId: number): Promise<void> {
  const own = `select charge_id from classified_charge where classification_id = ${classificationId} and ${change.seen()}`;
  const [later] = await change.connection.rows(
    `select 1 from classified_charge
     where classification_id > ${classificationId} and ${change.seen()} and charge_id in (${own}) limit 1`,
  );
  if (later) throw new LoadRejected('A later classification has changed the same charges. Undo that first.');
}

async function takeBack(change: Change, classificationId: number): Promise<ChangedRows> {
  const { connection, loading } = change;
  await makeChangedCharges(change);
  await connection.command(
    `insert into ${loading.of('changed_charge')}
     select charge_id, charge_family, accessorial_group from classified_charge
     where classification_id = ${classificationId} and ${change.seen()}`,
  );
  const changed = await replaceCharges(change);
  await change.end(
    'classified_charge',
    `classification_id = ${classificationId} and charge_id in (select charge_id from ${loading.of('changed_charge')})`,
  );
  return changed;
}

const sumOf = (changed: readonly ChangedRows[]): ChangedRows =>
  changed.reduce((sum, each) => ({ charges: sum.charges + each.charges, packages: sum.packages + each.packages }));

async function replaceCharges(change: Change): Promise<ChangedRows> {
  const changed = await recategorise(change, 'stored');
  if (changed.charges === 0) return changed;
  await change.loading.makeLike('package_level_info');
  await settleDollars(change);
  await replaceStored(change);
  await change.refillRollups();
  return changed;
}
