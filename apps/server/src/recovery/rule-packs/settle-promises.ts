import { withinCounted } from '@waybill/audit';
import { addDays } from '@waybill/model';
import { sql } from 'kysely';
import { clientsOf, kindsOfPromises, ownPromises } from '../../organisation/rule-packs/own-promises.ts';
import { importedPacks } from '../../organisation/rule-packs/packs-in-use.ts';
import { inTurnOfLoads } from '../../platform/servers/in-turn-of-loads.ts';
import type { Services } from '../../platform/services.ts';

type Databases = Pick<Services, 'settings' | 'warehouse'>;

/** A package is under way no longer than this when a holiday moves its promise. */
const longestPromise = 31;
const endOfTime = '9999-12-31';

/**
 * Judges delivered packages anew by what their services promise, where holidays or service days were imported or taken
 * out of use since; in turn with the loads. Returns how many packages changed.
 */
export async function settleChangedPromises({ settings, warehouse }: Databases): Promise<number> {
  if ((await changedImports(settings)).length === 0) return 0;
  return await inTurnOfLoads({ settings, warehouse }, async () => {
    const changed = await changedImports(settings);
    let packages = 0;
    for (const [tenantId, imports] of Map.groupBy(changed, (each) => each.tenantId)) {
      packages += await settleTenant({ settings, warehouse }, tenantId, imports);
      for (const each of imports)
        await settings
          .updateTable('rule_pack')
          .set({ in_promises: !each.isReverted })
          .where('id', '=', each.id)
          .execute();
    }
    return packages;
  });
}

async function settleTenant(
  { settings, warehouse }: Databases,
  tenantId: number,
  imports: readonly { readonly id: number }[],
): Promise<number> {
  const ids = imports.map(({ id }) => id);
  const rows = (await importedPacks(settings, ids)).flatMap((pack) => pack.rows);
  const first = rows.map(({ from }) => from).toSorted()[0];
  const last = rows
    .map(({ to }) => to ?? endOfTime)
    .toSorted()
    .at(-1);
  const clientIds = await clientsOf(settings, tenantId);
  if (first === undefined || last === undefined || clientIds.length === 0) return 0;
  const [from, to] = withinCounted(addDays(first, -longestPromise), last);
  return await warehouse.settlePromises(
    { clientIds, from, to },
    `Promised days by rules ${ids.join(', ')}`,
    await ownPromises(settings),
  );
}

/** The imports by which packages are not judged yet, and those by which they are judged still. */
async function changedImports(settings: Services['settings']) {
  const rows = await settings
    .selectFrom('rule_pack')
    .select(['id', 'tenant_id as tenantId', 'reverted_at as revertedAt'])
    .where('kind', 'in', kindsOfPromises)
    .where(sql<boolean>`in_promises = (reverted_at is not null)`)
    .orderBy('id')
    .execute();
  return rows.map(({ revertedAt, ...each }) => ({ ...each, isReverted: revertedAt !== null }));
}
