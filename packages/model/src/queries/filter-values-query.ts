import type { DataQuery } from '@waybill/contract';
import type { Fact } from '../figures/fact.ts';
import { netOfAllCarriers, totalSpend } from '../figures/total-spend.ts';
import { leftOutGroups } from '../filters/counted.ts';
import type { FilterDimension } from '../filters/filter-dimension.ts';
import { withFilter } from '../filters/page-filters.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/**
 * The values of a dimension under the other filters in effect, without empty ones, as NAME and VALUE, and how many rows
 * of the page's fact each has, as ROWS (S2 sections 5 and 7). Names that clients chose come once for each CLIENT_ID.
 * Carriers that Total Spend leaves out are counted all the same: they can be chosen, and then they are what is shown.
 */
export function filterValuesQuery(state: PageState, dimension: FilterDimension): DataQuery {
  const otherFilters = withFilter(state.filters, dimension.name, []);
  const { column, clientSpecific } = dimension;
  const owner = clientSpecific ? ['client_id'] : [];
  return {
    selectColumnNames: [`${column} as name`, ...owner, `${rowsOf(state.fact)} as rows`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: [
      ...pageWhereClauses({ ...state, filters: otherFilters }),
      ...ofAllAccounts(state, dimension),
      `${column} is not null`,
      `${column} <> ''`,
    ],
    groupByDetails: [column, ...owner],
    orderByDetails: ['name', ...owner],
    ...fromClients(state),
  };
}

/** The server offers active accounts alone unless it is told that others count as well. */
function ofAllAccounts({ whereClauses }: PageState, { name }: FilterDimension): readonly string[] {
  const countsInactive = !whereClauses.includes(leftOutGroups.inactive_accounts.others);
  return name.startsWith('account_') && countsInactive ? ["account_status in ('active','inactive')"] : [];
}

/** A value of which the fact has no rows is listed all the same, with 0. */
function rowsOf(fact: Fact): string {
  const { whereClauses } = fact.key === totalSpend.key ? netOfAllCarriers : fact;
  if (whereClauses.length === 0) return 'count(*)';
  return `sum(case when ${whereClauses.map((clause) => `(${clause})`).join(' and ')} then 1 else 0 end)`;
}
