import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  isCalendarDay,
  partsOf,
  sameDaysBefore,
  startOfPeriod,
  weekdayOf,
  weekdays,
} from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { lastWeekdayAt } from './last-weekdays.ts';
import { numberedWeekAt } from './numbered-weeks.ts';
import { type Point, relativeAt } from './relative-periods.ts';
import { relativeYearAt, yearAt } from './years.ts';

/** The one period that is named at a place: a day, a month, a quarter, a year, or one told from today. */
export function pointAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  return (
    weekdayOfDayAt(scan, place, today) ??
    lastWeekdayAt(scan, place, today) ??
    weekOfDayAt(scan, place, today) ??
    numberedWeekAt(scan, place, today) ??
    dayAt(scan, place, today) ??
    toDateAt(scan, place, today) ??
    calendarAt(scan, place, today) ??
    relativeAt(scan, place, today)
  );
}

/** ‘Monday 16 November’ is that day, if it was a Monday. */
function weekdayOfDayAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const named = scan.at(place, 'value');
  const day = named?.dimension === 'weekday' ? dayAt(scan, place + 1, today) : undefined;
  if (day === undefined || named?.values.join() !== weekdays[weekdayOf(day.range.from)]) return undefined;
  return { ...day, length: day.length + 1 };
}

/** ‘The week of 8 November’, ‘Thanksgiving week’, in Chinese also with ‘that’. */
function weekOfDayAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const isLeading = scan.grainAt(place) === 'week';
  const isEnd = isLeading && scan.is(place + 1, 'until');
  const link = isEnd || (isLeading && scan.is(place + 1, 'of', 'in', 'from')) ? 1 : 0;
  const start = isLeading ? place + 1 + link : place;
  const day = dayAt(scan, start, today);
  if (day === undefined) return undefined;
  const end = start + day.length;
  if (isEnd) return { range: { from: addDays(day.range.to, -6), to: day.range.to }, length: end - place };
  const isAfter = scan.grainAt(end) === 'week' && !scan.is(place, 'today', 'yesterday');
  const after = isLeading ? 0 : isAfter ? 1 : scan.is(end, 'this') && scan.grainAt(end + 1) === 'week' ? 2 : undefined;
  if (after === undefined || (after !== 1 && scan.is(end, 'to', 'until'))) return undefined;
  const from = startOfPeriod(day.range.from, 'week');
  return { range: { from, to: addDays(from, 6) }, length: end + after - place };
}

/** ‘2026-03-05’, ‘March 5, 2026’, ‘5 March’, ‘yesterday’. */
export function dayAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const day = scan.at(place, 'day')?.day;
  if (day !== undefined) return isCalendarDay(day) ? { range: { from: day, to: day }, length: 1 } : undefined;
  if (scan.is(place, 'today')) return { range: { from: today, to: today }, length: 1 };
  if (scan.is(place, 'yesterday')) return pointOf(addDays(today, -1), 1);
  const leading = yearAt(scan, place);
  const start = place + (leading?.length ?? 0);
  const monthFirst = scan.at(start, 'month')?.month;
  if (monthFirst !== undefined) {
    const dayOfMonth = dayNumber(scan, start + 1);
    if (dayOfMonth === undefined || scan.is(start, 'of')) return undefined;
    const named = scan.grainAt(start + 2) === 'day' ? 1 : 0;
    const comma = scan.is(start + 2 + named, 'and') && yearAt(scan, start + 3 + named) ? 1 : 0;
    const year = leading ?? yearAt(scan, start + 2 + named + comma);
    const length = start + 2 + named + (leading || !year ? 0 : comma + year.length) - place;
    return exactDay(year?.year, monthFirst, dayOfMonth, today, length);
  }
  const dayFirst = dayNumber(scan, place);
  const of = scan.is(place + 1, 'of') ? 1 : 0;
  const month = scan.at(place + 1 + of, 'month')?.month;
  if (dayFirst === undefined || month === undefined) return undefined;
  const ofYear = scan.is(place + 2 + of, 'of') && yearAt(scan, place + 3 + of) ? 1 : 0;
  const year = yearAt(scan, place + 2 + of + ofYear);
  return exactDay(year?.year, month, dayFirst, today, 2 + of + (year ? ofYear + year.length : 0));
}

/** A number that can be a day of a month. */
export function dayNumber(scan: Scan, place: number): number | undefined {
  const number = scan.at(place, 'number');
  return number !== undefined &&
    !number.money &&
    Number.isInteger(number.value) &&
    number.value >= 1 &&
    number.value <= 31
    ? number.value
    : undefined;
}

