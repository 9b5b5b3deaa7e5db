import type { Client } from '@waybill/contract';
import { appliedFilters } from '@waybill/model';
import type { Narrowing } from '../../lib/analysis/narrowing.ts';
import { dashboardFiltersOf, filtersOf } from '../../lib/analysis/search-parts.ts';
import { useDashboardParts } from '../../lib/analysis/use-dashboard-parts.ts';
import { appliedFilterValues } from '../../lib/languages/formats.ts';

/** The values of everything that narrows, in the words of the screen; a long list is cut. */
export function useFilterValues(client: Client, search: Narrowing): readonly string[] {
  const parts = useDashboardParts(client, dashboardFiltersOf(search));
  const filters = appliedFilters(filtersOf(search)).map((filter) => appliedFilterValues(filter, client));
  const values = [...filters, ...parts.map((part) => part.values)].map((each) => shortList(each));
  return search.tracking === undefined ? values : [...values, shortList(search.tracking)];
}

/** One or two values as they are, more as the first and how many follow: `UPS, FedEx`, `UPS +3`. */
export function shortList(values: readonly string[]): string {
  const [first = '', second, ...more] = values;
  if (second === undefined) return first;
  return more.length === 0 ? `${first}, ${second}` : `${first} +${more.length + 1}`;
}
