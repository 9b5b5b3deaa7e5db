import type { DataQuery } from '@waybill/contract';
import { allCarriers } from '../constants/carriers.ts';
import type { DateRange, DateType } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import { partitionValues } from '../dates/partition-values.ts';
import { type DashboardFilters, dashboardWhereClauses } from '../filters/dashboard-filters.ts';
import { fromClients } from '../queries/from-clients.ts';
import { type Dashboard, type DateGrain, selectColumnNames } from './dashboard.ts';

/** Whose rows of which days a configurable dashboard shows. */
export interface DashboardState {
  readonly clientId: number;
  /** The selected children of a parent client; empty means the client and all its children. */
  readonly childClientIds: readonly number[];
  readonly dateType: DateType;
  readonly dates: DateRange;
  readonly filters: DashboardFilters;
}

/** The query of a dashboard for one grain, under the filters of the dashboard popup (S1 sections 3 and 9). */
export function dashboardQuery(dashboard: Dashboard, grain: DateGrain, state: DashboardState): DataQuery {
  const selected = selectColumnNames(dashboard, grain).map((column) => column.replaceAll('bill_date', state.dateType));
  const grouped = selected.slice(0, 1 + dashboard.dimensions.length).map((column) => column.replace(/ as \w+$/, ''));
  return {
    selectColumnNames: [...selected],
    fromTableNames: [dashboard.table],
    whereClauseDetails: [
      ...dashboard.whereClauses,
      ...(dashboard.isDateNotConsider ? [] : dateClauses(dashboard, state)),
      ...(dashboard.isIndependantTable ? [] : filterClauses(dashboard, state.filters)),
    ],
    groupByDetails: grouped,
    orderByDetails: grouped.map((_, index) => givenName(selected[index] ?? '')),
    ...fromClients(state),
  };
}

function dateClauses({ usesPartitions }: Dashboard, state: DashboardState): string[] {
  const clause = dateWhereClause(state.dateType, state.dates);
  if (!usesPartitions || state.childClientIds.length === 0) return [clause];
  const partitions = partitionValues(state.childClientIds, state.dates);
  return [`${state.dateType}_partition in (${partitions.join(',')})`, clause];
}

function filterClauses({ carrierColumn }: Dashboard, filters: DashboardFilters): readonly string[] {
  const { carrierIds } = filters;
  const carriers = carrierIds.includes(allCarriers.id) ? [] : carrierIds;
  return [
    ...(carriers.length === 0 ? [] : [`${carrierColumn} in (${carriers.join(',')})`]),
    ...dashboardWhereClauses({ ...filters, carrierIds: [] }),
  ];
}

const givenName = (column: string): string => column.slice(column.lastIndexOf(' as ') + ' as '.length);
