import { addDays, addMonths, type CalendarDay, type DateRange, isCalendarDay, partsOf } from '@waybill/model';
import { firstOfAllDays } from '../reading/open-start.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { dayAt, dayNumber, pointAt } from './named-periods.ts';
import type { Point } from './relative-periods.ts';
import { yearAt } from './years.ts';

/** ‘since March’, ‘from March to May’, ‘between 1 and 15 March’, ‘until June’. */
export function spanAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  if (scan.is(place, 'after')) {
    const point = pointAt(scan, place + 1, today);
    if (point === undefined) return undefined;
    return { range: { from: addDays(point.range.to, 1), to: today }, length: 1 + point.length };
  }
  const closed = endAt(scan, place, today);
  if (closed !== undefined) return closed;
  const days = daysOfMonthAt(scan, place, today);
  if (days !== undefined) return days;
  if (scan.is(place, 'since', 'from')) {
    const start = scan.beside(place, 1);
    const from = pointAt(scan, start, today);
    if (from === undefined) return undefined;
    const end = start + from.length;
    const isHeldAgainst = scan.says('versus') && scan.is(end, 'and');
    const isFirstOfTwo =
      scan.is(place, 'from') || (scan.is(end, 'to') && pointAt(scan, scan.beside(end, 1), today) !== undefined);
    if (isFirstOfTwo && (isHeldAgainst || scan.says('change', 'fall')))
      return { range: from.range, length: end - place };
    const last = scan.beside(end, 1);
    const to = scan.is(end, 'to', 'until', 'and') ? pointAt(scan, last, today) : undefined;
    const isSpan = to !== undefined && !(scan.is(end, 'and') && isYear(to.range) && !isYear(from.range));
    if (isSpan) return { range: between(from.range, to.range), length: last + to.length - place };
    const isOpen = saysFiner(scan) && from.range.to < today;
    const isFrom = scan.is(place, 'from') && !scan.is(end, 'since', 'toDate') && !isOpen;
    if (isFrom) return { range: from.range, length: end - place };
    const closing = scan.is(end, 'since', 'toDate') ? 1 : 0;
    return { range: { from: from.range.from, to: today }, length: end - place + closing };
  }
  if (scan.is(place, 'between') && !scan.says('change', 'fall', 'versus')) {
    const start = scan.beside(place, 1);
    const from = pointAt(scan, start, today);
    const middle = start + (from?.length ?? 0);
    const last = scan.beside(middle, 1);
    const to = scan.is(middle, 'and', 'to') ? pointAt(scan, last, today) : undefined;
    if (from === undefined || to === undefined) return undefined;
    return { range: between(from.range, to.range), length: last + to.length - place };
  }
  const from = pointAt(scan, place, today);
  if (from === undefined) return undefined;
  const end = place + from.length;
  const isOfOneMonth = dayOfSameMonth(scan, { place, last: scan.beside(end, 1) }, from.range) !== undefined;
  const isHeldAgainst =
    scan.says('versus', 'change', 'fall') && !areDaysOfThree(scan, from.range) && !isOfOneMonth && !areTwoSpans(scan);
  const last = scan.beside(end, 1);
  if (scan.is(end, 'to') && (!isHeldAgainst || isHeldAgainstAnother(scan, last, today))) {
    const to = pointAt(scan, last, today);
    if (to !== undefined) return { range: between(from.range, to.range), length: last + to.length - place };
    const sameMonth = dayOfSameMonth(scan, { place, last }, from.range);
    if (sameMonth !== undefined) return sameMonth;
  }
  if (scan.is(end, 'since')) return { range: { from: from.range.from, to: today }, length: from.length + 1 };
  return undefined;
}

/** ‘January to March with April to June’ */
function areTwoSpans(scan: Scan): boolean {
  const isOfTime = (place: number) => ['month', 'quarter', 'number'].includes(scan.items[place]?.concept.kind ?? '');
  const links = scan.items.filter((_, place) => scan.was(place, 'to') && isOfTime(place - 1) && isOfTime(place + 1));
  return links.length > 1;
}

/** ‘Compare January to June with the same period of 2025’: after the span comes what it is held against. */
function isHeldAgainstAnother(scan: Scan, last: number, today: CalendarDay): boolean {
  const end = last + (pointAt(scan, last, today)?.length ?? 0);
  const isLink = (place: number) => scan.was(place, 'with', 'versus', 'and', 'to', 'the', 'a', 'in', 'from', 'of');
  let next = end;
  while (isLink(next)) next += 1;
  return next > end && (scan.is(next, 'same') || pointAt(scan, next, today) !== undefined || sameAfterYear(scan, next));
}

