import type { DuckDBConnection } from '@duckdb/node-api';
import { type Rollup, rollupSelect } from '@waybill/query';
import { settledDeliveries } from '@waybill/warehouse';
import { fillRollup } from '../rollup/rollup-table.ts';
import { deliveryWords } from './delivery-words.ts';

const packageColumns = [
  'delivery_date',
  'scheduled_date',
  'tracking_status',
  'delivery_status',
  'delivery_location',
] as const;
const chargeColumns = ['delivery_date', 'tracking_status'] as const;

/**
 * Works out the delivery columns of the packages that meet the condition `packages`, as the temporary table `settled`.
 */
export async function settle(connection: DuckDBConnection, packages: string, now: Date = new Date()): Promise<void> {
  await connection.run(`create or replace temp table settled as ${settledDeliveries(packages, deliveryWords, now)}`);
}

/**
 * Writes the table `settled` into packages and charges, and keeps the values from the invoice. Returns the packages
 * that changed.
 */
export async function writeSettled(connection: DuckDBConnection): Promise<number> {
  await connection.run(
    `insert into billed_delivery
     select tracking_id, package_load, ${packageColumns.map((name) => `now_${name}`)}
     from settled where is_told and not is_kept`,
  );
  const changed = await update(connection, 'package_level_info', packageColumns);
  await update(connection, 'charge_level_info', chargeColumns);
  await connection.run(
    'delete from billed_delivery where tracking_id in (select tracking_id from settled where is_kept and not is_told)',
  );
  return changed;
}

/** Rebuilds the rollups that contain settled packages. */
export async function rollUpSettled(connection: DuckDBConnection, rollups: readonly Rollup[]): Promise<void> {
  for (const rollup of rollups.filter(isSplitByDelivery)) {
    const partition = `${rollup.dateColumn}_partition`;
    const partitions = await connection.runAndReadAll(`select distinct ${partition} from settled where is_changed`);
    const list = partitions.getRows().map(([value]) => String(value));
    if (list.length === 0) return;
    const where = `${partition} in (${list.join(', ')}) and (load_id, ${partition}) in
      (select (package_load, ${partition}) from settled where is_changed)`;
    await connection.run(`delete from ${rollup.name} where ${where}`);
    await connection.run(fillRollup(rollup, where));
  }
}

const isSplitByDelivery = (rollup: Rollup): boolean => {
  const select = rollupSelect(rollup);
  return packageColumns.some((name) => select.includes(name));
};

async function update(
  connection: DuckDBConnection,
  table: 'package_level_info' | 'charge_level_info',
  columns: readonly string[],
): Promise<number> {
  const partitions = await connection.runAndReadAll(
    'select distinct bill_date_partition from settled where is_changed',
  );
  const list = partitions.getRows().map(([value]) => String(value));
  if (list.length === 0) return 0;
  const updated = await connection.run(
    `update ${table} t set ${columns.map((name) => `${name} = s.${name}`)}
     from settled s
     where s.is_changed and t.tracking_id = s.tracking_id and t.bill_date_partition in (${list.join(', ')})`,
  );
  return updated.rowsChanged;
}

/** Adds earlier delivery facts to the packages of the loads from a number on, within their transaction. */
export async function completeNewPackages(
  connection: DuckDBConnection,
  firstLoad: number,
  tenantIds: readonly number[],
): Promise<void> {
  if (!(await areFactsKnown(connection, firstLoad))) return;
  for (const tenantId of tenantIds) {
    await connection.run(
      `insert into delivery_scope
       select s.load_id, c.client_id from delivery_source s,
         (select distinct client_id from invoice where load_id >= $1) c
       where s.covers_later_clients and s.tenant_id = $2
         and not exists (from delivery_scope d where d.load_id = s.load_id and d.client_id = c.client_id)`,
      [firstLoad, tenantId],
    );
  }
  await settle(
    connection,
    `p.load_id >= ${firstLoad} and p.tracking_number in (select tracking_number from delivery_fact)`,
  );
  await writeSettled(connection);
  await connection.run('drop table settled');
}

/** Whether a fact has the tracking number of any package: for most loads of invoices, none has. */
async function areFactsKnown(connection: DuckDBConnection, firstLoad: number): Promise<boolean> {
  const fitting = await connection.runAndReadAll(
    `select 1 from delivery_fact where tracking_number in
       (select tracking_number from package_level_info where load_id >= ${firstLoad}) limit 1`,
  );
  return fitting.currentRowCount > 0;
}
