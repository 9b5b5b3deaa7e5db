import {
  addDays,
  addMonths,
  type CalendarDay,
  type ChartTimeSpan,
  type DateRange,
  quarterOf,
  startOfMonth,
  startOfQuarter,
} from '@waybill/model';
import { monthLabel, quarterLabel } from '../../../lib/languages/formats.ts';

/** A month or quarter on the time axis. */
export interface Period {
  /** Its first day. */
  readonly start: CalendarDay;
  readonly label: string;
  /** The days of it that lie in the dates in force. */
  readonly days: DateRange;
  /** Whether the dates in force cut it off. */
  readonly partial: boolean;
}

/** Every month or quarter that the dates touch, in order, also those without rows: a gap is a gap. */
export function periodsOf(dates: DateRange, span: ChartTimeSpan): readonly Period[] {
  const monthly = span === 'monthly';
  const first = (monthly ? startOfMonth : startOfQuarter)(dates.from);
  const periods: Period[] = [];
  for (let start = first; start <= dates.to; start = addMonths(start, monthly ? 1 : 3)) {
    periods.push(periodFrom(start, addDays(addMonths(start, monthly ? 1 : 3), -1), dates, monthly));
  }
  return periods;
}

function periodFrom(start: CalendarDay, end: CalendarDay, dates: DateRange, monthly: boolean): Period {
  const days = { from: start < dates.from ? dates.from : start, to: end > dates.to ? dates.to : end };
  return {
    start,
    days,
    label: monthly ? monthLabel(start) : quarterLabel(quarterOf(start)),
    partial: days.from !== start || days.to !== end,
  };
}