/** ‘2025年同期’ */
function sameAfterYear(scan: Scan, place: number): boolean {
  const year = yearAt(scan, place);
  return year !== undefined && scan.is(place + year.length, 'same');
}

/** ‘Before March’, ‘until the end of June’, in Chinese ‘3月之前’: days with an end and no beginning. */
function endAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  if (scan.is(place, 'until') || isUpTo(scan, place)) {
    const start = scan.beside(place, 1);
    const point = pointAt(scan, start, today);
    if (point === undefined || scan.was(place - 1, 'today', 'yesterday')) return undefined;
    return { range: endingWith(point.range, scan.items[place]?.text ?? ''), length: start + point.length - place };
  }
  const point = pointAt(scan, place, today);
  const end = place + (point?.length ?? 0);
  if (point === undefined || !scan.is(end, 'until')) return undefined;
  const word = scan.items[end]?.text ?? '';
  const isLast = /\p{Script=Han}/u.test(word) && pointAt(scan, end + 1, today) === undefined;
  return isLast ? { range: endingWith(point.range, word), length: point.length + 1 } : undefined;
}

/** ‘Through September’, ‘up to August’ */
function isUpTo(scan: Scan, place: number): boolean {
  return scan.is(place, 'to', 'atMost') && wordsOfEnd.test(normalised(scan.items[place]?.text ?? ''));
}

const wordsOfEnd = expression('until');

/** ‘Before March’ ends with February, ‘until March’ with March itself. */
function endingWith({ from, to }: DateRange, word: string): DateRange {
  return { from: firstOfAllDays, to: wordsOfBefore.test(normalised(word)) ? addDays(from, -1) : to };
}

const wordsOfBefore = expression('before-days');

/** ‘By month, from July’ asks for more than one month. */
function saysFiner(scan: Scan): boolean {
  const isBy = (index: number) => scan.was(scan.beside(index, -1), 'by', 'per', 'and');
  return scan.items.some(
    ({ concept }, index) =>
      (concept.kind === 'everyUnit' && concept.grain === 'month') ||
      (concept.kind === 'unit' && concept.grain === 'month' && isBy(index)),
  );
}

/** ‘1 January to 21 November, compared with 1 January to 21 November 2025’: more days than a comparison of two has. */
function areDaysOfThree(scan: Scan, { from, to }: DateRange): boolean {
  const named = scan.items.filter(({ concept }) => concept.kind === 'day' || concept.kind === 'month');
  return from === to && (named.length > 2 || !scan.says('versus'));
}

/** ‘October 5 to 18’, ‘10月5日至18日’: the last day is of the same month. */
function dayOfSameMonth(
  scan: Scan,
  { place, last }: { readonly place: number; readonly last: number },
  { from, to }: DateRange,
): Point | undefined {
  const day = dayNumber(scan, last);
  if (day === undefined || from !== to || day <= partsOf(from).dayOfMonth) return undefined;
  const named = scan.grainAt(last + 1) === 'day' ? 1 : 0;
  const end = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  if (!isCalendarDay(end)) return undefined;
  const comma = scan.is(last + 1 + named, 'and', 'of') ? 1 : 0;
  const year = scan.at(last + 1 + named + comma, 'number')?.value;
  const isOfYear = year !== undefined && year > 1990 && year < 2100;
  const ofYear = (each: CalendarDay): CalendarDay => (isOfYear ? `${year}${each.slice(4)}` : each);
  return {
    range: { from: ofYear(from), to: ofYear(end) },
    length: last + 1 + named + (isOfYear ? comma + 1 : 0) - place,
  };
}

/** ‘from the 5th to the 16th of October’: the last day says of which month both are. */
function daysOfMonthAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const start = scan.is(place, 'from', 'between') ? scan.beside(place, 1) : place;
  const first = dayNumber(scan, start);
  if (first === undefined || !scan.is(start + 1, 'to', 'until', 'and')) return undefined;
  const next = scan.beside(start + 1, 1);
  const last = dayAt(scan, next, today);
  if (last === undefined || scan.at(next, 'number') === undefined || first >= partsOf(last.range.from).dayOfMonth)
    return undefined;
  const from = `${last.range.from.slice(0, 8)}${String(first).padStart(2, '0')}`;
  return { range: { from, to: last.range.to }, length: next + last.length - place };
}

/** The days from a first to a last period. A first one that would be after the last is moved to the year before. */
export function between(first: DateRange, last: DateRange): DateRange {
  if (first.from <= last.to) return { from: first.from, to: last.to };
  return { from: addMonths(first.from, -12), to: last.to };
}

/** ‘Du troisième trimestre 2025 et 2026’ names the quarter of two years. */
function isYear({ from, to }: DateRange): boolean {
  return from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
}
