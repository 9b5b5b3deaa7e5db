import { referenceColumnNames } from '@waybill/model';
import { type Rollup, rollupSelect, type Sql, sql } from '@waybill/query';
import type { ChangePart } from '../change/change.ts';
import type { OwnPromises } from '../ledger/own-promises.ts';
import { deliveryColumns } from './known-deliveries.ts';
import { settledDeliveries } from './settled-deliveries.ts';

const columnsOfPackage: readonly string[] = [...deliveryColumns, ...referenceColumnNames];
/** Charges have only these of the delivery columns. */
const columnsOfCharge: readonly string[] = ['delivery_date', 'tracking_status', ...referenceColumnNames];

/** Works out the delivery columns and reference fields of the packages `p` that meet a condition, into the staging table `settled`. */
export async function settle(
  part: ChangePart,
  packages: Sql,
  own: readonly OwnPromises[],
  now: Date = new Date(),
): Promise<void> {
  const tableOf = (name: string): Sql => part.tableOf(name);
  await part.stage('settled', settledDeliveries({ dialect: part.dialect, packages, tableOf, own }, now));
}

/** The condition that facts name the packages `p`, by tracking number or reference. */
export const namedIn = (facts: Sql, where: Sql = sql`true`): Sql =>
  sql`(p.tracking_number in (select tracking_number from ${facts} f where ${where})
    or p.customer_reference in (select reference from ${facts} f where ${where} and reference is not null))`;

/**
 * Stores what `settle` has worked out in packages, charges and rollups, and keeps the values from the invoice. Returns
 * how many packages changed.
 */
export async function storeSettled(part: ChangePart): Promise<number> {
  const changed = await replaceSettled(part);
  if (changed > 0) {
    // No rollup has a reference field.
    const packages = sql`(select package_load as load_id, client_id, bill_date_partition, pickup_date_partition
      from ${part.staged('settled')} where is_moved)`;
    await part.refillRollups(packages, part.rollups.filter(isSplitByDelivery));
  }
  return changed;
}

async function replaceSettled(part: ChangePart): Promise<number> {
  const settled = part.staged('settled');
  await part.insert(
    'billed_delivery',
    ['tracking_id', 'load_id', ...deliveryColumns],
    sql`select tracking_id, package_load, ${sql.join(deliveryColumns.map((name) => sql.ref(`now_${name}`)))}
      from ${settled} where has_facts and not is_kept`,
  );
  const from = sql`(select * from ${settled} where is_changed)`;
  const values = (names: readonly string[]) => new Map(names.map((name) => [name, sql.ref(`s.${name}`)]));
  const key = 'tracking_id';
  const changed = await part.replace({ table: 'package_level_info', key, from, values: values(columnsOfPackage) });
  if (changed > 0) await part.replace({ table: 'charge_level_info', key, from, values: values(columnsOfCharge) });
  await part.remove(
    'billed_delivery',
    sql`tracking_id in (select tracking_id from ${settled} where is_kept and not has_facts)`,
  );
  return changed;
}

const isSplitByDelivery = (rollup: Rollup): boolean => {
  const select = rollupSelect(rollup);
  return deliveryColumns.some((name) => select.includes(name));
};

/** Adds earlier delivery facts and reference fields to the packages of loads while these are stored. Says whether there were any. */
export async function completeLoad(
  part: ChangePart,
  tenantIds: readonly number[],
  own: readonly OwnPromises[] = [],
): Promise<boolean> {
  const packages = part.tableOf('package_level_info');
  const facts = part.tableOf('delivery_fact');
  // For most loads, no fact has the tracking number or the reference of any package.
  const fits = async (ofFact: string, ofPackage: string): Promise<boolean> => {
    const [column, keys] = [sql.ref(ofFact), sql.ref(ofPackage)];
    const given = sql`select ${keys} from ${packages} p where ${keys} is not null`;
    const found = await part.rows(sql`select 1 from ${facts} f where ${column} in (${given}) limit 1`);
    return found.length > 0;
  };
  const isFitting =
    (await fits('tracking_number', 'tracking_number')) || (await fits('reference', 'customer_reference'));
  if (!isFitting) return false;
  if (tenantIds.length > 0)
    await part.insert(
      'delivery_scope',
      ['load_id', 'client_id'],
      sql`select s.load_id, c.client_id
        from ${part.tableOf('delivery_source')} s
        cross join (select distinct client_id from ${part.tableOf('invoice')} i) c
        left join ${part.tableOf('delivery_scope')} d on d.load_id = s.load_id and d.client_id = c.client_id
        where s.covers_later_clients and s.tenant_id in (${sql.join(tenantIds)}) and d.load_id is null`,
    );
  await settle(part, namedIn(facts), own);
  await replaceSettled(part);
  return true;
}
