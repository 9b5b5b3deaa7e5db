import { addDays, addMonths, type CalendarDay, type DateRange, partsOf, startOfPeriod } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { pointAt } from './named-periods.ts';
import type { Point } from './relative-periods.ts';
import { yearAt } from './years.ts';

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
  const trailing = sameOfYearBefore(scan, place, earlier);
  if (trailing !== undefined) return trailing;
  if (!scan.is(place, 'same')) return undefined;
  const ofYear = samePartOfYearAt(scan, place, earlier);
  if (ofYear !== undefined) return ofYear;
  if (scan.grainAt(place + 1) !== 'day') return undefined;
  const next = scan.is(place + 2, 'of', 'in') ? place + 3 : place + 2;
  const start = scan.was(next, 'the', 'a', 'our') ? scan.beside(next, 1) : next;
  const point = pointAt(scan, start, today);
  const isAlone = earlier === undefined && !scan.says('versus', 'change', 'fall');
  if (isAlone && wordsOfOneDay.test(normalised(scan.items[place + 1]?.text ?? ''))) return undefined;
  const days = earlier ?? { from: startOfPeriod(today, 'month'), to: today };
  if (point === undefined || !isMonth(point.range) || days.from.slice(0, 7) !== days.to.slice(0, 7)) return undefined;
  const dayIn = (day: CalendarDay) => addDays(point.range.from, partsOf(day).dayOfMonth - 1);
  const [from, last] = [dayIn(days.from), dayIn(days.to)];
  const to = [last, point.range.to].toSorted()[0] ?? last;
  return from > to ? undefined : { range: { from, to }, length: start + point.length - place };
}

/** ‘The same period of 2025’, after the days of another year. */
function samePartOfYearAt(scan: Scan, place: number, earlier: DateRange | undefined): Point | undefined {
  const unit = scan.at(place + 1, 'unit') === undefined ? 0 : 1;
  const link = scan.is(place + 1 + unit, 'of', 'in', 'from') ? 1 : 0;
  const start = place + 1 + unit + link;
  const year = yearAt(scan, start);
  const range = year === undefined ? undefined : sameInYear(year.year, earlier);
  return year === undefined || range === undefined ? undefined : { range, length: start + year.length - place };
}

/** ‘2025年同期’ */
function sameOfYearBefore(scan: Scan, place: number, earlier: DateRange | undefined): Point | undefined {
  const year = yearAt(scan, place);
  if (year === undefined || !scan.is(place + year.length, 'same')) return undefined;
  const range = sameInYear(year.year, earlier);
  return range === undefined ? undefined : { range, length: year.length + 1 };
}

function sameInYear(year: number, earlier: DateRange | undefined): DateRange | undefined {
  if (earlier === undefined) return undefined;
  const months = 12 * (year - partsOf(earlier.from).year);
  const isWholeMonths = earlier.from.endsWith('-01') && addDays(earlier.to, 1).endsWith('-01');
  const to = isWholeMonths ? addDays(addMonths(addDays(earlier.to, 1), months), -1) : addMonths(earlier.to, months);
  return months === 0 ? undefined : { from: addMonths(earlier.from, months), to };
}

/** ‘Shipped the same day last month’ names no days. */
const wordsOfOneDay = expression('one-day');

function isMonth({ from, to }: DateRange): boolean {
  return from.endsWith('-01') && addDays(addMonths(from, 1), -1) === to;
}
