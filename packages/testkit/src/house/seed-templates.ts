import { openSettings, type SettingsLocation } from '@waybill/db';
import { defaultTenant, ensureTenant, seedDemoSettings, seedReferenceSettings } from '@waybill/seed-data';
import { refreshAccountMirror } from '@waybill/server';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { today } from '../clock.ts';
import { familiesOf } from './families.ts';
import { addNeighbour } from './neighbour.ts';
import { quickHashOfDemoPassword } from './quick-hash.ts';

/**
 * Fills the databases of which every house gets copies with the demo's people, clients and accounts, and a second tenant.
 * Returns the family of every client.
 */
export async function seedTemplates(location: SettingsLocation, warehouseFile: string): Promise<Map<number, number>> {
  const settings = await openSettings(location);
  const warehouse = await openDuckDbWarehouse({ file: warehouseFile });
  await seedReferenceSettings(settings);
  const tenantId = await ensureTenant(settings, defaultTenant);
  await seedDemoSettings({ settings, tenantId, today, hashPassword: async () => quickHashOfDemoPassword });
  await addNeighbour(settings, warehouse);
  await refreshAccountMirror(settings, warehouse);
  const families = await familiesOf(settings);
  await warehouse.close();
  await settings.destroy();
  return families;
}
