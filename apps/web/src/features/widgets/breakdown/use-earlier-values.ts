import { useQuery } from '@tanstack/react-query';
import { breakdownQuery, type DateRange, type PageState, type WidgetDimension } from '@waybill/model';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { comparableRange } from '../amounts/comparable-range.ts';

/** The parts of the period of equal length before, by their values. */
interface EarlierValues {
  readonly range: DateRange;
  readonly values: ReadonlyMap<string, number>;
}

/** What the parts of a breakdown were before; undefined while it is unknown, or when nothing before can be compared. */
export function useEarlierValues(
  { page, client }: Pick<Analysis, 'page' | 'client'>,
  state: PageState,
  dimension: Exclude<WidgetDimension, ''>,
): EarlierValues | undefined {
  const range = comparableRange(state.dates, client.engageDate);
  const { data } = useQuery({
    ...dataOptions(page.name, 'breakdown', breakdownQuery({ ...state, dates: range ?? state.dates }, dimension)),
    enabled: range !== undefined,
  });
  if (range === undefined || data === undefined || data.length === 0) return undefined;
  return { range, values: new Map(data.map(({ NAME, VALUE }) => [String(NAME ?? ''), Number(VALUE ?? 0)])) };
}
