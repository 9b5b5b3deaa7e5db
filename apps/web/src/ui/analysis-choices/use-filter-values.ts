import type { Client } from '@waybill/contract';
import { appliedFilters } from '@waybill/model';
import type { Narrowing } from '../../lib/analysis/narrowing.ts';
import { dashboardFiltersOf, filtersOf } from '../../lib/analysis/search-parts.ts';
import { useDashboardParts } from '../../lib/analysis/use-dashboard-parts.ts';
import { appliedFilterValues } from '../../lib/languages/formats.ts';
import { shortList } from './short-list.ts';

/** The values of everything that narrows, in the words of the screen; a long list is cut. */
export function useFilterValues(client: Client, search: Narrowing): readonly string[] {
  const parts = useDashboardParts(client, dashboardFiltersOf(search));
  const filters = appliedFilters(filtersOf(search)).map((filter) => appliedFilterValues(filter, client));
  const values = [...filters, ...parts.map((part) => part.values)].map((each) => shortList(each));
  return search.tracking === undefined ? values : [...values, shortList(search.tracking)];
}
