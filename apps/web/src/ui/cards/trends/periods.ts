import type { Period as CalendarPeriod } from '@waybill/model';
import { type CalendarDay, type DateRange, daysBetween, type PeriodGrain, periodsOf, quarterOf } from '@waybill/model';
import { displayDate, monthLabel, quarterLabel } from '../../../lib/languages/formats.ts';

/** A period on the time axis, with its name in the language of the page. */
export interface Period extends CalendarPeriod {
  readonly label: string;
}

/** Every period that the dates touch, with its name. */
export function namedPeriods(dates: DateRange, grain: PeriodGrain): readonly Period[] {
  return periodsOf(dates, grain).map((period) => ({ ...period, label: labelOf(period.start, grain) }));
}

/** The days on which carriers send a bill are at most a week apart. */
const daysBetweenBills = 7;

/** The periods of a client whose first bill came on that day: the one in which it came is partial if bills are missing. */
export function fromFirstDay(periods: readonly Period[], first: CalendarDay | undefined): readonly Period[] {
  if (first === undefined) return periods;
  return periods.map((period) =>
    period.days.from < first && first <= period.days.to && daysBetween(period.days.from, first) >= daysBetweenBills
      ? { ...period, days: { ...period.days, from: first }, partial: true }
      : period,
  );
}

function labelOf(start: CalendarDay, grain: PeriodGrain): string {
  if (grain === 'day' || grain === 'week') return displayDate(start);
  if (grain === 'month') return monthLabel(start);
  return grain === 'quarter' ? quarterLabel(quarterOf(start)) : start.slice(0, 4);
}
