import { isRecord } from '../json/records.ts';
import { filterDimensionNames, findFilterDimension } from './filter-dimension.ts';
import { appliedFilters, type PageFilters, withCurrentNames } from './page-filters.ts';

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

/** Whether a key is meant for a filter set, well written or not. */
export function isFilterSetKey(key: string): boolean {
  return key.startsWith(`${prefix}:`);
}

/** Reads a key; undefined if it is not a filter set's. */
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

/** All sets of a page, for whichever client: what the limit of ten counts (S2 section 5). */
export function filterSetsOfPage(keys: readonly string[], page: string): readonly FilterSetKey[] {
  return keys.flatMap((text) => {
    const key = readFilterSetKey(text);
    return key?.page === page ? [key] : [];
  });
}

/** The stored value of a set: each filter with its conditions, values, text and whether it is one client's (S2 section 3). */
export function filterSetValue(filters: PageFilters): string {
  const stored = appliedFilters(filters).map(({ name, ...filter }) => [name, filter]);
  return JSON.stringify({ filters: Object.fromEntries(stored) });
}

/** A stored set as far as it can be read. */
export interface StoredFilterSet {
  readonly filters: PageFilters;
  /** Filters of an older version, or damaged ones, that could not be read. */
  readonly leftOut: readonly string[];
}

/** Reads a stored set, whose filters may be lists of values too; undefined if nothing can be read. */
export function readFilterSetValue(value: string): StoredFilterSet | undefined {
  const stored = filtersIn(value);
  if (stored === undefined) return undefined;
  const read = new Map(filterDimensionNames.map((name) => [String(name), valuesIn(stored[name])]));
  const filters = Object.fromEntries([...read].filter(([, values]) => values?.length));
  const leftOut = Object.keys(stored).filter((name) => read.get(name) === undefined);
  return { filters: withCurrentNames(filters), leftOut };
}

function valuesIn(filter: unknown): readonly string[] | undefined {
  const values: unknown = isRecord(filter) ? filter.values : filter;
  return Array.isArray(values) && values.every((each) => typeof each === 'string') ? values : undefined;
}

function filtersIn(value: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(value);
    return isRecord(stored) && isRecord(stored.filters) ? stored.filters : undefined;
  } catch {
    return undefined;
  }
}
