import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  isCalendarDay,
  lastDaysRange,
  type PeriodGrain,
  partsOf,
  startOfPeriod,
} from '@waybill/model';
import { normalised } from '../vocabulary/normalise.ts';
import type { Scan } from './scan.ts';

/** The periods of a question. */
export interface FoundPeriods {
  /** In the order of the question. */
  readonly ranges: readonly FoundRange[];
  /** Several whole periods, one after the other, are shown one by one. */
  readonly splitBy: PeriodGrain | undefined;
  /** ‘the same period last year’ */
  readonly yearBack: boolean;
  /** ‘the previous period’, without saying which. */
  readonly previous: boolean;
  /** All days there are. */
  readonly ever: boolean;
  /** It asks for days to come. */
  readonly future: boolean;
}

/** One period of a question. */
export interface FoundRange {
  readonly range: DateRange;
  readonly place: number;
  /** ‘The year before’: after an answer, the one before that of the answer. */
  readonly before: PeriodGrain | undefined;
}

interface Point {
  readonly range: DateRange;
  readonly before?: PeriodGrain | undefined;
  readonly length: number;
}

const months: Readonly<Record<PeriodGrain, number>> = { day: 0, week: 0, month: 1, quarter: 3, year: 12 };

/** Finds the periods of a question, in the product's calendar: weeks begin as the model says, quarters are calendar ones. */
export function findPeriods(scan: Scan, today: CalendarDay): FoundPeriods {
  const ranges: FoundRange[] = [];
  let future = false;
  const yearBack = useYearBack(scan);
  useMonthOf(scan);
  for (let place = 0; place < scan.length; place += 1) {
    const found = spanAt(scan, place, today) ?? pointAt(scan, place, today);
    if (found === undefined) continue;
    const before = scan.beside(place, -1);
    if (scan.is(before, 'in', 'of', 'from', 'between', 'since')) scan.use(before);
    const isDuring = scan.items[before]?.text.toLowerCase() === 'over';
    if (isDuring && scan.is(before, 'over') && scan.at(place, 'number') === undefined) scan.use(before);
    scan.use(place, found.length);
    if (found.range.from > today) future = true;
    const earlier = ranges.at(-1);
    const range =
      found.before !== undefined && earlier !== undefined ? movedBack(earlier.range, found.before) : found.range;
    ranges.push({ range: upTo(range, today), place, before: earlier === undefined ? found.before : undefined });
    place += found.length - 1;
  }
  if (scan.has('next')) {
    const next = scan.find('next');
    const unit = [next + 1, next - 1].find((place) => scan.grainAt(place) !== undefined);
    if (unit !== undefined) {
      future = true;
      scan.use(unit);
      scan.use(next);
    }
  }
  const ever = scan.useAll('ever');
  const previous = scan.says('versus', 'change', 'fall') && scan.has('last');
  if (previous) scan.useAll('last', 'same');
  joinPartAndYear(scan, ranges);
  const series = seriesOf(ranges);
  const asksHowSince = ranges.length === 1 && scan.says('since') && scan.says('change', 'fall');
  const isRanked = scan.says('most', 'least', 'top', 'bottom');
  const sinceLast = asksHowSince && isRanked ? sinceTheLast(ranges[0]?.range, today) : heldAgainst(scan, ranges, today);
  const [only] = ranges;
  const isToDate = sinceLast !== undefined && only !== undefined;
  const toDate = isToDate ? [{ ...only, range: { from: startOfPeriod(today, sinceLast), to: today } }] : undefined;
  return {
    ranges: toDate ?? (series === undefined ? ranges : [series.range]),
    splitBy: series?.grain ?? (asksHowSince && !isToDate ? 'month' : undefined),
    yearBack,
    previous: previous || isToDate,
    ever,
    future,
  };
}

