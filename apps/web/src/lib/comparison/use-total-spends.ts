import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { type PageName, type PageState, totalSpendScope } from '@waybill/model';
import { useMemo } from 'react';
import { excludedCarriersOptions, foundScope, withTotalSpend } from '../analysis/excluded-carriers.ts';
import type { DashboardPart } from '../analysis/use-dashboard-parts.ts';

/**
 * The states of several sets, each with what Total Spend is of under its client and filters. `states` must keep its
 * identity while it means the same.
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
  const scopes = useQueries({ queries, combine: scopesOf });
  return useMemo(
    () => states.map((state, index) => withTotalSpend(state, parts, scopes[index])),
    [states, parts, scopes],
  );
}

function scopesOf(results: readonly UseQueryResult<DataRow[]>[]) {
  return results.map(({ data, isError }) => foundScope(data && totalSpendScope(data[0]), isError));
}