function exactDay(
  year: number | undefined,
  month: number,
  day: number,
  today: CalendarDay,
  length: number,
): Point | undefined {
  const written = (ofYear: number) => `${ofYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const thisYear = partsOf(today).year;
  const text = written(year ?? (written(thisYear) > today ? thisYear - 1 : thisYear));
  return isCalendarDay(text) ? pointOf(text, length) : undefined;
}

function pointOf(day: CalendarDay, length: number): Point {
  return { range: { from: day, to: day }, length };
}

/** ‘YTD’, and ‘last YTD’, ‘YTD 2025’, ‘YTD last year’: as many days of the year, quarter or month before. */
function toDateAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const isBefore = scan.is(place, 'last');
  const grain = scan.at(isBefore ? place + 1 : place, 'toDate')?.grain;
  if (grain === undefined) return yearToDateAt(scan, place, today);
  const toDate = { from: startOfPeriod(today, grain), to: today };
  if (isBefore) return { range: sameDaysBefore(toDate, grain), length: 2 };
  const year = yearAt(scan, place + 1) ?? relativeYearAt(scan, place + 1, today);
  if (year === undefined || year.year > partsOf(today).year) return { range: toDate, length: 1 };
  return { range: sameDaysOf(year.year, toDate), length: 1 + year.length };
}

/** ‘2026 YTD’ */
function yearToDateAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const named = yearAt(scan, place);
  const isToDate = named !== undefined && scan.at(place + named.length, 'toDate')?.grain === 'year';
  const isLast = isToDate && yearAt(scan, place + named.length + 1) === undefined;
  if (!isLast || named.year > partsOf(today).year) return undefined;
  const toDate = { from: startOfPeriod(today, 'year'), to: today };
  return { range: sameDaysOf(named.year, toDate), length: named.length + 1 };
}

function sameDaysOf(year: number, { from, to }: DateRange): DateRange {
  const months = 12 * (year - partsOf(to).year);
  return { from: addMonths(from, months), to: addMonths(to, months) };
}

/** A year, a quarter or a month of a year: ‘Q3 2026’, ‘March last year’, ‘2025’. */
function calendarAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const leading = yearAt(scan, place) ?? relativeYearAt(scan, place, today);
  const relative = leading === undefined ? relativePartAt(scan, place, today) : undefined;
  if (relative !== undefined) return relative;
  const gap = leading !== undefined && scan.is(place + leading.length, 'of') ? 1 : 0;
  const part = partAt(scan, place + (leading?.length ?? 0) + gap);
  if (leading !== undefined && part !== undefined) {
    return { range: partOf(leading.year, part), length: leading.length + gap + 1 };
  }
  if (leading !== undefined) {
    return yearAt(scan, place) === undefined
      ? undefined
      : { range: { from: `${leading.year}-01-01`, to: `${leading.year}-12-31` }, length: leading.length };
  }
  if (part === undefined) return undefined;
  const isOf = scan.is(place + 1, 'of', 'in', 'and', 'from') ? 1 : 0;
  const year = yearAt(scan, place + 1 + isOf) ?? relativeYearAt(scan, place + 1 + isOf, today);
  if (year !== undefined) return { range: partOf(year.year, part), length: 1 + isOf + year.length };
  const thisYear = partsOf(today).year;
  const started = partOf(thisYear, part).from <= today ? thisYear : thisYear - 1;
  return { range: partOf(started, part), length: 1 };
}

/**
 * ‘this October’ and ‘last October’: of this year, or the last one that is over. Beside ‘this October’ the last one is
 * that of the year before.
 */
function relativePartAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const part = scan.is(place, 'last', 'this') ? partAt(scan, place + 1) : undefined;
  if (part === undefined || yearAt(scan, place + 2) !== undefined) return undefined;
  const ofThisYear = partOf(partsOf(today).year, part);
  if (scan.is(place, 'this')) return { range: ofThisYear, length: 2 };
  const isHeldAgainstThis = scan.items.some(
    (_, index) => scan.was(index, 'this') && scan.items[index + 1]?.text === scan.items[place + 1]?.text,
  );
  const isThisYears = ofThisYear.to < today && !isHeldAgainstThis;
  return { range: isThisYears ? ofThisYear : partOf(partsOf(today).year - 1, part), length: 2 };
}

/** The months of a half or quarter, or one month. */
type Part = { readonly first: number; readonly count: number };

function partAt(scan: Scan, place: number): Part | undefined {
  const month = scan.at(place, 'month')?.month;
  if (month !== undefined) return { first: month, count: 1 };
  const half = scan.at(place, 'half')?.half;
  if (half !== undefined) return { first: half * 6 - 5, count: 6 };
  const quarter = scan.at(place, 'quarter')?.quarter;
  return quarter === undefined ? undefined : { first: quarter * 3 - 2, count: 3 };
}

function partOf(year: number, { first, count }: Part): DateRange {
  const from = `${year}-${String(first).padStart(2, '0')}-01`;
  return { from, to: addDays(addMonths(from, count), -1) };
}
