import { filterWhereClauses, type PageFilters, readFilterSetValue } from '@waybill/model';
import type { SavedFilterSet } from '../../../../lib/filter-sets/saved-filter-sets.ts';

/** The set whose filters are those in effect; undefined without filters or when they were chosen otherwise. */
export function setInForce(sets: readonly SavedFilterSet[], filters: PageFilters): SavedFilterSet | undefined {
  const wanted = filterWhereClauses(filters).join();
  if (wanted === '') return undefined;
  return sets.find(({ value }) => filterWhereClauses(readFilterSetValue(value)?.filters ?? {}).join() === wanted);
}
