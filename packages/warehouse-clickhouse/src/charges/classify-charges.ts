import { type ChargeClassification, isClassifiable, LoadRejected } from '@waybill/warehouse';
import type { Change, CommittedChange } from '../load/change.ts';
import { replaceStored } from '../load/replace-stored.ts';
import { settleDollars } from '../load/settle-dollars.ts';
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
export async function classifyCharges(
  change: Change,
  { classification, clientIds, source }: ToClassify,
): Promise<Reclassified> {
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
  return { ...(await change.commit({ kind: 'classify', source })), ...changed };
}

/**
 * Gives every charge that a classification changed, in history or when it was loaded, what it was before, as a load of
 * its own. @throws LoadRejected if a later classification has changed one of them.
 */
export async function undoClassification(
  change: Change,
  { classificationId, source }: { readonly classificationId: number; readonly source: string },
): Promise<Reclassified> {
  const { connection, loading } = change;
  const own = `select charge_id from classified_charge where classification_id = ${classificationId} and ${change.seen()}`;
  const [later] = await connection.rows(
    `select 1 from classified_charge
     where classification_id > ${classificationId} and ${change.seen()} and charge_id in (${own}) limit 1`,
  );
  if (later) throw new LoadRejected('A later classification has changed the same charges. Undo that first.');
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
  return { ...(await change.commit({ kind: 'undo', source })), ...changed };
}

async function replaceCharges(change: Change): Promise<ChangedRows> {
  const changed = await recategorise(change, 'stored');
  if (changed.charges === 0) return changed;
  await change.loading.makeLike('package_level_info');
  await settleDollars(change);
  await replaceStored(change);
  await change.refillRollups();
  return changed;
}
