import type { DataQuery, DataRow } from '@waybill/contract';
import { conditionalAggregateOf, type Fact } from '../figures/fact.ts';
import {
  areExcludedCarriers,
  excludedSpend,
  totalSpend,
  totalSpendOfAll,
  totalSpendOfExcluded,
} from '../figures/total-spend.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { datelessWhereClauses } from './where-clauses.ts';

/** How many rows Total Spend counts and leaves out: COUNTED and EXCLUDED. */
export function countedAndExcluded(): DataQuery['selectColumnNames'] {
  return [`${rowsOf(totalSpend)} as counted`, `${rowsOf(excludedSpend)} as excluded`];
}

const rowsOf = ({ whereClauses }: { readonly whereClauses: readonly string[] }) =>
  conditionalAggregateOf({ ...totalSpend, measure: { sum: '1' }, whereClauses }).expression;

/**
 * The same for the rows under a page's conditions, whatever its dates: what Total Spend counts depends on client and
 * filters alone, so that it means the same in every period that is compared or added up.
 */
export function excludedCarriersQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: countedAndExcluded(),
    fromTableNames: ['package_level_info'],
    whereClauseDetails: datelessWhereClauses(state),
    ...fromClients(state),
  };
}

/** What Total Spend is of: what it counts by its rule, USPS and DHL alone, or everything because the rows have neither. */
export type TotalSpendScope = 'counted' | 'excluded' | 'all';

/** The scope that the answer to `countedAndExcluded` leads to. */
export function totalSpendScope(row: DataRow | undefined): TotalSpendScope {
  if (Number(row?.EXCLUDED ?? 0) === 0) return 'all';
  return Number(row?.COUNTED ?? 0) === 0 ? 'excluded' : 'counted';
}

/** Whether the carrier filter alone means that Total Spend would leave everything out. */
export function choosesExcludedCarriers(
  { filters }: Pick<PageState, 'filters'>,
  carriersOfAllPages: readonly string[],
): boolean {
  return areExcludedCarriers(filters.carrier_name ?? []) || areExcludedCarriers(carriersOfAllPages);
}

const factOfScope: Readonly<Record<TotalSpendScope, Fact>> = {
  counted: totalSpend,
  excluded: totalSpendOfExcluded,
  all: totalSpendOfAll,
};

/** The page with Total Spend of that scope. */
export function withTotalSpendOf(state: PageState, scope: TotalSpendScope): PageState {
  const meant = factOfScope[scope];
  const replaced = (each: Fact) => (each.key === totalSpend.key ? meant : each);
  const [first, ...others] = state.analysis.facts.map(replaced);
  const analysis = first === undefined ? state.analysis : { ...state.analysis, facts: [first, ...others] as const };
  return { ...state, fact: replaced(state.fact), analysis };
}

/** The scope of a page's Total Spend; undefined on a page without it. */
export function scopeOfTotalSpend({ analysis }: Pick<PageState, 'analysis'>): TotalSpendScope | undefined {
  const shown = analysis.facts.find(({ key }) => key === totalSpend.key);
  if (shown === undefined) return undefined;
  if (shown.notes.length === 0) return 'all';
  return shown.whereClauses.length < totalSpend.whereClauses.length ? 'excluded' : 'counted';
}
