import type { Settings } from '@waybill/db';

/** The carriers that a tenant sees: those of all tenants, and the ones it added. */
export function carriersOf(settings: Settings, tenantId: number) {
  return settings
    .selectFrom('carrier')
    .where(({ eb, or }) => or([eb('carrier.tenant_id', 'is', null), eb('carrier.tenant_id', '=', tenantId)]));
}

/** Whether the tenant sees a carrier with that number. */
export async function isCarrierOf(settings: Settings, tenantId: number, carrierId: number): Promise<boolean> {
  const carrier = await carriersOf(settings, tenantId)
    .select('carrier.id')
    .where('carrier.id', '=', carrierId)
    .executeTakeFirst();
  return carrier !== undefined;
}
