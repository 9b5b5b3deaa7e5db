import { leftOutGroups, type UsuallyLeftOut, usuallyLeftOut } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { LRUCache } from 'lru-cache';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

const mostScopes = 1_000;
const kept = new WeakMap<Services['warehouse'], LRUCache<string, readonly UsuallyLeftOut[]>>();

/** Which kinds of rows that pages leave out by default exist in a scope. Cached by scope. */
export async function leftOutWithin(
  { warehouse }: Pick<Services, 'warehouse'>,
  scope: Scope,
  signal: AbortSignal,
): Promise<readonly UsuallyLeftOut[]> {
  const known = kept.get(warehouse) ?? new LRUCache<string, readonly UsuallyLeftOut[]>({ max: mostScopes });
  kept.set(warehouse, known);
  const key = JSON.stringify(scope);
  const found = known.get(key);
  if (found !== undefined) return found;
  const query = {
    selectColumnNames: usuallyLeftOut.map(
      (name) => `count(distinct case when ${leftOutGroups[name].rows} then client_id end) as ${name}`,
    ),
    fromTableNames: ['package_level_info'],
  };
  const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
  const [row] = await warehouse.rows<Record<string, number>>(compiled, { signal, timeoutMs: queryTimeoutMs });
  const names = usuallyLeftOut.filter((name) => Number(row?.[name.toUpperCase()] ?? 0) > 0);
  known.set(key, names);
  return names;
}
