import type { DataQuery } from '@waybill/contract';
import type { WidgetDimension } from '../dimensions/dimensions.ts';
import { accessorial } from '../pages/accessorial.ts';
import { factOf } from '../pages/pages.ts';
import { splitExpression } from './dimension-column.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
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

/**
 * What a page asks when it splits by a dimension. Accessorials are charges: a page of packages that splits by them shows
 * the charges of Accessorial Analysis for the same clients, days and filters.
 */
export function splitState(state: PageState, dimension: WidgetDimension): PageState {
  if (dimension !== 'accessorial' || state.analysis.table === accessorial.table) return state;
  return { ...state, analysis: accessorial, fact: factOf(accessorial) };
}
