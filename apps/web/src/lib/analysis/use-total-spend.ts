import { useQuery } from '@tanstack/react-query';
import { leavesEverythingOut, type Page, type PageState } from '@waybill/model';
import { useMemo } from 'react';
import { excludedCarriersOptions, withTotalSpend } from './excluded-carriers.ts';
import type { DashboardPart } from './use-dashboard-parts.ts';

/**
 * The state with Total Spend meaning what is billed where only carriers are left that it excludes elsewhere. The state is
 * a parameter of its own, since a card may show other days than its page.
 */
export function useTotalSpend(
  { page, dashboardParts }: { readonly page: Page; readonly dashboardParts: readonly DashboardPart[] },
  state: PageState,
) {
  const options = excludedCarriersOptions(page.name, state, dashboardParts);
  const { data: leavesOut } = useQuery({ ...options, select: (rows) => leavesEverythingOut(rows[0]) });
  return useMemo(() => withTotalSpend(state, dashboardParts, leavesOut === true), [state, dashboardParts, leavesOut]);
}
