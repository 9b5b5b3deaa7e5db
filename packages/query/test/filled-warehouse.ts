import { randomShipments } from './random-rows.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

/**
 * A warehouse with random shipments, their accounts (the fourth inactive) and every rollup. The dollars of some packages
 * are a cent more than their amounts converted, as sums of several charges' dollars may be. `alike` says how many
 * shipments on average differ only in number and amounts.
 */
export async function filledWarehouse(count = 1_500, alike?: number): Promise<TinyWarehouse> {
  const warehouse = await TinyWarehouse.open();
  const { packages, charges } = randomShipments(count, alike);
  await warehouse.insert('package_level_info', packages);
  await warehouse.insert('charge_level_info', charges);
  await warehouse.execute(`insert into account values
    (1, 1001, 1, 'A1', 'Retail', 'East', true), (2, 1001, 2, 'A2', 'Web', 'West', true),
    (3, 1002, 1, 'A3', null, '', true), (4, 1001, 2, 'A4', 'Closed', 'West', false)`);
  await warehouse.execute(`update package_level_info
    set net_amount_usd = net_amount_usd + 0.01, fuel_surcharge_amount_usd = fuel_surcharge_amount_usd + 0.01
    where usd_rate <> 1 and tracking_id % 3 = 0`);
  await warehouse.fillRollups();
  return warehouse;
}

/** The same, with several rows in most cells of every rollup. */
export const denseWarehouse = (): Promise<TinyWarehouse> => filledWarehouse(2_000, 24);
