import { type FilterDimensionName, type PageFilters, withFilter } from '@waybill/model';

/** A click on a mark: its value becomes the filter of its dimension; a click on the only value takes it away. */
export function toggledFilter(filters: PageFilters, name: FilterDimensionName, value: string): PageFilters {
  const current = filters[name] ?? [];
  return withFilter(filters, name, current.length === 1 && current[0] === value ? [] : [value]);
}
