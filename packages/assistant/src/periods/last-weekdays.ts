import { addDays, type CalendarDay, type DateRange, weekdayOf, weekdays } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { Point } from './relative-periods.ts';

/** ‘Last Tuesday’, ‘martes pasado’: the one before today; ‘last weekend’: the last Saturday and Sunday that are over. */
export function lastWeekdayAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const isFirst = scan.is(place, 'last');
  const named = scan.at(isFirst ? place + 1 : place, 'value');
  const isSaid = isFirst || scan.is(place + 1, 'last');
  const isOfPeriod = scan.grainAt(place + 2) !== undefined || scan.at(place + 2, 'month') !== undefined;
  if (named?.dimension !== 'weekday' || !isSaid || isOfPeriod || scan.was(place + 2, 'of', 'in')) return undefined;
  const range = lastDaysOfName(named.values.join(), today);
  return range && { range, length: 2 };
}

const weekend = 'Saturday,Sunday';
const names: readonly string[] = weekdays;

/** The last day of a name before today, or the last Saturday and Sunday that are over. */
export function lastDaysOfName(days: string, today: CalendarDay): DateRange | undefined {
  const isWeekend = days === weekend;
  const wanted = names.indexOf(isWeekend ? 'Saturday' : days);
  if (wanted < 0) return undefined;
  const latest = addDays(today, isWeekend ? -2 : -1);
  const from = addDays(latest, -((weekdayOf(latest) - wanted + 7) % 7));
  return { from, to: isWeekend ? addDays(from, 1) : from };
}