/** ‘First half spend 2026’, ‘Q4 packages last year’: a part of a year, and somewhere else the year. */
function joinPartAndYear(scan: Scan, ranges: FoundRange[]): void {
  const [one, other] = ranges;
  if (one === undefined || other === undefined || ranges.length > 2 || scan.says('versus', 'change', 'fall')) return;
  const [part, year] = isYear(one.range) ? [other, one] : [one, other];
  const kind = scan.items[part.place]?.concept.kind;
  const isPart = kind === 'month' || kind === 'quarter' || kind === 'half';
  if (!isPart || !isYear(year.range) || isYear(part.range) || areJoined(scan, one, other)) return;
  const move = partsOf(year.range.from).year - partsOf(part.range.from).year;
  const from = addMonths(part.range.from, 12 * move);
  const to = addDays(addMonths(addDays(part.range.to, 1), 12 * move), -1);
  if (from > year.range.to) return;
  ranges.splice(0, 2, { ...part, range: upTo({ from, to }, year.range.to) });
}

function isYear({ from, to }: DateRange): boolean {
  return from.endsWith('-01-01') && from.slice(0, 4) === to.slice(0, 4) && to.slice(5) > '06-30';
}

/** ‘Q1 and 2025’ are two periods. */
function areJoined(scan: Scan, one: FoundRange, other: FoundRange): boolean {
  const [from, to] = [Math.min(one.place, other.place), Math.max(one.place, other.place)];
  return scan.items.slice(from, to).some((_, index) => scan.was(from + index, 'and', 'or', 'plus'));
}

/** Days from the beginning of the last year, quarter or month until today: the grain of it. */
function sinceTheLast(range: DateRange | undefined, today: CalendarDay): PeriodGrain | undefined {
  return (['year', 'quarter', 'month'] as const).find(
    (grain) => range?.to === today && range.from === moved(startOfPeriod(today, grain), grain, -1),
  );
}

/** ‘Spend compared with last quarter’ asks for this quarter: the grain of it. */
function heldAgainst(scan: Scan, ranges: readonly FoundRange[], today: CalendarDay): PeriodGrain | undefined {
  const [only, ...others] = ranges;
  const namesFigure = scan.places('measure').length > 0 || scan.has('cost', 'howMuch');
  if (only === undefined || only.before !== undefined || others.length > 0 || !namesFigure) return undefined;
  if (!scan.was(scan.beside(only.place, -1), 'versus')) return undefined;
  return (['year', 'quarter', 'month', 'week'] as const).find((grain) => {
    const last = shifted(today, grain, -1);
    return only.range.from === last.from && only.range.to === last.to;
  });
}

/** ‘Q1, Q2 and Q3’: more than two months, quarters or years, one after the other. */
function seriesOf(ranges: readonly FoundRange[]): { range: FoundRange; grain: PeriodGrain } | undefined {
  const sorted = ranges.toSorted((one, other) => one.range.from.localeCompare(other.range.from));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || sorted.length < 3) return undefined;
  const grain = (['month', 'quarter', 'year'] as const).find((each) =>
    sorted.every(
      ({ range }, index) =>
        range.from === moved(startOfPeriod(first.range.from, each), each, index) &&
        (index === sorted.length - 1 || range.to === addDays(moved(range.from, each, 1), -1)),
    ),
  );
  if (grain === undefined) return undefined;
  return { range: { ...first, range: { from: first.range.from, to: last.range.to } }, grain };
}

/** ‘The month of October’ */
function useMonthOf(scan: Scan): void {
  for (const place of scan.places('unit')) {
    const isNamed = scan.is(place + 1, 'of') && scan.at(place + 2, 'month') !== undefined;
    if (scan.grainAt(place) === 'month' && isNamed) scan.use(place, 2);
  }
}

function useYearBack(scan: Scan): boolean {
  const said = scan.useAll('yearOverYear');
  for (let place = 0; place < scan.length; place += 1) {
    const isRepeated = place === 0 && scan.items[0]?.text !== scan.items[1]?.text;
    if (!scan.is(place, 'same') || isRepeated) continue;
    const relative = [1, 2].map((step) => place + step).find((index) => scan.is(index, 'last'));
    if (relative === undefined) continue;
    const year = [relative + 1, relative - 1].find((index) => scan.grainAt(index) === 'year');
    if (year === undefined) continue;
    scan.use(place, Math.max(relative, year) - place + 1);
    return true;
  }
  return said;
}

