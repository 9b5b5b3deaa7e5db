import { openSettings, type Settings } from '@waybill/db';
import { defaultTenant, ensureTenant, seedReferenceSettings } from '@waybill/seed-data';
import type { Warehouse } from '@waybill/warehouse';

/** New settings in memory, with one tenant who has every client of a warehouse. */
export async function settingsOfBench(
  warehouse: Pick<Warehouse, 'statistics'>,
): Promise<{ readonly settings: Settings; readonly tenantId: number; readonly clientIds: readonly number[] }> {
  const settings = await openSettings({});
  await seedReferenceSettings(settings);
  const tenantId = await ensureTenant(settings, defaultTenant);
  const { clients } = await warehouse.statistics();
  const clientIds = clients.map(({ clientId }) => clientId);
  for (const id of clientIds) {
    const none = { city: null, state: null, parent_client_id: null, engage_date: null };
    const client = { id, tenant_id: tenantId, name: `Client ${id}`, code: `C${id}`, ...none };
    await settings.insertInto('client').values(client).execute();
  }
  return { settings, tenantId, clientIds };
}
