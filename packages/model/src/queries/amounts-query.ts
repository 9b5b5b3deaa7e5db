import type { DataQuery, DataRow } from '@waybill/contract';
import { conditionalAggregateOf, type Fact } from '../facts/fact.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** The totals of all facts of the page in one query; one row, one column a fact. */
export function amountsQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: state.analysis.facts.map((fact) => `${conditionalAggregateOf(fact)} as ${fact.key}`),
    fromTableNames: [state.analysis.table],
    whereClauseDetails: pageWhereClauses(state),
    ...fromClients(state),
  };
}

/** A fact's total in the answer of the amounts query; 0 where there are no rows. */
export function amountOf(fact: Fact, row: DataRow | undefined): number {
  return Number(row?.[fact.key.toUpperCase()] ?? 0);
}
