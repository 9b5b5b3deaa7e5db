import {
  choosesExcludedCarriers,
  excludedCarriersQuery,
  type PageName,
  type PageState,
  scopeOfTotalSpend,
  type TotalSpendScope,
  withTotalSpendOf,
} from '@waybill/model';
import { dataOptions } from './data-queries.ts';
import type { DashboardPart } from './use-dashboard-parts.ts';

/** Asks which carriers the client and the filters leave, where that is not plain. */
export function excludedCarriersOptions(page: PageName, state: PageState, parts: readonly DashboardPart[]) {
  return {
    ...dataOptions(page, 'amounts', excludedCarriersQuery(state)),
    enabled: showsTotalSpend(state) && !choosesExcludedCarriers(state, carriersOf(parts)),
  };
}

/**
 * The state with what Total Spend is of: `found`, or USPS and DHL where only they are chosen by name. It is undecided as
 * long as that is not known.
 */
export function withTotalSpend(
  state: PageState,
  parts: readonly DashboardPart[],
  found: TotalSpendScope | undefined,
): PageState {
  if (!showsTotalSpend(state)) return state;
  if (choosesExcludedCarriers(state, carriersOf(parts))) return withTotalSpendOf(state, 'excluded');
  return { ...withTotalSpendOf(state, found ?? 'counted'), isUndecided: found === undefined };
}

/** The answer as a scope; the usual one if there is no answer, which the figure then names. */
export function foundScope(scope: TotalSpendScope | undefined, isError: boolean): TotalSpendScope | undefined {
  return scope ?? (isError ? 'counted' : undefined);
}

function carriersOf(parts: readonly DashboardPart[]): readonly string[] {
  return parts.find(({ parameter }) => parameter === 'carriers')?.values ?? [];
}

const showsTotalSpend = (state: PageState): boolean => scopeOfTotalSpend(state) !== undefined;
