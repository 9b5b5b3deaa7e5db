import type { DashboardState } from '@waybill/model';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** Whose rows of which days the dashboards show, under which filters of the popup. */
export function dashboardStateOf({ client, state, dashboard }: Analysis): DashboardState {
  const { childClientIds, dateType, dates } = state;
  return { clientId: client.id, childClientIds, dateType, dates, filters: dashboard };
}
