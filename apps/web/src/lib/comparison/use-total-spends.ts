import { useQueries } from '@tanstack/react-query';
import { leavesEverythingOut, type PageName, type PageState } from '@waybill/model';
import { useMemo } from 'react';
import { excludedCarriersOptions, withTotalSpend } from '../analysis/excluded-carriers.ts';
import type { DashboardPart } from '../analysis/use-dashboard-parts.ts';

/**
 * The states of several sets, each with Total Spend meaning what is billed where only carriers are left that it excludes
 * elsewhere. `states` must keep its identity while it means the same.
 */
export function useTotalSpends(
  page: PageName,
  states: readonly PageState[],
  parts: readonly DashboardPart[],
): readonly PageState[] {
  const queries = useMemo(
    () => states.map((state) => excludedCarriersOptions(page, state, parts)),
    [page, states, parts],
  );
  const leftAlone = useQueries({
    queries,
    combine: (results) => results.map(({ data }) => leavesEverythingOut(data?.[0])).join(),
  });
  return useMemo(() => {
    const answers = leftAlone.split(',');
    return states.map((state, index) => withTotalSpend(state, parts, answers[index] === 'true'));
  }, [states, parts, leftAlone]);
}
