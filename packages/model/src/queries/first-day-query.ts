import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** FIRST: the first day within the dates on which the page has a row. */
export function firstDayQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [`min(${state.dateType}) as first`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: pageWhereClauses(state),
    ...fromClients(state),
  };
}
