import { addDays, type PeriodGrain, startOfPeriod } from '@waybill/model';
import type { FoundRange } from './found-range.ts';
import { moved } from './relative-periods.ts';

/** ‘Q1, Q2 and Q3’: months, quarters or years, one after the other. */
export function seriesOf(ranges: readonly FoundRange[]): { range: FoundRange; grain: PeriodGrain } | undefined {
  const sorted = ranges.toSorted((one, other) => one.range.from.localeCompare(other.range.from));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const grain = (['month', 'quarter', 'year'] as const).find((each) =>
    sorted.every(
      ({ range }, index) =>
        range.from === moved(startOfPeriod(first.range.from, each), each, index) &&
        (index === sorted.length - 1 || range.to === addDays(moved(range.from, each, 1), -1)),
    ),
  );
  if (grain === undefined) return undefined;
  return { range: { ...first, range: { from: first.range.from, to: last.range.to } }, grain };
}
