import type { DataQuery, DataRow } from '@waybill/contract';
import { conditionalAggregateOf } from '../facts/fact.ts';
import { areExcludedCarriers, excludedSpend, totalSpend, totalSpendOfExcluded } from '../facts/total-spend.ts';
import type { Analysis } from '../pages/page.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

const rowsOf = ({ whereClauses }: { readonly whereClauses: readonly string[] }) =>
  conditionalAggregateOf({ ...totalSpend, measure: { sum: '1' }, whereClauses });

/** How many rows under the page's conditions Total Spend counts and leaves out: COUNTED and EXCLUDED. */
export function excludedCarriersQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [`${rowsOf(totalSpend)} as counted`, `${rowsOf(excludedSpend)} as excluded`],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: pageWhereClauses(state),
    ...fromClients(state),
  };
}

/** Whether the answer says that Total Spend would leave everything out. */
export function leavesEverythingOut(row: DataRow | undefined): boolean {
  return Number(row?.COUNTED ?? 0) === 0 && Number(row?.EXCLUDED ?? 0) > 0;
}

/** Whether the carriers that are filtered for say by themselves that Total Spend would leave everything out. */
export function choosesExcludedCarriers({ filters }: PageState, carriersOfAllPages: readonly string[]): boolean {
  return areExcludedCarriers(filters.carrier_name ?? []) || areExcludedCarriers(carriersOfAllPages);
}

/** The page with Total Spend being the net amount of the carriers that it leaves out elsewhere. */
export function countingExcludedCarriers(state: PageState): PageState {
  const fact = state.fact.key === totalSpend.key ? totalSpendOfExcluded : state.fact;
  return { ...state, fact, analysis: withTotalSpendOfExcluded(state.analysis) };
}

function withTotalSpendOfExcluded(analysis: Analysis): Analysis {
  const [first, ...others] = analysis.facts.map((each) => (each.key === totalSpend.key ? totalSpendOfExcluded : each));
  return first === undefined ? analysis : { ...analysis, facts: [first, ...others] };
}
