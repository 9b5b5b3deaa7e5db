import { useQuery, useQueryClient } from '@tanstack/react-query';
import { breakdownQuery, type DateRange, type PageState, type WidgetDimension } from '@waybill/model';
import { comparableRange, useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { firstInvoiceIn, firstInvoicesOptions } from '../../../../lib/analysis/first-invoices.ts';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import type { Earlier } from './compared-parts.ts';

type Asking = Pick<Analysis, 'page' | 'client'>;
type Dimension = Exclude<WidgetDimension, ''>;

/** What the parts of a breakdown were before; undefined while it is unknown, or when nothing before can be compared. */
export function useEarlierParts(asking: Asking, state: PageState, dimension: Dimension): Earlier | undefined {
  const { range } = useComparableRange(asking.page, state);
  const { options, nameOf } = earlierOptions(asking, state, dimension, range);
  const { data } = useQuery({ ...options, enabled: range !== undefined });
  return range === undefined || data === undefined || data.length === 0 ? undefined : { range, rows: data, nameOf };
}

/** Asks for the same when it is needed; undefined when nothing before can be compared. */
export function useAskEarlierParts(asking: Asking) {
  const queryClient = useQueryClient();
  return async (state: PageState, dimension: Dimension): Promise<Earlier | undefined> => {
    const invoices = await queryClient.ensureQueryData(firstInvoicesOptions({ page: asking.page, state }));
    const range = comparableRange(state.dates, firstInvoiceIn(invoices));
    if (range === undefined) return undefined;
    const { options, nameOf } = earlierOptions(asking, state, dimension, range);
    const rows = await queryClient.ensureQueryData(options);
    return rows.length === 0 ? undefined : { range, rows, nameOf };
  };
}

function earlierOptions(
  { page, client }: Asking,
  state: PageState,
  dimension: Dimension,
  range: DateRange | undefined,
) {
  const query = breakdownQuery({ ...state, dates: range ?? state.dates }, dimension);
  return { options: dataOptions(page.name, 'breakdown', query), nameOf: splitNames(dimension, client) };
}
