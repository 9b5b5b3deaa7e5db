import type { DataQuery } from '@waybill/contract';
import { allCarriers } from '../constants/carriers.ts';
import { daysBetween } from '../dates/calendar-day.ts';
import type { DateRange, DateType } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import { partitionValues } from '../dates/partition-values.ts';
import type { PeriodGrain } from '../dates/periods.ts';
import { countedWhereClauses } from '../filters/counted.ts';
import { type DashboardFilters, dashboardWhereClauses } from '../filters/dashboard-filters.ts';
import { fromClients } from '../queries/from-clients.ts';
import {
  type Dashboard,
  type DashboardDimension,
  fixedGrain,
  isAlongTime,
  namedColumn,
  periodColumn,
  periodExpression,
} from './dashboard.ts';
import { dashboardDates } from './dashboard-dates.ts';
import { isOfFindings } from './figure.ts';

/** Whose rows of which days a configurable dashboard shows. */
export interface DashboardState {
  readonly clientId: number;
  /** The selected children of a parent client; empty means the client and all its children. */
  readonly childClientIds: readonly number[];
  readonly dateType: DateType;
  readonly dates: DateRange;
  readonly filters: DashboardFilters;
}

/** What the rows of a query are split by; if empty, one row with the total. */
export interface Cut {
  readonly grain?: PeriodGrain | undefined;
  readonly dimensions: readonly DashboardDimension[];
}

/** The query of a dashboard for one grain, under the filters of the dashboard popup (S1 sections 3 and 9). */
export function dashboardQuery(dashboard: Dashboard, grain: PeriodGrain, state: DashboardState): DataQuery {
  const { dimensions } = dashboard;
  const cut = isAlongTime(dashboard) ? { grain: fixedGrain(dashboard) ?? grain, dimensions } : { dimensions };
  return cutQuery(dashboard, cut, state);
}

/** The totals of a dashboard: one row. */
export function dashboardTotalQuery(dashboard: Dashboard, state: DashboardState): DataQuery {
  return cutQuery(dashboard, { dimensions: [] }, state);
}

/** The figures of a dashboard split differently: by fewer dimensions, or by time as well. */
export function cutQuery(dashboard: Dashboard, { grain, dimensions }: Cut, state: DashboardState): DataQuery {
  const { dateType } = state;
  const days = daysAsked(dashboard, state.dates);
  const groups = [
    ...(grain === undefined ? [] : [periodExpression(grain, dateType)]),
    ...dimensions.map(({ expression }) => expression),
  ];
  const cuts = [...(grain === undefined ? [] : [periodColumn(grain, dateType)]), ...dimensions.map(namedColumn)];
  const names = cuts.map((column) => column.slice(column.lastIndexOf(' as ') + ' as '.length));
  const isRanked = grain === undefined && (dashboard.view === 'table' || dashboard.view === 'comparison');
  return {
    selectColumnNames: [
      ...cuts,
      ...dashboard.figures
        .filter((figure) => !isOfFindings(figure))
        .map((figure) => namedColumn(figure).replaceAll('{days}', days)),
    ],
    fromTableNames: [dashboard.table],
    whereClauseDetails: [
      ...dashboard.whereClauses,
      ...dateClauses(dashboard, state),
      ...dashboardConditions(dashboard, state.filters),
    ],
    groupByDetails: groups,
    orderByDetails: isRanked && groups.length > 0 ? [`${dashboard.figures[0].name} desc`, ...names] : names,
    ...fromClients(state),
  };
}

/** The conditions that the filters of the dashboard popup add to a dashboard's own; ANDed. */
export function dashboardConditions(
  { isIndependantTable, carrierColumn }: Pick<Dashboard, 'isIndependantTable' | 'carrierColumn'>,
  filters: DashboardFilters,
): readonly string[] {
  if (isIndependantTable) return countedWhereClauses(filters.included);
  const { carrierIds } = filters;
  const carriers = carrierIds.includes(allCarriers.id) ? [] : carrierIds;
  return [
    ...(carriers.length === 0 ? [] : [`${carrierColumn} in (${carriers.join(',')})`]),
    ...dashboardWhereClauses({ ...filters, carrierIds: [] }),
  ];
}

function dateClauses(dashboard: Dashboard, { dateType, dates, childClientIds }: DashboardState): string[] {
  const shown = dashboardDates(dashboard, dates);
  if (shown === undefined) return [];
  const clause = dateWhereClause(dateType, shown);
  if (!dashboard.usesPartitions || childClientIds.length === 0) return [clause];
  const partitions = partitionValues(childClientIds, shown);
  return [`${dateType}_partition in (${partitions.join(',')})`, clause];
}

function daysAsked(dashboard: Dashboard, inForce: DateRange): string {
  const { from, to } = dashboardDates(dashboard, inForce) ?? inForce;
  return String(daysBetween(from, to) + 1);
}
