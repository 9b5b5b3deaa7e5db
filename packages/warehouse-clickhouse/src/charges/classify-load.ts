import { type ChargeClassification, isClassifiable } from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { makeChangedCharges, recategorise } from './recategorise.ts';

const columns =
  'position Int32, id Int64, carrier Int32, description Nullable(String), code Nullable(String), valid_from Date32, family String, named Nullable(String)';

/**
 * Applies classifications to the rows of a load in its loading tables, one after the other: each keeps what the charge
 * was before it.
 */
export async function classifyLoad(change: Change, classifications: readonly ChargeClassification[]): Promise<void> {
  const { connection, loading, loadId } = change;
  await loading.makeLike('classified_charge');
  if (classifications.length === 0) return;
  await loading.make('classification', columns);
  await connection.insertRows(
    loading.of('classification'),
    classifications.map(({ id, carrierId, description, code, validFrom, family, group }, position) => [
      ...[position, id, carrierId, description, code, validFrom],
      ...[family, group],
    ]),
  );
  const matches = `(
    select charge_id, charge_family, accessorial_group, k.position as position, k.id as id, k.family as family, k.named as named
    from ${loading.of('charge_level_info')} c join ${loading.of('classification')} k
      on k.carrier = c.carrier_id and ifNull(k.description, '') = ifNull(c.charge_description, '')
        and ifNull(k.code, '') = ifNull(c.accessorial_code, '')
    where isNull(k.description) = isNull(c.charge_description) and isNull(k.code) = isNull(c.accessorial_code)
      and c.bill_date >= k.valid_from and ${isClassifiable})`;
  const before = 'over (partition by charge_id order by position)';
  await connection.command(
    `insert into ${loading.of('classified_charge')}
       (classification_id, charge_id, load_id, charge_family, accessorial_group)
     select id, charge_id, ${loadId}, lagInFrame(family, 1, charge_family) ${before},
       lagInFrame(named, 1, accessorial_group) ${before}
     from ${matches}`,
  );
  await makeChangedCharges(change);
  await connection.command(
    `insert into ${loading.of('changed_charge')}
     select charge_id, argMax(family, position), tupleElement(argMax(tuple(named), position), 1)
     from ${matches} group by charge_id`,
  );
  await recategorise(change, 'of the load');
}
