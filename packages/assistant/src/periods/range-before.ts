import { addDays, type DateRange, previousRange, startOfPeriod } from '@waybill/model';
import { movedBack } from './relative-periods.ts';

/** The days before some: whole months have as many months before them, a part of a year or month the same part of the one before. */
export function rangeBefore(range: DateRange): DateRange {
  const isWhole = range.from.endsWith('-01') && addDays(range.to, 1).endsWith('-01');
  const grain = (['year', 'quarter', 'month'] as const).find(
    (each) => startOfPeriod(range.from, each) === range.from && startOfPeriod(range.to, each) === range.from,
  );
  return isWhole || grain === undefined ? previousRange(range) : movedBack(range, grain);
}
