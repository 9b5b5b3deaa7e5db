import { type newDashboardPages, ownDashboardPages } from '@waybill/contract';
import { dashboardPages, findDashboard } from '@waybill/model';
import type { z } from 'zod';

type Pages = z.infer<typeof newDashboardPages.answer>['dashboardPages'];

/** The pages that the user arranged, without dashboards that no longer exist; otherwise the standard pages. */
export function pagesOf(state: unknown): Pages {
  const own = ownDashboardPages.safeParse(partOf(state, 'dashboardPages')).data;
  return (own ?? dashboardPages).map(({ name, dashboardIds }) => ({
    name,
    dashboardIds: dashboardIds.filter((id) => findDashboard(id) !== undefined),
  }));
}

/** The page that was open when the settings were saved, if it still exists. */
export function selectedIndex(state: unknown, count: number): number {
  const index = Number(partOf(state, 'selectedDashboardPageIndex'));
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}

function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(name) : undefined;
}
