import { findFilterDimension } from './filter-dimension.ts';
import { filterDimensionNames } from './filter-dimension-name.ts';
import { isRecord } from './is-record.ts';
import type { PageFilters } from './page-filters.ts';

/** The most filter sets that can be saved for a page (S2 section 9). */
export const maximumFilterSets = 10;

/** What the filter-set dialog says (S2 section 5). */
export const filterSetTexts = {
  name: 'Name must contain maximum of 10 characters made of upper or lower case alphabets, numerals, or _',
  overwrite: 'The name already exists. Would you like to overwrite?',
  limit: 'You have reached the limit of 10 filter sets for this page. Please delete some to continue to save.',
} as const;

const prefix = 'filterset';
const allClients = 'allclients';

/** A saved filter set's place: the page, the client or all clients, and its name. */
export interface FilterSetKey {
  readonly page: string;
  readonly client: number | typeof allClients;
  readonly name: string;
}

/** Whether a filter set may have this name: 1 to 10 letters, digits or underscores. */
export function isFilterSetName(name: string): boolean {
  return /^[A-Za-z0-9_]{1,10}$/.test(name);
}

/** The key of a set: under the selected client if a filter belongs to one client alone, else under all clients (S2 section 3). */
export function filterSetKey(page: string, clientId: number, name: string, filters: PageFilters): FilterSetKey {
  const clientSpecific = filterDimensionNames.some(
    (dimension) => filters[dimension]?.length && findFilterDimension(dimension)?.clientSpecific,
  );
  return { page, client: clientSpecific ? clientId : allClients, name };
}

/** `filterset:{page}:{clientId or 'allclients'}:{name}`. */
export function textOfFilterSetKey({ page, client, name }: FilterSetKey): string {
  return [prefix, page, client, name].join(':');
}

/** Reads a key; undefined if it is no filter set's. */
export function readFilterSetKey(key: string): FilterSetKey | undefined {
  const [first, page, client, name, ...more] = key.split(':');
  if (first !== prefix || !page || !client || !name || more.length > 0) return undefined;
  if (client === allClients) return { page, client, name };
  return /^\d+$/.test(client) ? { page, client: Number(client), name } : undefined;
}

/** The sets that a page offers: those for all clients or for the selected one (S2 section 3). */
export function offeredFilterSets(keys: readonly string[], page: string, clientId: number): readonly FilterSetKey[] {
  return keys.flatMap((text) => {
    const key = readFilterSetKey(text);
    const offered = key?.page === page && (key.client === allClients || key.client === clientId);
    return key && offered ? [key] : [];
  });
}

/** The stored value of a set. */
export function filterSetValue(filters: PageFilters): string {
  return JSON.stringify({ filters });
}

/** Reads a stored set and keeps what is still a dimension with texts; undefined if nothing can be read (an older version). */
export function readFilterSetValue(value: string): PageFilters | undefined {
  const filters = filtersIn(value);
  if (filters === undefined) return undefined;
  return Object.fromEntries(
    filterDimensionNames.flatMap((name) => {
      const values = filters[name];
      return Array.isArray(values) && values.every((each) => typeof each === 'string') ? [[name, values]] : [];
    }),
  );
}

function filtersIn(value: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(value);
    return isRecord(stored) && isRecord(stored.filters) ? stored.filters : undefined;
  } catch {
    return undefined;
  }
}
