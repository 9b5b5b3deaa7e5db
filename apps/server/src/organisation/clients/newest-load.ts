import type { LastLoad } from '@waybill/warehouse';

/** When invoices of one of these clients were last loaded, as ISO text; null if none ever were. */
export function newestLoad(loads: readonly LastLoad[], clientIds: readonly number[]): string | null {
  const moments = loads.filter(({ clientId }) => clientIds.includes(clientId)).map(({ loadedAt }) => loadedAt);
  return moments.toSorted().at(-1) ?? null;
}
