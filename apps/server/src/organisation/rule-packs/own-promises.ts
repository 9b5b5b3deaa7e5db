import { otherPromises, type PackKind, shippedRules } from '@waybill/audit';
import type { Settings } from '@waybill/db';
import type { OwnPromises } from '@waybill/warehouse';
import { packsInUse } from './packs-in-use.ts';

/** The kinds of rules that say on which day a package is due. */
export const kindsOfPromises = ['holidays', 'service-days'] as const satisfies readonly PackKind[];

/** What services promise to the clients of tenants that have imported such rules, where it differs from those of Waybill. */
export async function ownPromises(settings: Settings): Promise<readonly OwnPromises[]> {
  const tenants = await settings
    .selectFrom('rule_pack')
    .select('tenant_id as id')
    .distinct()
    .where('kind', 'in', kindsOfPromises)
    .where('reverted_at', 'is', null)
    .orderBy('tenant_id')
    .execute();
  const own: OwnPromises[] = [];
  for (const { id } of tenants) {
    const promises = otherPromises(await packsInUse(settings, id), shippedRules());
    if (promises.length > 0) own.push({ clientIds: await clientsOf(settings, id), promises });
  }
  return own;
}

/** The clients of a tenant. */
export async function clientsOf(settings: Settings, tenantId: number): Promise<readonly number[]> {
  const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
  return clients.map(({ id }) => id);
}
