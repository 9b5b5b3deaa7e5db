import { addDays, type CalendarDay, type DateRange, daysToIsoWeek, partsOf, weekdayOf } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { Point } from './relative-periods.ts';
import { relativeYearAt, yearAt } from './years.ts';

const mostWeeks = 53;

/**
 * ‘Week 32’, ‘weeks 30 to 33 of 2025’, ‘第32周’: numbered as ISO 8601 does, from the day on which the product's weeks
 * begin. Without a year it is that of this year, or of the last one where it has not begun.
 */
export function numberedWeekAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  if (scan.was(scan.beside(place, -1), 'by', 'per', 'last', 'this', 'next')) return undefined;
  const leading = yearAt(scan, place) ?? relativeYearAt(scan, place, today);
  const start = place + (leading?.length ?? 0);
  const first = weekAt(scan, start);
  if (first === undefined) return undefined;
  const last = scan.is(start + first.length, 'to') ? lastWeekAt(scan, start + first.length + 1) : undefined;
  const end = start + first.length + (last === undefined ? 0 : 1 + last.length);
  const link = scan.is(end, 'of', 'in', 'from', 'and') ? 1 : 0;
  const trailing =
    leading === undefined ? (yearAt(scan, end + link) ?? relativeYearAt(scan, end + link, today)) : undefined;
  const length = end + (trailing === undefined ? 0 : link + trailing.length) - place;
  const named = (leading ?? trailing)?.year;
  const thisYear = partsOf(today).year;
  const ofThisYear = weekOf(thisYear, first.week);
  const year = named ?? (ofThisYear !== undefined && ofThisYear.from <= today ? thisYear : thisYear - 1);
  const [from, to] = [weekOf(year, first.week), weekOf(year, last?.week ?? first.week)];
  return from === undefined || to === undefined || to.from < from.from
    ? undefined
    : { range: { from: from.from, to: to.to }, length };
}

/** ‘Week 32’, ‘32nd week’, ‘第32周’. */
function weekAt(scan: Scan, place: number): { week: number; length: number } | undefined {
  if (scan.is(place, 'number')) {
    const week = weekNumber(scan, place + 1);
    return week !== undefined && scan.grainAt(place + 2) === 'week' ? { week, length: 3 } : undefined;
  }
  if (/\d(?:st|nd|rd|th)$/iu.test(scan.items[place]?.text ?? '') && scan.grainAt(place + 1) === 'week') {
    const week = weekNumber(scan, place);
    return week === undefined ? undefined : { week, length: 2 };
  }
  if (scan.grainAt(place) !== 'week') return undefined;
  const sign = scan.is(place + 1, 'number') || scan.items[place + 1]?.text === '#' ? 1 : 0;
  const week = weekNumber(scan, place + 1 + sign);
  return week === undefined ? undefined : { week, length: 2 + sign };
}

/** The end of ‘weeks 30 to 33’ and ‘week 30 to week 33’. */
function lastWeekAt(scan: Scan, place: number): { week: number; length: number } | undefined {
  const named = weekAt(scan, place);
  const week = weekNumber(scan, place);
  return named ?? (week === undefined ? undefined : { week, length: 1 });
}

function weekNumber(scan: Scan, place: number): number | undefined {
  const number = scan.at(place, 'number');
  const isWeek = number !== undefined && !number.money && Number.isInteger(number.value);
  const isAmount = scan.is(place + 1, 'pound', 'kilogram', 'ounce', 'dollar');
  return isWeek && !isAmount && number.value >= 1 && number.value <= mostWeeks ? number.value : undefined;
}

/** Undefined for a week that a year does not have. */
function weekOf(year: number, week: number): DateRange | undefined {
  const first = startOfFirstWeek(year);
  const from = addDays(first, 7 * (week - 1));
  return from < startOfFirstWeek(year + 1) ? { from, to: addDays(from, 6) } : undefined;
}

/** The ISO week 1 is that of 4 January; ours begin before or on its Monday. */
function startOfFirstWeek(year: number): CalendarDay {
  const fourth = `${year}-01-04`;
  return addDays(fourth, -((weekdayOf(fourth) + 6) % 7) - daysToIsoWeek);
}