/** ‘since March’, ‘from March to May’, ‘between 1 and 15 March’, ‘until June’. */
function spanAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  if (scan.is(place, 'after')) {
    const point = pointAt(scan, place + 1, today);
    if (point === undefined) return undefined;
    return { range: { from: addDays(point.range.to, 1), to: today }, length: 1 + point.length };
  }
  const days = daysOfMonthAt(scan, place, today);
  if (days !== undefined) return days;
  if (scan.is(place, 'since', 'from')) {
    const from = pointAt(scan, place + 1, today);
    if (from === undefined) return undefined;
    const end = place + 1 + from.length;
    const isHeldAgainst = scan.says('versus') && scan.is(end, 'and');
    if (scan.is(place, 'from') && (isHeldAgainst || scan.says('change', 'fall')))
      return { range: from.range, length: 1 + from.length };
    const to = scan.is(end, 'to', 'until', 'and') ? pointAt(scan, end + 1, today) : undefined;
    if (to !== undefined) return { range: between(from.range, to.range), length: end + 1 + to.length - place };
    const isFrom = scan.is(place, 'from') && !scan.is(end, 'since');
    if (isFrom) return { range: from.range, length: 1 + from.length };
    const closing = scan.is(end, 'since') ? 1 : 0;
    return { range: { from: from.range.from, to: today }, length: 1 + from.length + closing };
  }
  if (scan.is(place, 'between') && !scan.says('change', 'fall', 'versus')) {
    const from = pointAt(scan, place + 1, today);
    const middle = place + 1 + (from?.length ?? 0);
    const to = scan.is(middle, 'and', 'to') ? pointAt(scan, middle + 1, today) : undefined;
    if (from === undefined || to === undefined) return undefined;
    return { range: between(from.range, to.range), length: middle + 1 + to.length - place };
  }
  const from = pointAt(scan, place, today);
  if (from === undefined) return undefined;
  const end = place + from.length;
  if (scan.is(end, 'to') && !scan.says('versus', 'change', 'fall')) {
    const to = pointAt(scan, end + 1, today);
    if (to !== undefined) return { range: between(from.range, to.range), length: end + 1 + to.length - place };
  }
  if (scan.is(end, 'since')) return { range: { from: from.range.from, to: today }, length: from.length + 1 };
  return undefined;
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

/** Of a first and a last period; a year that only the last one names is meant for both. */
function between(first: DateRange, last: DateRange): DateRange {
  if (first.from <= last.to) return { from: first.from, to: last.to };
  return { from: addMonths(first.from, -12), to: last.to };
}

function pointAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  return (
    dayAt(scan, place, today) ??
    toDateAt(scan, place, today) ??
    calendarAt(scan, place, today) ??
    relativeAt(scan, place, today)
  );
}

/** ‘2026-03-05’, ‘March 5, 2026’, ‘5 March’, ‘yesterday’. */
function dayAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
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

