import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { startOfMonth, startOfWeek } from './period-start.ts';

/** The ranges of the Overview (S1 section 2), each ending with the last complete week or month. */
export interface OverviewRanges {
  /** The four weeks before the current week. */
  readonly tiles: DateRange;
  /** The four weeks before those, to compare the tiles with. */
  readonly tilesBefore: DateRange;
  /** The six months before the current month. */
  readonly trends: DateRange;
  /** The six months before those. */
  readonly trendsBefore: DateRange;
  /** One year ending last month. */
  readonly refunds: DateRange;
}

/**
 * The Overview's ranges as of today. Where weeks or months have passed without an invoice, they end with the week and
 * the month of the newest one.
 */
export function overviewRanges(today: CalendarDay, newest: CalendarDay = today): OverviewRanges {
  const week = earlierOf(startOfWeek(today), addDays(startOfWeek(newest), 7));
  const month = earlierOf(startOfMonth(today), addMonths(startOfMonth(newest), 1));
  return {
    tiles: upTo(addDays(week, -28), week),
    tilesBefore: upTo(addDays(week, -56), addDays(week, -28)),
    trends: upTo(addMonths(month, -6), month),
    trendsBefore: upTo(addMonths(month, -12), addMonths(month, -6)),
    refunds: upTo(addMonths(month, -12), month),
  };
}

const earlierOf = (one: CalendarDay, other: CalendarDay): CalendarDay => (one < other ? one : other);

function upTo(from: CalendarDay, end: CalendarDay): DateRange {
  return { from, to: addDays(end, -1) };
}
