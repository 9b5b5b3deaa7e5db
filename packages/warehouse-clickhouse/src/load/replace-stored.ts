import { tableNames } from '@waybill/warehouse';
import type { Change } from './change.ts';

/** Attaches the packages and charges of the loading tables, and ends the stored rows that they replace. */
export async function replaceStored(change: Change): Promise<void> {
  const packages = change.loading.of('package_level_info');
  const same = ['client_id', 'bill_date', 'tracking_id'].map((name) => `${name} in (select ${name} from ${packages})`);
  for (const table of tableNames) {
    await change.loading.attach(table);
    await change.end(table, same.join(' and '));
  }
}
