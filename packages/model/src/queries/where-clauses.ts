import { dateWhereClause } from '../dates/date-where-clause.ts';
import { filterWhereClauses } from '../filters/page-filters.ts';
import { trackingNumberWhereClauses } from '../filters/tracking-numbers.ts';
import type { PageState } from './page-state.ts';

/** The conditions of everything but the fact: page, dates, filters, tracking search. */
export function pageWhereClauses(state: PageState): string[] {
  return [
    ...state.analysis.pageWhereClauses,
    dateWhereClause(state.dateType, state.dates),
    ...filterWhereClauses(state.filters),
    ...trackingNumberWhereClauses(state.trackingNumbers),
    ...state.whereClauses,
  ];
}

/** The rows behind the page's chosen fact: what charts add up and the grid shows. */
export function factWhereClauses(state: PageState): string[] {
  return [...pageWhereClauses(state), ...state.fact.whereClauses];
}
