import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  daysBetween,
  type PeriodGrain,
  partsOf,
  startOfPeriod,
} from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { pointAt } from './named-periods.ts';
import type { Point } from './relative-periods.ts';

/** Words for the beginning of a period, which are also words for a rank. */
const wordsOfFirst = expression('first-of-period');

/** Whether a word names the beginning of something, not the highest rank of it. */
export function saysFirst(text: string): boolean {
  return wordsOfFirst.test(normalised(text));
}

interface Part {
  readonly isFirst: boolean;
  /** Undefined for the half of a month. */
  readonly span: Span | undefined;
  readonly length: number;
}

interface Span {
  readonly count: number;
  readonly grain: 'day' | 'week' | 'month' | 'quarter';
  /** ‘The second week’: how many come before it. */
  readonly skipped?: number | undefined;
  /** Of a week: that of the calendar, which may begin before the month. */
  readonly onCalendar?: boolean | undefined;
}

/** ‘The first half of October’, ‘the last 3 days of March’, ‘十月上半月’: the beginning or the end of a named period. */
export function partOfPeriodAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const leading = partAt(scan, place);
  if (leading !== undefined) {
    let start = scan.beside(place + leading.length - 1, 1);
    if (scan.is(start, 'of', 'in', 'from')) start = scan.beside(start, 1);
    const whole = pointAt(scan, start, today);
    const isOfWeeks = leading.span?.grain === 'week' && start === place + leading.length;
    const range = whole === undefined || isOfWeeks ? undefined : partOf(wholeMonth(whole.range, today), leading);
    return range === undefined || whole === undefined ? undefined : { range, length: start + whole.length - place };
  }
  const whole = pointAt(scan, place, today);
  if (whole === undefined) return undefined;
  const trailing = partAt(scan, place + whole.length);
  const isHan = /\p{Script=Han}/u.test(scan.items[place + whole.length]?.text ?? '');
  const range = trailing === undefined || !isHan ? undefined : partOf(wholeMonth(whole.range, today), trailing);
  return range === undefined || trailing === undefined ? undefined : { range, length: whole.length + trailing.length };
}

/** ‘This month’ until today is still a month of which there are halves and weeks. */
function wholeMonth({ from, to }: DateRange, today: CalendarDay): DateRange {
  const isThisMonth = to === today && from === startOfPeriod(today, 'month');
  return { from, to: isThisMonth ? addDays(addMonths(from, 1), -1) : to };
}

function partAt(scan: Scan, place: number): Part | undefined {
  const half = scan.at(place, 'halfMonth')?.half ?? scan.at(place, 'half')?.half;
  if (half !== undefined) return { isFirst: half === 1, span: undefined, length: 1 };
  const part = onePartAt(scan, place) ?? weeksAt(scan, place);
  if (part !== undefined) return part;
  const three = [place, place + 1, place + 2];
  const first = three.find((index) => scan.is(index, 'top', 'most') && saysFirst(scan.items[index]?.text ?? ''));
  const last = three.find((index) => scan.is(index, 'last'));
  const count = three.map((index) => scan.at(index, 'number')).find((each) => each !== undefined && !each.money)?.value;
  const grain = three.map((index) => scan.grainAt(index)).find((each) => each !== undefined);
  if ((first === undefined) === (last === undefined) || count === undefined || !isCounted(grain)) return undefined;
  return Number.isInteger(count) && count >= 1
    ? { isFirst: first !== undefined, span: { count, grain }, length: 3 }
    : undefined;
}

/** The ‘last quarter’ of ‘last quarter of 2025’, and the ‘first month’ of ‘first month of Q3’. */
function onePartAt(scan: Scan, place: number): Part | undefined {
  const isFirst = scan.is(place, 'top', 'most') && saysFirst(scan.items[place]?.text ?? '');
  const grain = scan.grainAt(place + 1);
  const isNamed = grain === 'month' || grain === 'quarter' || grain === 'day';
  const next = scan.beside(place + 2, 1);
  const isOfWhole =
    scan.is(place + 2, 'of', 'in', 'from') &&
    (['number', 'quarter', 'half', 'month'].includes(scan.items[next]?.concept.kind ?? '') ||
      isRelativeYear(scan, next));
  if (!isNamed || !isOfWhole || !(isFirst || scan.is(place, 'last'))) return undefined;
  return { isFirst, span: { count: 1, grain }, length: 2 };
}

