import type { Settings } from '@waybill/db';
import type { TenantCarrier } from '@waybill/invoices';

/** The carriers that a tenant added to the built-in ones, the oldest first. */
export async function addedCarriers(settings: Settings, tenantId: number): Promise<readonly TenantCarrier[]> {
  return await settings
    .selectFrom('carrier')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
}
