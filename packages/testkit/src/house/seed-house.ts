import type { Settings } from '@waybill/db';
import { defaultTenant, ensureTenant, seedDemoSettings, seedReferenceSettings } from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import type { Warehouse } from '@waybill/warehouse';
import { today } from '../clock.ts';
import { addNeighbour } from './neighbour.ts';

/** Fills a house with the demo's people, clients and accounts, and with a second tenant. */
export async function seedHouse(settings: Settings, warehouse: Warehouse): Promise<void> {
  await seedReferenceSettings(settings);
  const tenantId = await ensureTenant(settings, defaultTenant);
  await seedDemoSettings({ settings, tenantId, today, hashPassword });
  await addNeighbour(settings, warehouse);
}
