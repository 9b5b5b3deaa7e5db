import type { ChartTimeSpan } from '../widgets/widget.ts';
import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { startOfMonth, startOfQuarter } from './period-start.ts';

/** A month or quarter on the axis of a trend. */
export interface Period extends DateRange {
  /** Not all of its days are in the range that is shown. */
  readonly partial: boolean;
}

/** The months or quarters that a range touches, in order, each in full: what has no figures is a gap, not a zero. */
export function periodsOf(range: DateRange, span: ChartTimeSpan): readonly Period[] {
  const months = span === 'monthly' ? 1 : 3;
  const periods: Period[] = [];
  for (let from = startOf(range.from, span); from <= range.to; from = addMonths(from, months)) {
    const to = addDays(addMonths(from, months), -1);
    periods.push({ from, to, partial: from < range.from || to > range.to });
  }
  return periods;
}

function startOf(day: CalendarDay, span: ChartTimeSpan): CalendarDay {
  return span === 'monthly' ? startOfMonth(day) : startOfQuarter(day);
}
