import type { Client } from '@waybill/contract';
import {
  type FilterSetKey,
  filterSetsOfPage,
  isFilterSetKey,
  offeredFilterSets,
  readFilterSetKey,
  textOfFilterSetKey,
} from '@waybill/model';

/** A filter set as the user saved it. */
export interface SavedFilterSet extends FilterSetKey {
  readonly key: string;
  readonly value: string;
}

/** The filter sets among a user's settings. */
export function savedFilterSets(settings: ReadonlyMap<string, string>): readonly SavedFilterSet[] {
  return [...settings].flatMap(([key, value]) => {
    const set = readFilterSetKey(key);
    return set === undefined ? [] : [{ ...set, key, value }];
  });
}

/** The sets that a page offers for a client, by name. */
export function offeredSets(
  settings: ReadonlyMap<string, string>,
  page: string,
  clientId: number,
): readonly SavedFilterSet[] {
  const offered = new Set(offeredFilterSets([...settings.keys()], page, clientId).map(textOfFilterSetKey));
  return savedFilterSets(settings)
    .filter(({ key }) => offered.has(key))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The sets that count toward the ten of a page: those for all clients and for the clients that the user still sees. */
export function countedSets(
  settings: ReadonlyMap<string, string>,
  page: string,
  clients: readonly Client[],
): readonly FilterSetKey[] {
  const seen = new Set(clients.flatMap(({ id, childClients }) => [id, ...childClients.map((child) => child.id)]));
  return filterSetsOfPage([...settings.keys()], page).filter(
    ({ client }) => client === 'allclients' || seen.has(client),
  );
}

/**
 * What was meant to be a filter set and names no page, client or name: no page offers it. It is in lists under its
 * whole key, so that it can be deleted.
 */
export function unreadableSets(settings: ReadonlyMap<string, string>): readonly SavedFilterSet[] {
  return [...settings].flatMap(([key, value]) =>
    isFilterSetKey(key) && readFilterSetKey(key) === undefined
      ? [{ page: '', client: 'allclients', name: key, key, value }]
      : [],
  );
}
