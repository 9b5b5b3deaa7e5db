import { addDays, addMonths, type CalendarDay, type DateRange, partsOf, startOfPeriod } from '@waybill/model';
import { pointAt } from './named-periods.ts';
import type { Point } from './relative-periods.ts';
import type { Scan } from './scan.ts';

/**
 * ‘The same days last November’: the days of the period before it in the question, or of this month so far, in that other
 * month.
 */
export function sameDaysAt(
  scan: Scan,
  place: number,
  today: CalendarDay,
  earlier: DateRange | undefined,
): Point | undefined {
  if (!scan.is(place, 'same') || scan.grainAt(place + 1) !== 'day') return undefined;
  const next = scan.is(place + 2, 'of', 'in') ? place + 3 : place + 2;
  const start = scan.was(next, 'the', 'a', 'our') ? scan.beside(next, 1) : next;
  const point = pointAt(scan, start, today);
  const days = earlier ?? { from: startOfPeriod(today, 'month'), to: today };
  if (point === undefined || !isMonth(point.range) || days.from.slice(0, 7) !== days.to.slice(0, 7)) return undefined;
  const dayIn = (day: CalendarDay) => addDays(point.range.from, partsOf(day).dayOfMonth - 1);
  const [from, last] = [dayIn(days.from), dayIn(days.to)];
  const to = [last, point.range.to].toSorted()[0] ?? last;
  return from > to ? undefined : { range: { from, to }, length: start + point.length - place };
}

function isMonth({ from, to }: DateRange): boolean {
  return from.endsWith('-01') && addDays(addMonths(from, 1), -1) === to;
}
