import { useQuery, useQueryClient } from '@tanstack/react-query';
import { breakdownQuery, type PageState, type WidgetDimension, wholeOf } from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { type Wholes, wholesOf } from './wholes.ts';

type Asking = Pick<Analysis, 'page'>;
type Dimension = Exclude<WidgetDimension, ''>;

/**
 * The totals that the parts of a breakdown belong to; undefined while unknown, or for a fact that is not part of a
 * total.
 */
export function useWholes(asking: Asking, state: PageState, dimension: Dimension): Wholes | undefined {
  const { whole, options } = wholeOptions(asking, state, dimension);
  const { data } = useQuery({ ...options, enabled: whole !== undefined });
  return useMemo(() => (whole === undefined || data === undefined ? undefined : wholesOf(data)), [whole, data]);
}

/** Asks for the same when it is needed. */
export function useAskWholes(asking: Asking) {
  const queryClient = useQueryClient();
  return async (state: PageState, dimension: Dimension): Promise<Wholes | undefined> => {
    const { whole, options } = wholeOptions(asking, state, dimension);
    return whole === undefined ? undefined : wholesOf(await queryClient.ensureQueryData(options));
  };
}

function wholeOptions({ page }: Asking, state: PageState, dimension: Dimension) {
  const whole = wholeOf(state.analysis, state.fact);
  const query = breakdownQuery({ ...state, fact: whole ?? state.fact }, dimension);
  return { whole, options: dataOptions(page.name, 'breakdown', query) };
}
