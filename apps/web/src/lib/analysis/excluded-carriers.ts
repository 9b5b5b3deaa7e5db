import {
  choosesExcludedCarriers,
  countingExcludedCarriers,
  excludedCarriersQuery,
  leavingExcludedCarriersOut,
  type PageName,
  type PageState,
  totalSpend,
} from '@waybill/model';
import { dataOptions } from './data-queries.ts';
import type { DashboardPart } from './use-dashboard-parts.ts';

/** Asks whether the state is left with nothing but the carriers that Total Spend excludes, where that is not plain. */
export function excludedCarriersOptions(page: PageName, state: PageState, parts: readonly DashboardPart[]) {
  return {
    ...dataOptions(page, 'amounts', excludedCarriersQuery(state)),
    enabled: showsTotalSpend(state) && !choosesExcludedCarriers(state, carriersOf(parts)),
  };
}

/**
 * The state with Total Spend meaning what is billed where only excluded carriers are left: chosen by name, or because the
 * client, an account, the days or another filter leave no others (`leavesOut`).
 */
export function withTotalSpend(state: PageState, parts: readonly DashboardPart[], leavesOut: boolean): PageState {
  if (!showsTotalSpend(state)) return state;
  const countsThem = leavesOut || choosesExcludedCarriers(state, carriersOf(parts));
  return countsThem ? countingExcludedCarriers(state) : leavingExcludedCarriersOut(state);
}

function carriersOf(parts: readonly DashboardPart[]): readonly string[] {
  return parts.find(({ parameter }) => parameter === 'carriers')?.values ?? [];
}

const showsTotalSpend = ({ analysis }: PageState): boolean => analysis.facts.some(({ key }) => key === totalSpend.key);
