import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { startOfMonth, startOfQuarter, startOfWeek, startOfYear } from './period-start.ts';

/** The grain of time. */
export const periodGrains = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type PeriodGrain = (typeof periodGrains)[number];

/** A day, week, month, quarter or year on the axis of time. */
export interface Period {
  /** Its first day, as `date_trunc` of the query language gives it. */
  readonly start: CalendarDay;
  /** Its last day. */
  readonly end: CalendarDay;
  /** The days of it that lie in the range that is shown. */
  readonly days: DateRange;
  /** Whether some of its days are outside the displayed range. */
  readonly partial: boolean;
}

/**
 * Every period that a range touches, in order, including those without rows: a period without figures is a gap, not a
 * zero.
 */
export function periodsOf(range: DateRange, grain: PeriodGrain): readonly Period[] {
  const periods: Period[] = [];
  for (let start = startOfPeriod(range.from, grain); start <= range.to; start = nextPeriod(start, grain)) {
    periods.push(periodFrom(start, grain, range));
  }
  return periods;
}

/** The range from the first to the last of the periods that begin on these days; undefined without any. */
export function rangeOfStarts(starts: readonly CalendarDay[], grain: PeriodGrain): DateRange | undefined {
  const sorted = starts.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : { from: first, to: addDays(nextPeriod(last, grain), -1) };
}

/** The first day of the period that a day lies in. */
export function startOfPeriod(day: CalendarDay, grain: PeriodGrain): CalendarDay {
  return startOf[grain](day);
}

const startOf: Readonly<Record<PeriodGrain, (day: CalendarDay) => CalendarDay>> = {
  day: (day) => day,
  week: startOfWeek,
  month: startOfMonth,
  quarter: startOfQuarter,
  year: startOfYear,
};

const next: Readonly<Record<PeriodGrain, (start: CalendarDay) => CalendarDay>> = {
  day: (start) => addDays(start, 1),
  week: (start) => addDays(start, 7),
  month: (start) => addMonths(start, 1),
  quarter: (start) => addMonths(start, 3),
  year: (start) => addMonths(start, 12),
};

function nextPeriod(start: CalendarDay, grain: PeriodGrain): CalendarDay {
  return next[grain](start);
}

function periodFrom(start: CalendarDay, grain: PeriodGrain, { from, to }: DateRange): Period {
  const end = addDays(nextPeriod(start, grain), -1);
  const days = { from: start < from ? from : start, to: end > to ? to : end };
  return { start, end, days, partial: days.from !== start || days.to !== end };
}
