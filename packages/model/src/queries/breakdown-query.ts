import type { DataQuery } from '@waybill/contract';
import type { WidgetDimension } from '../widgets/widget.ts';
import { splitExpression } from './dimension-column.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { splitState } from './split-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** The fact by a dimension, the largest first: NAME and VALUE. */
export function breakdownQuery(shown: PageState, dimension: Exclude<WidgetDimension, ''>): DataQuery {
  const state = splitState(shown, dimension);
  const column = splitExpression(state, dimension);
  return {
    selectColumnNames: [`${column} as name`, `${state.fact.expression} as value`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: factWhereClauses(state),
    groupByDetails: [column],
    orderByDetails: ['value desc', 'name'],
    ...fromClients(state),
  };
}
