import { dashboardsAlongTime } from './along-time.ts';
import type { Dashboard } from './dashboard.ts';
import { dashboardsOfFindings } from './of-findings.ts';
import { tableDashboards } from './tables.ts';

/** Every dashboard that a page of the configurable dashboard may show. */
export const dashboards: readonly Dashboard[] = [
  ...dashboardsAlongTime,
  ...tableDashboards,
  ...dashboardsOfFindings,
].toSorted((one, other) => one.id - other.id);

const byId: ReadonlyMap<number, Dashboard> = new Map(dashboards.map((each) => [each.id, each]));

/** The dashboard of this number; undefined when there is none. */
export function findDashboard(id: number): Dashboard | undefined {
  return byId.get(id);
}
