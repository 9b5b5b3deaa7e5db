import type { DataQuery } from '@waybill/contract';
import { countedAndExcluded } from '../queries/excluded-carriers.ts';
import { type Dashboard, dashboardOfExcluded } from './dashboard.ts';
import { type DashboardState, dashboardTotalQuery } from './dashboard-query.ts';

/**
 * How many rows of a configurable dashboard, of any day, Total Spend counts and leaves out; undefined if it leaves no
 * carriers out.
 */
export function excludedCarriersOfDashboard(shown: Dashboard, state: DashboardState): DataQuery | undefined {
  const counting = dashboardOfExcluded(shown);
  if (counting === shown) return undefined;
  const ofAnyDay: Dashboard = { ...counting, dates: 'all' };
  return { ...dashboardTotalQuery(ofAnyDay, state), selectColumnNames: countedAndExcluded() };
}
