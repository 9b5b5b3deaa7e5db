import { useQuery } from '@tanstack/react-query';
import { type Page, type PageState, totalSpendScope } from '@waybill/model';
import { useMemo } from 'react';
import { excludedCarriersOptions, foundScope, withTotalSpend } from './excluded-carriers.ts';
import type { DashboardPart } from './use-dashboard-parts.ts';

/**
 * The state with what Total Spend is of under its client and filters. The state is a parameter of its own, since a card
 * may show other days than its page.
 */
export function useTotalSpend(
  { page, dashboardParts }: { readonly page: Page; readonly dashboardParts: readonly DashboardPart[] },
  state: PageState,
) {
  const options = excludedCarriersOptions(page.name, state, dashboardParts);
  const { data, isError } = useQuery({ ...options, select: (rows) => totalSpendScope(rows[0]) });
  const scope = foundScope(data, isError);
  return useMemo(() => withTotalSpend(state, dashboardParts, scope), [state, dashboardParts, scope]);
}
