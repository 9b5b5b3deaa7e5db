import type { DataQuery } from '@waybill/contract';
import type { FilterDimension } from '../filters/filter-dimension.ts';
import { withFilter } from '../filters/page-filters.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** The values of a dimension under the other filters in force, without empty ones: NAME (S2 sections 5 and 7). */
export function filterValuesQuery(state: PageState, dimension: FilterDimension): DataQuery {
  const otherFilters = withFilter(state.filters, dimension.name, []);
  const { column } = dimension;
  return {
    selectColumnNames: [`${column} as name`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: [
      ...pageWhereClauses({ ...state, filters: otherFilters }),
      `${column} is not null`,
      `${column} <> ''`,
    ],
    groupByDetails: [column],
    orderByDetails: ['name'],
    ...fromClients(state),
  };
}
