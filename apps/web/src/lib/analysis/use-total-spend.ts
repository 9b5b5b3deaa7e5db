import { useQuery } from '@tanstack/react-query';
import { leavesEverythingOut, type PageState } from '@waybill/model';
import { useMemo } from 'react';
import { excludedCarriersOptions, withTotalSpend } from './excluded-carriers.ts';
import type { Analysis } from './use-analysis.ts';

/**
 * The state with Total Spend meaning what is billed where only carriers are left that it excludes elsewhere. The state is
 * asked for itself, since a card may show other days than its page.
 */
export function useTotalSpend({ page, dashboardParts }: Pick<Analysis, 'page' | 'dashboardParts'>, state: PageState) {
  const options = excludedCarriersOptions(page.name, state, dashboardParts);
  const { data: leavesOut } = useQuery({ ...options, select: (rows) => leavesEverythingOut(rows[0]) });
  return useMemo(() => withTotalSpend(state, dashboardParts, leavesOut === true), [state, dashboardParts, leavesOut]);
}
