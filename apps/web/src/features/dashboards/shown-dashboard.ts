import { type Dashboard, dashboardOfExcluded, dashboardOfFamily, findDashboard, totalSpend } from '@waybill/model';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';

/**
 * The dashboard of that id as the page counts: with USPS and DHL where nothing else is left of what was billed, and with
 * the account groups of sub-clients apart.
 */
export function shownDashboard(id: number, { state, client }: Analysis): Dashboard | undefined {
  const found = findDashboard(id);
  const dashboard = found === undefined || client.childClients.length === 0 ? found : dashboardOfFamily(found);
  const leavesThemOut = state.fact.whereClauses.some((clause) => clause !== 'net_amount <> 0');
  if (dashboard === undefined || state.fact.key !== totalSpend.key || leavesThemOut) return dashboard;
  return dashboardOfExcluded(dashboard);
}