function dayNumber(scan: Scan, place: number): number | undefined {
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

function toDateAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const grain = scan.at(place, 'toDate')?.grain;
  if (grain === undefined) return undefined;
  return { range: { from: startOfPeriod(today, grain), to: today }, length: 1 };
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

function yearAt(scan: Scan, place: number): { year: number; length: number } | undefined {
  const number = scan.at(place, 'number');
  if (number === undefined || number.money || !Number.isInteger(number.value)) return undefined;
  if (number.value < 1990 || number.value > 2099) return undefined;
  return { year: number.value, length: scan.grainAt(place + 1) === 'year' ? 2 : 1 };
}

/** ‘last year’ or ‘this year’, either way round. */
function relativeYearAt(scan: Scan, place: number, today: CalendarDay): { year: number; length: number } | undefined {
  const relative = [place, place + 1].find((index) => scan.is(index, 'last', 'this'));
  const year = [place, place + 1].find((index) => scan.grainAt(index) === 'year');
  if (relative === undefined || year === undefined || relative === year) return undefined;
  return { year: partsOf(today).year - (scan.is(relative, 'last') ? 1 : 0), length: 2 };
}

/** ‘last week’, ‘the last 6 months’, ‘this quarter’, ‘2 weeks ago’, in whatever order the language has. */
function relativeAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const three = [place, place + 1, place + 2];
  const two = three.slice(0, 2);
  const grainIn = (places: readonly number[]) =>
    places.map((index) => scan.grainAt(index)).find((each) => each !== undefined);
  const countIn = (places: readonly number[]) =>
    places.map((index) => scan.at(index, 'number')).find((each) => each !== undefined && !each.money)?.value;
  const isCompared =
    scan.at(place, 'number') !== undefined && scan.was(place - 1, 'over', 'under', 'atLeast', 'atMost', 'exactly');
  const isCode = isCompared || isOfDimension(scan, place);
  const [grainOfThree, count] = [grainIn(three), isCode ? undefined : countIn(three)];
  if (grainOfThree !== undefined && count !== undefined && Number.isInteger(count) && count >= 1 && count <= 520) {
    if (three.some((index) => scan.is(index, 'last')))
      return { range: lastRange(count, grainOfThree, today), length: 3 };
    if (three.some((index) => scan.is(index, 'ago'))) return { range: shifted(today, grainOfThree, -count), length: 3 };
  }
  const grain = grainIn(two);
  if (grain === undefined) return undefined;
  const isBefore = scan.is(place, 'last') || scan.is(place + 1, 'last');
  const isOfNext = scan.grainAt(place) !== undefined && scan.grainAt(place + 2) !== undefined;
  if (isBefore && !isOfNext) {
    const again = scan.is(place + 2, 'beforeLast') ? 1 : 0;
    const isRelative = again === 0 && saysBefore(scan, place);
    const range = shifted(today, grain, -1 - again);
    return { range, length: 2 + again, before: isRelative ? grain : undefined };
  }
  if (scan.is(place + 1, 'beforeLast')) return { range: shifted(today, grain, -2), length: 2 };
  if (scan.is(place, 'this') || (scan.is(place + 1, 'this') && !isOfNext)) {
    const toDate = scan.is(place + 2, 'toDate') ? 1 : 0;
    return { range: { from: startOfPeriod(today, grain), to: today }, length: 2 + toDate };
  }
  return undefined;
}

/** The 4 of ‘zones 2, 3 and 4 last quarter’. */
function isOfDimension(scan: Scan, place: number): boolean {
  let before = place;
  while (scan.at(before, 'number') !== undefined) {
    if (scan.at(before - 1, 'dimension') !== undefined) return true;
    if (!scan.was(before - 1, 'and', 'or', 'to')) return false;
    before -= 2;
  }
  return false;
}

const wordsOfBefore = /before|previous|prior|preced|anterior|precedent|prima|前一|السابق/u;

/** ‘the previous year’, which is not always last year. */
function saysBefore(scan: Scan, place: number): boolean {
  return [place, place + 1].some((each) => wordsOfBefore.test(normalised(scan.items[each]?.text ?? '')));
}

/** Days moved back by a period: 2025 becomes 2024. */
export function movedBack({ from, to }: DateRange, grain: PeriodGrain): DateRange {
  if (grain === 'day' || grain === 'week') {
    const days = grain === 'day' ? -1 : -7;
    return { from: addDays(from, days), to: addDays(to, days) };
  }
  const start = addMonths(from, -months[grain]);
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  return {
    from: start,
    to: isWholeMonths ? addDays(addMonths(addDays(to, 1), -months[grain]), -1) : addMonths(to, -months[grain]),
  };
}

/**
 * The last so many: days with today; whole weeks and quarters before the current one; months and years counted back
 * from today, as the product's rolling periods are.
 */
function lastRange(count: number, grain: PeriodGrain, today: CalendarDay): DateRange {
  if (grain === 'day') return lastDaysRange(count, today);
  if (grain === 'month' || grain === 'year') {
    return { from: addDays(addMonths(today, -count * months[grain]), 1), to: today };
  }
  const end = startOfPeriod(today, grain);
  return { from: moved(end, grain, -count), to: addDays(end, -1) };
}

/** The whole period so many before the one of a day. */
function shifted(day: CalendarDay, grain: PeriodGrain, by: number): DateRange {
  const from = moved(startOfPeriod(day, grain), grain, by);
  return { from, to: addDays(moved(from, grain, 1), -1) };
}

function moved(start: CalendarDay, grain: PeriodGrain, by: number): CalendarDay {
  if (grain === 'day') return addDays(start, by);
  return grain === 'week' ? addDays(start, 7 * by) : addMonths(start, months[grain] * by);
}

function upTo({ from, to }: DateRange, today: CalendarDay): DateRange {
  return { from, to: to > today && from <= today ? today : to };
}
