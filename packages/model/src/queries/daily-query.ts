import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** The fact by day: PERIOD and VALUE. */
export function dailyQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [`${state.dateType} as period`, `${state.fact.expression} as value`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: factWhereClauses(state),
    groupByDetails: [state.dateType],
    orderByDetails: ['period'],
    ...fromClients(state),
  };
}
