import { addDays, addMonths, type CalendarDay, daysBetween, weekdayOf } from './calendar-day.ts';
import type { DateFilter } from './date-filter.ts';
import type { DateRange } from './date-range.ts';
import { type PeriodGrain, startOfPeriod } from './periods.ts';
import type { RollingPeriod } from './rolling-period.ts';
import { firstDayOfWeek } from './week.ts';

/**
 * The days that a page shows. `comparedBy` is how they were chosen: a year, quarter, month or week up to today, or
 * (`day`) a number of days; undefined if only the days are known.
 */
export interface ShownDays extends DateRange {
  readonly comparedBy?: PeriodGrain | undefined;
}

/** The days of a date filter, and how they were chosen. */
export function shownDays({ from, to, dateFrequency, rollingPeriodOption }: DateFilter): ShownDays {
  if (dateFrequency === 'la') return { from, to, comparedBy: 'day' };
  const comparedBy = dateFrequency === 'rp' ? periodsToDate[rollingPeriodOption] : undefined;
  return comparedBy === undefined ? { from, to } : { from, to, comparedBy };
}

/** The rolling periods up to today; the others are whole ones. */
const periodsToDate: Readonly<Partial<Record<RollingPeriod, PeriodGrain>>> = {
  'Current Week': 'week',
  'Current Month': 'month',
  'Current Quarter': 'quarter',
  YTD: 'year',
};

/**
 * The days that a range is compared with. A period to date has the same days of the period before it; other days that
 * begin a year, month, quarter or week and do not fill it are read the same way. Anything else is compared with the days
 * just before.
 */
export function previousRange(range: ShownDays): DateRange {
  const grain = range.comparedBy ?? begunPeriod(range);
  return grain === undefined || grain === 'day' ? rangeJustBefore(range) : sameDaysBefore(range, grain);
}

/** As many whole months or years just before if the range consists of them, otherwise as many days. */
export function rangeJustBefore(range: DateRange): DateRange {
  const { from, to } = range;
  const months = wholeMonths(range);
  const start = months > 0 ? addMonths(from, -months) : addDays(from, -daysBetween(from, addDays(to, 1)));
  return { from: start, to: addDays(from, -1) };
}

/** The same days of the period before; whole months have whole months, and 29 February has the 28th. */
export function sameDaysBefore({ from, to }: DateRange, grain: PeriodGrain): DateRange {
  if (grain === 'day' || grain === 'week') {
    const days = grain === 'day' ? -1 : -7;
    return { from: addDays(from, days), to: addDays(to, days) };
  }
  const count = -monthsOf[grain];
  const end = addDays(to, 1);
  const isWholeMonths = from.endsWith('-01') && end.endsWith('-01');
  return {
    from: addMonths(from, count),
    to: isWholeMonths ? addDays(addMonths(end, count), -1) : addMonths(to, count),
  };
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The period that days begin without filling it; undefined for a single day, and for a whole month, quarter, half or
 * whole years, which are compared with the ones just before.
 */
function begunPeriod(range: DateRange): PeriodGrain | undefined {
  const { from, to } = range;
  const count = wholeMonths(range);
  const isWhole = [1, 3, 6].includes(count) || (count > 0 && count % 12 === 0);
  if (isWhole || from === to) return undefined;
  const begins = (grain: PeriodGrain) => startOfPeriod(from, grain) === from && startOfPeriod(to, grain) === from;
  if (begins('year')) return 'year';
  if (isWholeWeeks(range)) return undefined;
  return (['month', 'quarter', 'week'] as const).find(begins);
}

/** How many calendar months the range consists of, or whole years from any day on; 0 if it does not. */
function wholeMonths({ from, to }: DateRange): number {
  const end = addDays(to, 1);
  const monthNumber = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const count = monthNumber(end) - monthNumber(from);
  return addMonths(from, count) === end && (from.endsWith('-01') || count % 12 === 0) ? count : 0;
}

function isWholeWeeks({ from, to }: DateRange): boolean {
  return weekdayOf(from) === firstDayOfWeek && weekdayOf(addDays(to, 1)) === firstDayOfWeek;
}
