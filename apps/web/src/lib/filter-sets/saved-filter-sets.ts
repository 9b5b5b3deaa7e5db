import { type FilterSetKey, offeredFilterSets, readFilterSetKey, textOfFilterSetKey } from '@waybill/model';

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
