import { useQuery } from '@tanstack/react-query';
import {
  choosesExcludedCarriers,
  countingExcludedCarriers,
  excludedCarriersQuery,
  leavesEverythingOut,
  type Page,
  type PageState,
  totalSpend,
} from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from './data-queries.ts';
import type { DashboardPart } from './use-dashboard-parts.ts';

/**
 * The page with Total Spend meaning what is billed where only carriers are left that it excludes elsewhere: chosen by
 * name, or because the client, an account or another filter leaves no others.
 */
export function useTotalSpend(page: Page, state: PageState, parts: readonly DashboardPart[]): PageState {
  const showsTotalSpend = state.analysis.facts.some(({ key }) => key === totalSpend.key);
  const isChosen = choosesExcludedCarriers(
    state,
    parts.find(({ parameter }) => parameter === 'carriers')?.values ?? [],
  );
  const query = useMemo(() => excludedCarriersQuery(state), [state]);
  const { data: rows } = useQuery({
    ...dataOptions(page.name, 'amounts', query),
    enabled: showsTotalSpend && !isChosen,
  });
  const countsThem = showsTotalSpend && (isChosen || leavesEverythingOut(rows?.[0]));
  return useMemo(() => (countsThem ? countingExcludedCarriers(state) : state), [state, countsThem]);
}
