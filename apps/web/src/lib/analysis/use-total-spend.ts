import { useQueries } from '@tanstack/react-query';
import {
  choosesExcludedCarriers,
  countingExcludedCarriers,
  excludedCarriersQuery,
  leavesEverythingOut,
  leavingExcludedCarriersOut,
  type PageName,
  type PageState,
  totalSpend,
} from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from './data-queries.ts';
import type { Analysis } from './use-analysis.ts';
import type { DashboardPart } from './use-dashboard-parts.ts';

/**
 * The states with Total Spend meaning what is billed where only carriers are left that it excludes elsewhere: chosen by
 * name, or because the client, an account, the days or another filter leave no others. Each state is asked for itself,
 * since a card may show other days than its page. `states` must keep its identity while it means the same.
 */
export function useTotalSpends(
  page: PageName,
  states: readonly PageState[],
  parts: readonly DashboardPart[],
): readonly PageState[] {
  const carriers = parts.find(({ parameter }) => parameter === 'carriers')?.values ?? noCarriers;
  const queries = useMemo(
    () =>
      states.map((state) => ({
        ...dataOptions(page, 'amounts', excludedCarriersQuery(state)),
        enabled: showsTotalSpend(state) && !choosesExcludedCarriers(state, carriers),
      })),
    [page, states, carriers],
  );
  const leftAlone = useQueries({
    queries,
    combine: (results) => results.map(({ data }) => leavesEverythingOut(data?.[0])).join(),
  });
  return useMemo(() => {
    const answers = leftAlone.split(',');
    return states.map((state, index) => {
      if (!showsTotalSpend(state)) return state;
      const countsThem = choosesExcludedCarriers(state, carriers) || answers[index] === 'true';
      return countsThem ? countingExcludedCarriers(state) : leavingExcludedCarriersOut(state);
    });
  }, [states, carriers, leftAlone]);
}

/** The same of the state of a card, which may have other days than its page. */
export function useTotalSpend({ page, dashboardParts }: Pick<Analysis, 'page' | 'dashboardParts'>, state: PageState) {
  const states = useMemo(() => [state], [state]);
  return useTotalSpends(page.name, states, dashboardParts)[0] ?? state;
}

const noCarriers: readonly string[] = [];

const showsTotalSpend = ({ analysis }: PageState): boolean => analysis.facts.some(({ key }) => key === totalSpend.key);
