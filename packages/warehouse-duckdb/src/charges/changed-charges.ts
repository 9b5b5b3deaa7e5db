import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import { amountsAsDollars, amountsByAccessorial, familySums, settleDollars } from '@waybill/warehouse';
import { fillRollup } from '../rollup/rollup-table.ts';

/** How many rows a change affects. */
export interface ChangedRows {
  readonly charges: number;
  readonly packages: number;
}

/**
 * Gives the charges in the temporary table `changed_charge` their new family and accessorial, and updates the amounts
 * of their packages. The table has `charge_id`, `old_group`, `new_family` and `new_group`.
 */
export async function changeCharges(connection: DuckDBConnection): Promise<ChangedRows> {
  const changed = await connection.run(
    `update charge_level_info c set charge_family = k.new_family, accessorial_group = k.new_group
     from changed_charge k where k.charge_id = c.charge_id`,
  );
  await connection.run(
    `create or replace temp table changed_package as
     select c.tracking_id, any_value(c.load_id) as load_id, any_value(c.invoice_id) as invoice_id,
       any_value(c.bill_date_partition) as bill_date_partition,
       any_value(c.pickup_date_partition) as pickup_date_partition,
       ${amountsByAccessorial.map((amount) => `${gainOf(amount)} as ${amount.name}`).join(', ')}
     from charge_level_info c join changed_charge k using (charge_id) group by c.tracking_id`,
  );
  const sums = familySums.map(({ name, sum }) => `${sum} as ${name}`);
  const follow = [
    ...familySums.map(({ name }) => `${name} = s.${name}`),
    ...amountsByAccessorial.map(({ name }) => `${name} = p.${name} + s.${name}`),
  ];
  const packages = await connection.run(
    `update package_level_info p set ${follow.join(', ')}
     from (
       select tracking_id, ${sums.join(', ')}, ${amountsByAccessorial.map(({ name }) => `any_value(k.${name}) as ${name}`).join(', ')}
       from charge_level_info join changed_package k using (tracking_id) group by tracking_id
     ) s
     where p.tracking_id = s.tracking_id`,
  );
  await connection.run(
    `update package_level_info set ${amountsAsDollars}
     where usd_rate = 1 and tracking_id in (select tracking_id from changed_package)`,
  );
  await connection.run(settleDollars('invoice_id in (select invoice_id from changed_package)'));
  return { charges: changed.rowsChanged, packages: packages.rowsChanged };
}

/** Rebuilds the rollups for the loads and quarters of the packages that `changeCharges` changed. */
export async function refillRollups(connection: DuckDBConnection, rollups: readonly Rollup[]): Promise<void> {
  for (const rollup of rollups) {
    const partition = `${rollup.dateColumn}_partition`;
    const where = `load_id in (select load_id from changed_package) and ${partition} in (select ${partition} from changed_package)`;
    await connection.run(`delete from "${rollup.name}" where ${where}`);
    await connection.run(fillRollup(rollup, where));
  }
}

/** Ends a change. */
export async function forgetChange(connection: DuckDBConnection): Promise<void> {
  await connection.run('drop table if exists changed_package');
  await connection.run('drop table if exists changed_charge');
}

/** The amount of charges that get the accessorial's name, less that of charges that lose it. */
function gainOf({ group, anyway }: (typeof amountsByAccessorial)[number]): string {
  const is = (column: string): string => `(${column} is not distinct from '${group}')::integer`;
  return `coalesce(sum(net_amount * (${is('k.new_group')} - ${is('k.old_group')})) filter (where (${anyway}) is not true), 0)`;
}
