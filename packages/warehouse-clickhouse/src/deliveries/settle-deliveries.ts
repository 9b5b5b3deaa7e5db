import { settledDeliveries, storedColumns, tableNames } from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { replaceStored } from '../load/replace-stored.ts';
import { sumsOf } from '../rollup/rollup-table.ts';
import { clickHouseType } from '../schema/clickhouse-type.ts';
import { columnList, replacedList } from '../schema/column-list.ts';
import { withTables } from '../schema/with-tables.ts';
import { deliveryWords } from './delivery-words.ts';
import { type ToldOf, tablesOfDeliveries } from './told-tables.ts';

const told = ['delivery_date', 'scheduled_date', 'tracking_status', 'delivery_status', 'delivery_location'] as const;
/** The settled columns that a fact table has. */
const toldIn = {
  package_level_info: told,
  charge_level_info: ['delivery_date', 'tracking_status'],
} as const;

const typeOf = (name: string): string => `Nullable(${clickHouseType[name.endsWith('_date') ? 'timestamp' : 'text']})`;
const settledColumns = [
  'tracking_id Int64',
  'package_load Int32',
  'client_id Int32',
  'tracking_number String',
  'bill_date_partition Int64',
  'pickup_date_partition Int64',
  'is_kept Bool',
  'is_told Bool',
  ...told.map((name) => `now_${name} ${typeOf(name)}`),
  ...told.map((name) => `${name} ${typeOf(name)}`),
  'is_changed Bool',
].join(', ');

/** The loading table with the delivery of each package, as worked out. */
export const settled = 'settled';

/** Works out the delivery of the packages that match `packages`, into the loading table `settled`. */
export async function settle(change: Change, packages: string, of: ToldOf, now: Date = new Date()): Promise<void> {
  const { connection, loading } = change;
  await loading.make(settled, settledColumns);
  const select = withTables(tablesOfDeliveries(change, of), settledDeliveries(packages, deliveryWords, now));
  await connection.command(`insert into ${loading.of(settled)} ${select}`);
}

/**
 * Replaces the stored packages, charges and rollups whose delivery is now different. Returns how many packages changed.
 */
export async function replaceSettled(change: Change): Promise<number> {
  const { connection, loading, loadId, rollups } = change;
  const changed = await countChanged(change);
  if (changed > 0) {
    for (const table of tableNames) {
      const columns = storedColumns(table);
      const values = new Map(toldIn[table].map((name) => [name, `s."${name}"`]));
      await loading.makeLike(table);
      await connection.command(
        `insert into ${loading.of(table)} (${columnList(columns)}, since_load)
         select ${replacedList(columns, values, 't.')}, ${loadId}
         from ${table} t join ${loading.of(settled)} s on s.tracking_id = t.tracking_id
         where s.is_changed and ${change.seen('t.')}`,
      );
    }
    await replaceStored(change);
    await change.refillRollups(rollups.filter(isSplitByDelivery));
  }
  await keepBilled(change);
  await loading.attach('billed_delivery');
  await change.end(
    'billed_delivery',
    `tracking_id in (select tracking_id from ${loading.of(settled)} where is_kept and not is_told)`,
  );
  return changed;
}

/** The same for the packages of a load in its loading tables. */
export async function completeSettled(change: Change): Promise<void> {
  const { loading } = change;
  await keepBilled(change);
  if ((await countChanged(change)) === 0) return;
  for (const table of tableNames) {
    const columns = storedColumns(table);
    const values = new Map(
      toldIn[table].map((name) => [name, `if(ifNull(s.is_changed, false), s."${name}", t."${name}")`]),
    );
    await loading.rewrite(
      table,
      columnList(columns),
      `select ${replacedList(columns, values, 't.')}
       from ${loading.of(table)} t left join ${loading.of(settled)} s on s.tracking_id = t.tracking_id`,
    );
  }
}

/** Keeps, in a loading table, what the invoice says about packages that are completed for the first time. */
async function keepBilled({ connection, loading, loadId }: Change): Promise<void> {
  await loading.makeLike('billed_delivery');
  await connection.command(
    `insert into ${loading.of('billed_delivery')} (tracking_id, load_id, ${told.join(', ')}, since_load)
     select tracking_id, package_load, ${told.map((name) => `now_${name}`).join(', ')}, ${loadId}
     from ${loading.of(settled)} where is_told and not is_kept`,
  );
}

async function countChanged({ connection, loading }: Change): Promise<number> {
  const [row] = await connection.rows(`select count() from ${loading.of(settled)} where is_changed`);
  return Number(row?.[0]);
}

const isSplitByDelivery = (rollup: Change['rollups'][number]): boolean => {
  const select = sumsOf(rollup);
  return told.some((name) => select.includes(name));
};
