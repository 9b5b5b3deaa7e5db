import type { Settings } from '@waybill/db';
import { defaultTenant } from '@waybill/seed-data';

/** Whether a tenant is the server's own, whose operators decide what all tenants share. */
export async function isServersOwnTenant(settings: Settings, tenantId: number): Promise<boolean> {
  const tenant = await settings.selectFrom('tenant').select('name').where('id', '=', tenantId).executeTakeFirst();
  return tenant?.name === defaultTenant;
}
