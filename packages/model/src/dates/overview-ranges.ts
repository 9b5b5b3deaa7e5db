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

/** The Overview's ranges as of today. */
export function overviewRanges(today: CalendarDay): OverviewRanges {
  const week = startOfWeek(today);
  const month = startOfMonth(today);
  return {
    tiles: upTo(addDays(week, -28), week),
    tilesBefore: upTo(addDays(week, -56), addDays(week, -28)),
    trends: upTo(addMonths(month, -6), month),
    trendsBefore: upTo(addMonths(month, -12), addMonths(month, -6)),
    refunds: upTo(addMonths(month, -12), month),
  };
}

function upTo(from: CalendarDay, end: CalendarDay): DateRange {
  return { from, to: addDays(end, -1) };
}
