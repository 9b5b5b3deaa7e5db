import type { DataQuery } from '@waybill/contract';
import type { PeriodGrain } from '../dates/periods.ts';
import { type Dashboard, fixedGrain } from './dashboard.ts';
import { cutQuery, type DashboardState, dashboardQuery, dashboardTotalQuery } from './dashboard-query.ts';

/** The queries of a dashboard: its rows, their total, and the margins of a two-way table. */
export interface DashboardQuestions {
  readonly rows: DataQuery;
  /** One row: the figures of all rows together. */
  readonly total: DataQuery;
  /** Of a comparison: the rows by period; of a matrix: by its first dimension alone. */
  readonly down?: DataQuery;
  /** Of a comparison: all rows by period; of a matrix: by its second dimension alone. */
  readonly across?: DataQuery;
}

/** Every query of a dashboard. Totals are queried, not added up, so that averages in them are right too. */
export function dashboardQuestions(
  dashboard: Dashboard,
  grain: PeriodGrain,
  state: DashboardState,
): DashboardQuestions {
  const rows = dashboardQuery(dashboard, grain, state);
  const total = dashboardTotalQuery(dashboard, state);
  const { dimensions, view } = dashboard;
  const [first, second] = dimensions;
  if (view === 'comparison' && first !== undefined) {
    const period = fixedGrain(dashboard) ?? grain;
    return {
      rows,
      total,
      down: cutQuery(dashboard, { grain: period, dimensions: [first] }, state),
      across: cutQuery(dashboard, { grain: period, dimensions: [] }, state),
    };
  }
  if (view === 'matrix' && first !== undefined && second !== undefined) {
    return {
      rows,
      total,
      down: cutQuery(dashboard, { dimensions: [first] }, state),
      across: cutQuery(dashboard, { dimensions: [second] }, state),
    };
  }
  return { rows, total };
}
