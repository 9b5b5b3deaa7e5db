import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  daysBetween,
  type PeriodGrain,
  partsOf,
  previousRange,
  startOfPeriod,
} from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import type { FoundRange } from './found-range.ts';
import { pointAt } from './named-periods.ts';
import { partOfPeriodAt } from './parts-of-periods.ts';
import { spanAt } from './period-spans.ts';
import { moved, movedBack, type Point, shifted } from './relative-periods.ts';
import { sameDaysAt } from './same-days.ts';
import { sharePart } from './shared-parts.ts';

/** The periods of a question. */
export interface FoundPeriods {
  /** In the order of the question. */
  readonly ranges: readonly FoundRange[];
  /** All that are named, also those that are shown one by one. */
  readonly named: readonly FoundRange[];
  /** Several whole periods, one after the other, are shown one by one. */
  readonly splitBy: PeriodGrain | undefined;
  /** ‘the same period last year’ */
  readonly yearBack: boolean;
  /** ‘The same quarter last year’: which part of the year it says. */
  readonly yearBackOf: PeriodGrain | undefined;
  /** ‘the previous period’, without saying which. */
  readonly previous: boolean;
  /** ‘In March and in June’: each of two periods by itself. */
  readonly areApart: boolean;
  /** Something else is named between two periods: ‘shipped in October and billed in November’. */
  readonly areInterrupted: boolean;
  /** ‘Did spend go up from September’: the only period is the one that others are compared with. */
  readonly isOnlyBase: boolean;
  /** ‘How has spend changed over the last 6 months’ asks how it went from one part of these days to the next. */
  readonly asksCourse: boolean;
  /** All days there are. */
  readonly ever: boolean;
  /** It asks for days to come. */
  readonly future: boolean;
  /** The places of all words that name days. */
  readonly words: ReadonlySet<number>;
}

/** Finds the periods of a question, in the product's calendar: weeks begin as the model says, quarters are calendar ones. */
export function findPeriods(scan: Scan, today: CalendarDay, saysTogether = false): FoundPeriods {
  const ranges: FoundRange[] = [];
  let future = false;
  const usedBefore = scan.items.map(({ used }) => used);
  const { said: yearBack, of: yearBackOf } = useYearBack(scan);
  useMonthOf(scan);
  asThisYear(scan);
  for (let place = 0; place < scan.length; place += 1) {
    const before = ranges.at(-1);
    const isToOther = before !== undefined && before.place + before.length === place && scan.is(place, 'to');
    if (isToOther && scan.says('change', 'fall')) {
      scan.use(place);
      continue;
    }
    const found =
      otherHalfAt(scan, place, ranges.at(-1)?.range) ??
      sameDaysAt(scan, place, today, ranges.at(-1)?.range) ??
      partOfPeriodAt(scan, place, today) ??
      spanAt(scan, place, today) ??
      pointAt(scan, place, today);
    if (found === undefined) continue;
    const link = scan.beside(place, -1);
    if (scan.is(link, 'in', 'of', 'from', 'between', 'since')) scan.use(link);
    const isDuring = scan.items[link]?.text.toLowerCase() === 'over';
    if (isDuring && scan.is(link, 'over') && scan.at(place, 'number') === undefined) scan.use(link);
    const end = place + found.length;
    const saysSoFar = found.range.to >= today && scan.is(end, 'toDate') ? 1 : 0;
    scan.use(place, found.length + saysSoFar);
    if (found.range.from > today) future = true;
    const earlier = ranges.at(-1);
    const range =
      earlier === undefined
        ? found.range
        : found.before !== undefined
          ? movedBack(earlier.range, found.before)
          : found.isPrior
            ? previousRange(earlier.range)
            : found.range;
    ranges.push({
      range: upTo(range, today),
      whole: range,
      place,
      length: found.length,
      before: earlier === undefined ? found.before : undefined,
    });
    place += found.length - 1;
  }
  while (scan.has('next')) {
    const next = scan.find('next');
    const unit = [next + 1, next - 1].find((place) => scan.grainAt(place) !== undefined);
    future = true;
    if (unit !== undefined) scan.use(unit);
    scan.use(next);
  }
  const ever = scan.useAll('ever');
  const previous = scan.says('versus', 'change', 'fall') && scan.has('last');
  if (previous) scan.useAll('last', 'same');
  asSameDaysOfLastYear(scan, ranges, today);
  sharePart(scan, ranges);
  joinPartAndYear(scan, ranges, yearBack);
  const isPair = !saysTogether && isPairOfPeriods(scan, ranges);
  if (isPair) useJoin(scan, ranges);
  const series = isPair || ranges.length > 2 ? seriesOf(ranges) : undefined;
  const asksHowSince = ranges.length === 1 && scan.says('since') && scan.says('change', 'fall');
  const isRanked = scan.says('most', 'least', 'top', 'bottom');
  const sinceLast =
    asksHowSince && isRanked
      ? sinceTheLast(ranges[0]?.range, today)
      : yearBack
        ? undefined
        : heldAgainst(scan, ranges, today);
  const [only] = ranges;
  const isToDate = sinceLast !== undefined && only !== undefined;
  const toDate = isToDate ? [{ ...only, range: { from: startOfPeriod(today, sinceLast), to: today } }] : undefined;
  return {
    named: ranges,
    ranges: toDate ?? (series === undefined ? ranges : [series.range]),
    splitBy: series?.grain ?? (asksHowSince && !isToDate ? 'month' : undefined),
    yearBack,
    yearBackOf,
    previous: previous || isToDate,
    areApart: isPair && series === undefined,
    areInterrupted: areInterrupted(scan, ranges),
    asksCourse: asksCourse(scan, ranges),
    isOnlyBase: !isToDate && !previous && !yearBack && isBase(scan, ranges),
    ever,
    future,
    words: new Set(scan.items.flatMap(({ used }, place) => (used && usedBefore[place] === false ? [place] : []))),
  };
}

