import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  type PeriodGrain,
  quarterOf,
  startOfMonth,
  startOfQuarter,
  startOfYear,
  weekdayOf,
} from '@waybill/model';
import { displayDate, monthLabel, quarterLabel } from '../../../lib/languages/formats.ts';
import type { Period } from '../../widgets/trends/periods.ts';

/** Every period that a range touches, in order, also those without rows: a gap is a gap. Weeks begin on Monday. */
export function periodsOf(range: DateRange, grain: PeriodGrain): readonly Period[] {
  const periods: Period[] = [];
  for (let start = startOf(range.from, grain); start <= range.to; start = nextOf(start, grain)) {
    periods.push(periodFrom(start, grain, range));
  }
  return periods;
}

/** The range from the first to the last of the periods that begin on these days. */
export function rangeOfStarts(starts: readonly CalendarDay[], grain: PeriodGrain): DateRange | undefined {
  const [first] = starts.toSorted();
  const last = starts.toSorted().at(-1);
  return first === undefined || last === undefined ? undefined : { from: first, to: addDays(nextOf(last, grain), -1) };
}

function periodFrom(start: CalendarDay, grain: PeriodGrain, { from, to }: DateRange): Period {
  const end = addDays(nextOf(start, grain), -1);
  const days = { from: start < from ? from : start, to: end > to ? to : end };
  return { start, days, label: labelOf(start, grain), partial: days.from !== start || days.to !== end };
}

function startOf(day: CalendarDay, grain: PeriodGrain): CalendarDay {
  if (grain === 'day') return day;
  if (grain === 'week') return addDays(day, -((weekdayOf(day) + 6) % 7));
  if (grain === 'month') return startOfMonth(day);
  return grain === 'quarter' ? startOfQuarter(day) : startOfYear(day);
}

function nextOf(start: CalendarDay, grain: PeriodGrain): CalendarDay {
  if (grain === 'day') return addDays(start, 1);
  if (grain === 'week') return addDays(start, 7);
  if (grain === 'month') return addMonths(start, 1);
  return addMonths(start, grain === 'quarter' ? 3 : 12);
}

function labelOf(start: CalendarDay, grain: PeriodGrain): string {
  if (grain === 'day' || grain === 'week') return displayDate(start);
  if (grain === 'month') return monthLabel(start);
  return grain === 'quarter' ? quarterLabel(quarterOf(start)) : start.slice(0, 4);
}
