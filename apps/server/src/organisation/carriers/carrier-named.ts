import type { Settings } from '@waybill/db';
import type { TenantCarrier } from '@waybill/invoices';
import { carriersOf } from './carriers-of.ts';

/** The carrier that a tenant sees under a name, ignoring case; undefined if there is none. */
export async function carrierNamed(
  settings: Settings,
  tenantId: number,
  name: string,
): Promise<TenantCarrier | undefined> {
  return await carriersOf(settings, tenantId)
    .select(['carrier.id', 'carrier.name'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['carrier.name']), '=', name.trim().toLowerCase()))
    .executeTakeFirst();
}