/** ‘First half of October vs second half’: that of the same month. */
function otherHalfAt(scan: Scan, place: number, earlier: DateRange | undefined): Point | undefined {
  const half = scan.at(place, 'half')?.half;
  if (half === undefined || earlier === undefined || scan.is(place + 1, 'of', 'in', 'from')) return undefined;
  const first = `${earlier.from.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  const middle = addDays(first, 14);
  const isHalf =
    (earlier.from === first && earlier.to === middle) || (earlier.from === addDays(middle, 1) && earlier.to === last);
  if (!isHalf) return undefined;
  return { range: half === 1 ? { from: first, to: middle } : { from: addDays(middle, 1), to: last }, length: 1 };
}

/**
 * ‘Compare this year with last year’: the same days of it, where neither is named by its number. ‘This year’s and last
 * year’s’ are both told as they are.
 */
function asSameDaysOfLastYear(scan: Scan, ranges: FoundRange[], today: CalendarDay): void {
  const [one, other] = ranges;
  if (one === undefined || other === undefined || ranges.length > 2 || areJoined(scan, one, other)) return;
  if (!scan.says('versus', 'change', 'fall')) return;
  const first = startOfPeriod(today, 'year');
  const isRelative = ({ place, length }: FoundRange) =>
    scan.items.slice(place, place + length).every(({ concept }) => concept.kind !== 'number');
  const isThis = ranges.some((each) => each.range.from === first && each.range.to === today && isRelative(each));
  const last = ranges.findIndex(
    (each) => each.range.from === addMonths(first, -12) && each.range.to === addDays(first, -1) && isRelative(each),
  );
  const found = ranges[last];
  if (isThis && found !== undefined)
    ranges[last] = { ...found, range: { from: found.range.from, to: addMonths(today, -12) } };
}

/** ‘First half spend 2026’, ‘Q4 packages last year’: a part of a year, and somewhere else the year. */
function joinPartAndYear(scan: Scan, ranges: FoundRange[], yearBack: boolean): void {
  const [one, other] = ranges;
  const isHeldAgainst = !yearBack && scan.says('versus', 'change', 'fall');
  if (one === undefined || other === undefined || ranges.length > 2 || isHeldAgainst) return;
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
  if (comparesValues(scan)) return undefined;
  const isAfterVersus = scan.was(scan.beside(only.place, -1), 'versus');
  if (!isAfterVersus && !(scan.says('change', 'fall') && isAfter(scan, only, wordsOfFrom))) return undefined;
  return (['year', 'quarter', 'month', 'week'] as const).find((grain) => {
    const last = shifted(today, grain, -1);
    return only.range.from === last.from && only.range.to === last.to;
  });
}

/** The period of ‘up from September’, ‘growth over Q2’ and ‘increased versus August’, where no other one is named. */
function isBase(scan: Scan, [only, ...others]: readonly FoundRange[]): boolean {
  if (only === undefined || others.length > 0 || only.before !== undefined) return false;
  if (!scan.says('change', 'fall') || comparesValues(scan)) return false;
  const before = scan.beside(only.place, -1);
  const isAfterVersus = before > 0 && scan.was(before, 'versus');
  const isBeforeVersus = scan.was(only.place + only.length, 'versus') && isHan(scan.items[only.place]?.text ?? '');
  const isOverOne = isAfter(scan, only, wordsOfOver) && !saysHowItWent(scan, only);
  return isAfterVersus || isBeforeVersus || isOverOne || isAfter(scan, only, wordsOfFrom);
}

function asksCourse(scan: Scan, [only, ...others]: readonly FoundRange[]): boolean {
  if (only === undefined || others.length > 0 || scan.says('versus', 'most', 'least', 'top', 'bottom')) return false;
  const isLong = daysBetween(only.range.from, only.range.to) + 1 >= shortestCourse;
  return isLong && isAfter(scan, only, wordsOfCourse) && saysHowItWent(scan, only) && scan.says('change');
}

const shortestCourse = 80;
const wordsOfCourse = /^(?:over|throughout|during|across|durante|au cours|a lo largo|nel corso)$/iu;

/** ‘How did spend change over October’ and ‘growth over the last 6 months’ ask what happened in these days. */
function saysHowItWent(scan: Scan, { place, length }: FoundRange): boolean {
  const isCounted = scan.items.slice(place, place + length).some(({ concept }) => concept.kind === 'number');
  return (
    isCounted ||
    scan.items.some(({ text }, index) => scan.was(index, 'change') && /^(?:chang|vari|develop)/iu.test(text))
  );
}

function isAfter(scan: Scan, { place }: FoundRange, words: RegExp): boolean {
  return [place, scan.beside(place, -1)].some((each) => words.test(scan.items[each]?.text ?? ''));
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const wordsOfFrom = /^(?:from|to|عن)$/iu;
const wordsOfOver = /^(?:over|on)$/iu;

/** ‘Compare last month’s UPS and FedEx spend’ holds two carriers against each other, not two months. */
function comparesValues(scan: Scan): boolean {
  const dimensions = scan.places('value').map((place) => scan.at(place, 'value')?.dimension);
  return new Set(dimensions).size < dimensions.length;
}

/** ‘In 2025 and in 2026’ asks for each of the two periods. */
function isPairOfPeriods(scan: Scan, ranges: readonly FoundRange[]): boolean {
  const [one, other, ...more] = ranges;
  if (one === undefined || other === undefined || more.length > 0) return false;
  if (scan.says('versus', 'change', 'fall', 'or')) return false;
  const between = scan.items.slice(one.place, other.place);
  const isJoin = (index: number) => scan.was(one.place + index, 'and', 'and?', 'plus');
  const isGlue = (index: number) => scan.was(one.place + index, 'of', 'in', 'the', 'from', 'howMuch', 'howMany');
  return (
    between.some((_, index) => isJoin(index)) &&
    between.every(({ used }, index) => used || isJoin(index) || isGlue(index))
  );
}

/** ‘The last two weeks of October’ are no two periods in a row. */
function areInterrupted(scan: Scan, [one, other]: readonly FoundRange[]): boolean {
  if (one === undefined || other === undefined) return false;
  const [first, second] = one.place < other.place ? [one, other] : [other, one];
  return scan.items
    .slice(first.place + first.length, second.place)
    .some(
      ({ concept }) =>
        concept.kind === 'measure' ||
        (concept.kind === 'intent' &&
          (concept.intent === 'cost' || concept.intent === 'of' || concept.intent === 'in')),
    );
}

/** ‘Et en’ opens a question that goes on; between two periods it only joins them. */
function useJoin(scan: Scan, [one, other]: readonly FoundRange[]): void {
  for (let place = one?.place ?? 0; place < (other?.place ?? 0); place += 1) {
    if (scan.is(place, 'and', 'and?', 'plus')) scan.use(place);
  }
}

/** ‘Q1, Q2 and Q3’: months, quarters or years, one after the other. */
function seriesOf(ranges: readonly FoundRange[]): { range: FoundRange; grain: PeriodGrain } | undefined {
  const sorted = ranges.toSorted((one, other) => one.range.from.localeCompare(other.range.from));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
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

/** ‘The month of October’, ‘شهر سبتمبر’ */
function useMonthOf(scan: Scan): void {
  for (const place of scan.places('unit')) {
    const isNamed = scan.is(place + 1, 'of', 'from') && scan.at(place + 2, 'month') !== undefined;
    const isBeside = scan.at(place + 1, 'month') !== undefined && !scan.was(place - 1, 'by', 'per');
    if (scan.grainAt(place) === 'month' && isNamed) scan.use(place, 2);
    else if (scan.grainAt(place) === 'month' && isBeside) scan.use(place);
  }
}

/** ‘The dearest packages of the year’: without another word about it, the year is the one that goes on. */
function asThisYear(scan: Scan): void {
  for (const place of scan.places('unit')) {
    const next = scan.items[place + 1]?.concept;
    const isAfterIn =
      scan.is(place - 2, 'of', 'in') ||
      /^over$/iu.test(scan.items[place - 2]?.text ?? '') ||
      /\sen$/iu.test(scan.items[place - 2]?.text ?? '');
    const isOf =
      scan.is(place - 1, 'of') ||
      (scan.is(place - 1, 'in') && next === undefined) ||
      (scan.is(place - 1, 'the') && isAfterIn);
    const isOpen = next === undefined || (next.kind !== 'number' && next.kind !== 'unknown' && !isAboutYear(next));
    const item = scan.items[place - 1];
    const isPossessed =
      /^ال/u.test(scan.items[place]?.text ?? '') &&
      isOpen &&
      (scan.at(place - 1, 'measure') !== undefined || scan.is(place - 1, 'cost'));
    if (scan.grainAt(place) === 'year' && isPossessed) {
      Object.assign(scan.items[place] ?? {}, { concept: { kind: 'toDate', grain: 'year' } });
      continue;
    }
    const isOfUnit = [place - 2, place - 3].some((before) => scan.grainAt(before) !== undefined);
    const isShorter = scan.grainAt(place) === 'quarter' || scan.grainAt(place) === 'month';
    const isMeant = scan.grainAt(place) === 'year' || (isShorter && next === undefined && !isOfUnit);
    if (isMeant && isOf && isOpen && item !== undefined)
      Object.assign(item, { concept: { kind: 'intent', intent: 'this' } });
  }
}

function isAboutYear(concept: Concept): boolean {
  return (
    concept.kind === 'intent' &&
    ['last', 'this', 'ago', 'next', 'beforeLast', 'to', 'of', 'since'].includes(concept.intent)
  );
}

/** ‘Year over year’, ‘the same quarter last year’, ‘去年同月’. */
function useYearBack(scan: Scan): { readonly said: boolean; readonly of: PeriodGrain | undefined } {
  const said = scan.useAll('yearOverYear');
  for (let place = 0; place < scan.length; place += 1) {
    const isRepeated = place === 0 && scan.items[0]?.text !== scan.items[1]?.text && scan.grainAt(1) === undefined;
    if (!scan.is(place, 'same') || isRepeated) continue;
    const of = scan.grainAt(place + 1) === 'year' ? undefined : scan.grainAt(place + 1);
    const saysTime = wordsOfTime.test(normalised(scan.items[place + 1]?.text ?? ''));
    const end = place + (of === undefined && !saysTime ? 1 : 2);
    const isBefore = isLastYear(scan, place - 2);
    let start = end;
    while (scan.is(start, 'of', 'from', 'in', 'the')) start += 1;
    if (!isBefore && !isLastYear(scan, start)) continue;
    const from = isBefore ? place - 2 : place;
    scan.use(from, (isBefore ? end : start + 2) - from);
    return { said: true, of };
  }
  return { said, of: undefined };
}

/** ‘The same time last year’ */
const wordsOfTime =
  /^(?:times?|points?|dates?|stretch|epoca|momento|fechas?|periodo|temporada|epoque|moment|periode|tempo|date|الوقت)$/u;

/** ‘Last year’, ‘año pasado’ */
function isLastYear(scan: Scan, place: number): boolean {
  const [one, other] = [place, place + 1];
  return (
    (scan.is(one, 'last') && scan.grainAt(other) === 'year') || (scan.grainAt(one) === 'year' && scan.is(other, 'last'))
  );
}

function upTo({ from, to }: DateRange, today: CalendarDay): DateRange {
  return { from, to: to > today && from <= today ? today : to };
}
