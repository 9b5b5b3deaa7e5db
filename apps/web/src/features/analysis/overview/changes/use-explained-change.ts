import { useQuery } from '@tanstack/react-query';
import {
  type DateRange,
  type ExplainedChange,
  explainedChange,
  isExplainable,
  type PageState,
  serviceCostsOf,
  serviceCostsQuery,
} from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';

/** Why the cost changed since an earlier period; undefined while it is unknown, or where there is nothing to compare with. */
export function useExplainedChange(
  { page }: Pick<Analysis, 'page'>,
  state: PageState,
  before: DateRange | undefined,
): ExplainedChange | undefined {
  const enabled = before !== undefined && isExplainable(state);
  const { data: now } = useQuery({ ...dataOptions(page.name, 'breakdown', serviceCostsQuery(state)), enabled });
  const { data: earlier } = useQuery({
    ...dataOptions(page.name, 'breakdown', serviceCostsQuery({ ...state, dates: before ?? state.dates })),
    enabled,
  });
  return useMemo(
    () =>
      !enabled || now === undefined || earlier === undefined || earlier.length === 0
        ? undefined
        : explainedChange(serviceCostsOf(now), serviceCostsOf(earlier)),
    [enabled, now, earlier],
  );
}