/** ‘The first week’, ‘the last two weeks’, ‘the second week’, in whatever order the language has. */
function weeksAt(scan: Scan, place: number): Part | undefined {
  let end = place;
  let week: { readonly onCalendar?: true | undefined } | undefined;
  let count: number | undefined;
  let nth: number | undefined;
  let isLast = false;
  for (; end < place + 3; end += 1) {
    const number = scan.at(end, 'number');
    const ordinal = scan.at(end, 'ordinal')?.place;
    const unit = scan.at(end, 'unit');
    const isFirst = scan.is(end, 'top', 'most') && saysFirst(scan.items[end]?.text ?? '');
    const isNamed = nth !== undefined || isLast;
    if (unit?.grain === 'week' && week === undefined) week = unit;
    else if (number !== undefined && !number.money && count === undefined) count = number.value;
    else if (isFirst && !isNamed) nth = 1;
    else if (ordinal !== undefined && !isNamed) nth = ordinal;
    else if (scan.is(end, 'last') && !isNamed) isLast = true;
    else break;
  }
  if (week === undefined || (nth === undefined && !isLast)) return undefined;
  const weeks = count ?? 1;
  if (!Number.isInteger(weeks) || weeks < 1 || (weeks > 1 && (nth ?? 1) > 1)) return undefined;
  const onCalendar = weeks === 1 && week.onCalendar === true;
  const span = { count: weeks, grain: 'week', skipped: (nth ?? 1) - 1, onCalendar } as const;
  return { isFirst: !isLast, span, length: end - place };
}

function isRelativeYear(scan: Scan, place: number): boolean {
  return scan.is(place, 'last', 'this') && scan.grainAt(place + 1) === 'year';
}

function isCounted(grain: PeriodGrain | undefined): grain is 'day' | 'month' {
  return grain === 'day' || grain === 'month';
}

/** The days of a part; undefined where the whole is not longer than it, or no month where half of one is asked for. */
function partOf({ from, to }: DateRange, { isFirst, span }: Part): DateRange | undefined {
  const days = daysBetween(from, to) + 1;
  if (span === undefined) {
    const isMonth = from.slice(0, 7) === to.slice(0, 7) && partsOf(from).dayOfMonth === 1 && days >= 28;
    const middle = addDays(from, 14);
    if (!isMonth) return undefined;
    return isFirst ? { from, to: middle } : { from: addDays(middle, 1), to };
  }
  const { count, grain } = span;
  if (grain === 'week') return weeksOf({ from, to }, isFirst, span);
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  if (grain !== 'day' && !isWholeMonths) return undefined;
  const months = grain === 'quarter' ? 3 * count : count;
  const part = isFirst
    ? { from, to: grain === 'day' ? addDays(from, count - 1) : addDays(addMonths(from, months), -1) }
    : { from: grain === 'day' ? addDays(to, 1 - count) : addMonths(addDays(to, 1), -months), to };
  return part.from >= from && part.to <= to && daysBetween(part.from, part.to) + 1 < days ? part : undefined;
}

/** Seven days each, counted from the beginning or the end of a month; or the week on the calendar that has the first of them. */
function weeksOf(
  { from, to }: DateRange,
  isFirst: boolean,
  { count, skipped = 0, onCalendar }: Span,
): DateRange | undefined {
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && partsOf(from).dayOfMonth === 1 && daysBetween(from, to) >= 27;
  const start = isFirst ? addDays(from, 7 * skipped) : addDays(to, 1 - 7 * count);
  const end = addDays(start, 7 * count - 1);
  if (!isMonth || start < from || end > to) return undefined;
  if (onCalendar !== true) return { from: start, to: end };
  const first = startOfPeriod(isFirst ? start : end, 'week');
  return { from: first, to: addDays(first, 6) };
}
