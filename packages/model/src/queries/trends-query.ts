import type { DataQuery } from '@waybill/contract';
import type { DateType } from '../dates/date-range.ts';
import { type ChartTimeSpan, grainOfSpan, type WidgetSettings } from '../widgets/widget.ts';
import { splitExpression } from './dimension-column.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** The fact over time: PERIOD (first day of the month or quarter), VALUE and, when split by a dimension, NAME. */
export function trendsQuery(
  state: PageState,
  { dimension, chartTimeSpan }: Pick<WidgetSettings, 'dimension' | 'chartTimeSpan'>,
): DataQuery {
  const period = periodExpression(chartTimeSpan, state.dateType);
  const name = dimension === '' ? [] : [splitExpression(state, dimension)];
  return {
    selectColumnNames: [
      `${period} as period`,
      ...name.map((column) => `${column} as name`),
      `${state.fact.expression} as value`,
    ],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: factWhereClauses(state),
    groupByDetails: [period, ...name],
    orderByDetails: ['period', ...name.map(() => 'name')],
    ...fromClients(state),
  };
}

/** The first day of the month or quarter that a date lies in. */
export function periodExpression(span: ChartTimeSpan, dateType: DateType): string {
  return `date_trunc('${grainOfSpan(span)}', ${dateType})`;
}
