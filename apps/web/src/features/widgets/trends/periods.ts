import type { Period as CalendarPeriod } from '@waybill/model';
import { type CalendarDay, type DateRange, type PeriodGrain, periodsOf, quarterOf } from '@waybill/model';
import { displayDate, monthLabel, quarterLabel } from '../../../lib/languages/formats.ts';

/** A period on the time axis, with its name in the language of the page. */
export interface Period extends CalendarPeriod {
  readonly label: string;
}

/** Every period that the dates touch, with its name. */
export function namedPeriods(dates: DateRange, grain: PeriodGrain): readonly Period[] {
  return periodsOf(dates, grain).map((period) => ({ ...period, label: labelOf(period.start, grain) }));
}

function labelOf(start: CalendarDay, grain: PeriodGrain): string {
  if (grain === 'day' || grain === 'week') return displayDate(start);
  if (grain === 'month') return monthLabel(start);
  return grain === 'quarter' ? quarterLabel(quarterOf(start)) : start.slice(0, 4);
}
