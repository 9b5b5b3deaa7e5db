import { type Dashboard, dashboardOfExcluded, findDashboard, totalSpend } from '@waybill/model';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';

/** The dashboard of that id as the page counts: with USPS and DHL where nothing else is left of what was billed. */
export function shownDashboard(id: number, { state }: Analysis): Dashboard | undefined {
  const dashboard = findDashboard(id);
  const leavesThemOut = state.fact.whereClauses.some((clause) => clause !== 'net_amount <> 0');
  if (dashboard === undefined || state.fact.key !== totalSpend.key || leavesThemOut) return dashboard;
  return dashboardOfExcluded(dashboard);
}
