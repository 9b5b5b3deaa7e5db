import type { DataQuery, DataRow } from '@waybill/contract';
import { conditionalAggregateOf, type Fact } from '../facts/fact.ts';
import { areExcludedCarriers, excludedSpend, totalSpend, totalSpendOfExcluded } from '../facts/total-spend.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** How many rows Total Spend counts and leaves out: COUNTED and EXCLUDED. */
export function countedAndExcluded(): DataQuery['selectColumnNames'] {
  return [`${rowsOf(totalSpend)} as counted`, `${rowsOf(excludedSpend)} as excluded`];
}

const rowsOf = ({ whereClauses }: { readonly whereClauses: readonly string[] }) =>
  conditionalAggregateOf({ ...totalSpend, measure: { sum: '1' }, whereClauses }).expression;

/** The same for the rows under a page's conditions. */
export function excludedCarriersQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: countedAndExcluded(),
    fromTableNames: ['package_level_info'],
    whereClauseDetails: pageWhereClauses(state),
    ...fromClients(state),
  };
}

/** Whether the result means that Total Spend would leave everything out. */
export function leavesEverythingOut(row: DataRow | undefined): boolean {
  return Number(row?.COUNTED ?? 0) === 0 && Number(row?.EXCLUDED ?? 0) > 0;
}

/** Whether the carrier filter alone means that Total Spend would leave everything out. */
export function choosesExcludedCarriers(
  { filters }: Pick<PageState, 'filters'>,
  carriersOfAllPages: readonly string[],
): boolean {
  return areExcludedCarriers(filters.carrier_name ?? []) || areExcludedCarriers(carriersOfAllPages);
}

/** The page with Total Spend as the net amount of the carriers that it normally leaves out. */
export function countingExcludedCarriers(state: PageState): PageState {
  return withTotalSpend(state, totalSpendOfExcluded);
}

/** The page with Total Spend as it usually is, e.g. for other days than those that left only USPS and DHL. */
export function leavingExcludedCarriersOut(state: PageState): PageState {
  return withTotalSpend(state, totalSpend);
}

function withTotalSpend(state: PageState, meant: Fact): PageState {
  const replaced = (each: Fact) => (each.key === totalSpend.key ? meant : each);
  const [first, ...others] = state.analysis.facts.map(replaced);
  const analysis = first === undefined ? state.analysis : { ...state.analysis, facts: [first, ...others] as const };
  return { ...state, fact: replaced(state.fact), analysis };
}
