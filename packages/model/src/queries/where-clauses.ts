import { dateWhereClause } from '../dates/date-where-clause.ts';
import { filterWhereClauses } from '../filters/page-filters.ts';
import { trackingNumberWhereClauses } from '../filters/tracking-numbers.ts';
import type { PageState } from './page-state.ts';

/** The conditions of everything but the fact: page, dates, filters, tracking search. */
export function pageWhereClauses(state: PageState): string[] {
  return conditionsOf(state, [dateWhereClause(state.dateType, state.dates)]);
}

/** The same for rows of any day. */
export function datelessWhereClauses(state: PageState): string[] {
  return conditionsOf(state, []);
}

function conditionsOf(state: PageState, ofDates: readonly string[]): string[] {
  return [
    ...state.analysis.pageWhereClauses,
    ...ofDates,
    ...filterWhereClauses(state.filters),
    ...trackingNumberWhereClauses(state.trackingNumbers),
    ...state.whereClauses,
  ];
}

/** The rows behind the page's chosen fact: what charts add up and the grid shows. */
export function factWhereClauses(state: PageState): string[] {
  return [...pageWhereClauses(state), ...state.fact.whereClauses];
}
