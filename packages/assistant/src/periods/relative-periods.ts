import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  lastDaysRange,
  type PeriodGrain,
  startOfPeriod,
} from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import { expression } from '../words/expressions.ts';

/** A period, and how many phrases name it. */
export interface Point {
  readonly range: DateRange;
  readonly before?: PeriodGrain | undefined;
  /** ‘The prior 30 days’: those before the days that are named first. */
  readonly isPrior?: boolean | undefined;
  readonly length: number;
}

const months: Readonly<Record<PeriodGrain, number>> = { day: 0, week: 0, month: 1, quarter: 3, year: 12 };

/** ‘last week’, ‘the last 6 months’, ‘this quarter’, ‘2 weeks ago’, in whatever order the language has. */
export function relativeAt(scan: Scan, place: number, today: CalendarDay): Point | undefined {
  const three = [place, place + 1, place + 2];
  const two = three.slice(0, 2);
  const grainIn = (places: readonly number[]) =>
    places.map((index) => scan.grainAt(index)).find((each) => each !== undefined);
  const countIn = (places: readonly number[]) =>
    places.map((index) => scan.at(index, 'number')).find((each) => each !== undefined && !each.money)?.value;
  const isCompared =
    scan.at(place, 'number') !== undefined && scan.was(place - 1, 'over', 'under', 'atLeast', 'atMost', 'exactly');
  const isCode = isCompared || isOfRank(scan, place) || isOfDimension(scan, place) || isNumberAfter(scan, place);
  const [grainOfThree, count] = [grainIn(three), isCode ? undefined : countIn(three)];
  if (grainOfThree !== undefined && count !== undefined && Number.isInteger(count) && count >= 1 && count <= 520) {
    if (three.some((index) => scan.is(index, 'last')))
      return {
        range: lastRange(
          count,
          grainOfThree,
          today,
          three.some((index) => isWhole(scan, index)),
        ),
        length: 3,
        isPrior: three.some((index) => scan.is(index, 'last') && saysBefore(scan, index)),
      };
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

/** ‘上个月8区’: a number after ‘last month’ belongs to what follows. */
function isNumberAfter(scan: Scan, place: number): boolean {
  const isPeriod = [place, place + 1].every((index) => scan.is(index, 'last') || scan.grainAt(index) !== undefined);
  return (
    isPeriod && scan.at(place + 2, 'number') !== undefined && !/\p{Script=Arabic}/u.test(scan.items[place]?.text ?? '')
  );
}

/** The 3 of ‘states by spend, top 3 last month’ says how many states. */
function isOfRank(scan: Scan, place: number): boolean {
  const before = scan.beside(place, -1);
  const [only, ...more] = scan.places('number');
  const isOnly = only === place && more.length === 0;
  return (
    scan.at(place, 'number') !== undefined &&
    scan.was(before, ...(isOnly ? rankingIntents : (['top', 'bottom'] as const)))
  );
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

const wordsOfBefore = expression('before-stem');

/** ‘the previous year’, which is not always last year. */
function saysBefore(scan: Scan, place: number): boolean {
  return [place, place + 1].some((each) => wordsOfBefore.test(normalised(scan.items[each]?.text ?? '')));
}

const isWhole = (scan: Scan, place: number): boolean => scan.at(place, 'unit')?.whole === true;

/**
 * The last so many: days with today; whole weeks and quarters before the current one; months and years counted back
 * from today, as the product's rolling periods are, unless full ones are asked for.
 */
function lastRange(count: number, grain: PeriodGrain, today: CalendarDay, areWhole: boolean): DateRange {
  if (grain === 'day') return lastDaysRange(count, today);
  if (!areWhole && (grain === 'month' || grain === 'year')) {
    return { from: addDays(addMonths(today, -count * months[grain]), 1), to: today };
  }
  const end = startOfPeriod(today, grain);
  return { from: moved(end, grain, -count), to: addDays(end, -1) };
}

/** The whole period so many before the one of a day. */
export function shifted(day: CalendarDay, grain: PeriodGrain, by: number): DateRange {
  const from = moved(startOfPeriod(day, grain), grain, by);
  return { from, to: addDays(moved(from, grain, 1), -1) };
}

/** The first day of a period so many periods later. */
export function moved(start: CalendarDay, grain: PeriodGrain, by: number): CalendarDay {
  if (grain === 'day') return addDays(start, by);
  return grain === 'week' ? addDays(start, 7 * by) : addMonths(start, months[grain] * by);
}
