import {
  mergedPacks,
  type Pack,
  type PackKind,
  type Packs,
  packKindNames,
  readPack,
  shippedPacks,
  shippedRules,
} from '@waybill/audit';
import type { Settings } from '@waybill/db';

interface Kept {
  readonly imports: string;
  readonly packs: Packs;
}

const keptOf = new WeakMap<Settings, Map<number, Kept>>();

/** The rules that count for a tenant: those of Waybill, and over them what its administrators imported. */
export async function packsInUse(settings: Settings, tenantId: number): Promise<Packs> {
  const kept = keptOf.get(settings) ?? new Map<number, Kept>();
  keptOf.set(settings, kept);
  const ids = await settings
    .selectFrom('rule_pack')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('reverted_at', 'is', null)
    .orderBy('id')
    .execute();
  const imports = ids.map(({ id }) => id).join();
  const before = kept.get(tenantId);
  if (before?.imports === imports) return before.packs;
  const packs = mergedPacks([
    ...shippedPacks(),
    ...(await importedPacks(
      settings,
      ids.map(({ id }) => id),
    )),
  ]);
  kept.set(tenantId, { imports, packs });
  return packs;
}

/** The same for clients, who are all of one tenant. */
export async function packsOfClients(settings: Settings, clientIds: readonly number[]): Promise<Packs> {
  const [clientId] = clientIds;
  if (clientId === undefined) return shippedRules();
  const client = await settings.selectFrom('client').select('tenant_id').where('id', '=', clientId).executeTakeFirst();
  return client === undefined ? shippedRules() : await packsInUse(settings, client.tenant_id);
}

/** The name as one of the kinds of packs. */
export const packKindOf = (name: string): PackKind | undefined => packKindNames.find((kind) => kind === name);

/** The rules of these imports, in their order. */
export async function importedPacks(settings: Settings, ids: readonly number[]): Promise<readonly Pack[]> {
  if (ids.length === 0) return [];
  const rows = await settings
    .selectFrom('rule_pack')
    .select(['carrier_id', 'kind', 'content', 'file_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ carrier_id: carrierId, kind: name, content: text, file_name: file }) => {
    const kind = packKindOf(name);
    const { pack } = kind === undefined ? {} : readPack({ file, carrierId, kind, text });
    return pack ?? [];
  });
}
