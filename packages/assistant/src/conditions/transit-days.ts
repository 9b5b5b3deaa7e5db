import type { Comparison, NumberFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import type { Intent } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { comparing, comparisons } from './comparing.ts';

/** A number of days, and how many words it takes. */
interface Days {
  readonly value: number;
  readonly length: number;
}

/** ‘Delivered within 2 days’, ‘arrived in one day’, ‘took more than 5 days’: how long packages were under way. */
export function useTransitDays(scan: Scan): readonly NumberFilter[] {
  const verb = scan.items.findIndex(({ text }) => wordsOfArriving.test(normalised(text)));
  if (verb < 0) return [];
  const place = scan.items.findIndex((_, index) => daysAt(scan, index) !== undefined && isBeside(scan, verb, index));
  const days = daysAt(scan, place);
  if (days === undefined) return [];
  const after = place + days.length;
  const word = [after, place - 1, place - 2, verb].find((index) => scan.is(index, ...comparing));
  const comparison = comparisonAt(scan, word);
  const from = Math.min(place, word ?? place);
  scan.use(from, after - from + (word === after ? 1 : 0));
  for (const index of [place - 1, after]) if (scan.is(index, 'in', 'to')) scan.use(index);
  scan.use(verb);
  for (const item of scan.items.slice(place, after)) {
    const isNumber = item.concept.kind === 'number';
    Object.assign(item, { concept: isNumber ? { ...item.concept, value: days.value } : { kind: 'noise' } });
  }
  if (scan.was(verb, 'to')) Object.assign(scan.items[verb] ?? {}, { concept: { kind: 'noise' } });
  return [{ column: 'transit_days', comparison, value: days.value }];
}

const wordsOfArriving = expression('arriving');

function comparisonAt(scan: Scan, place: number | undefined): Comparison {
  const word = comparing.find((each) => place !== undefined && scan.is(place, each));
  return word === undefined ? 'atMost' : comparisons[word];
}

/** Nothing but a comparison and small words stands between the verb and the days, on whichever side they are. */
function isBeside(scan: Scan, verb: number, place: number): boolean {
  const { length } = daysAt(scan, place) ?? { length: 1 };
  const [from, to] = place > verb ? [verb + 1, place] : [place + length, verb];
  const isNamedOtherwise = scan.was(place + length, 'ago', 'after') || scan.was(place - 1, 'last', 'this');
  const isLate = scan.items[place + length]?.concept.kind === 'value' && place > verb;
  const between = scan.items.slice(from, to).every((_, index) => scan.was(from + index, ...small));
  return between && !isNamedOtherwise && !isLate && (place > verb || isHan(scan, from - 1));
}

/** In Chinese the days come first: ‘5天内送达’. */
const isHan = (scan: Scan, place: number): boolean => /\p{Script=Han}/u.test(scan.items[place]?.text ?? '');

const small: readonly Intent[] = [...comparing, 'in', 'to', 'the', 'a', 'of', 'only', 'which'];

function daysAt(scan: Scan, place: number): Days | undefined {
  const number = scan.at(place, 'number');
  if (number !== undefined) {
    const days = daysIn(scan, place + 1);
    return days === undefined ? undefined : { value: number.value * days, length: 2 };
  }
  const isDay = (index: number): boolean => {
    const kind = scan.items[index]?.concept.kind;
    return scan.grainAt(index) === 'day' || (kind === 'everyUnit' && scan.at(index, 'everyUnit')?.grain === 'day');
  };
  const days = scan.is(place, 'a') ? daysIn(scan, place + 1) : undefined;
  if (days !== undefined) return { value: days, length: 2 };
  const isWeek = scan.at(place, 'everyUnit')?.grain === 'week' && scan.was(place - 1, 'in', ...comparing);
  if (isWeek) return { value: 7, length: 1 };
  const said = normalised(scan.items[place]?.text ?? '');
  const named = scan.at(place, 'value')?.dimension === 'service_category' || isDay(place);
  const counted = named ? countedDays.findIndex((words) => words.test(said)) : -1;
  return counted < 0 ? undefined : { value: counted + 1, length: 1 };
}

/** ‘One day’, ‘two days’ and ‘three days’ as one phrase, which is also a service. */
const countedDays = [expression('one-day'), expression('two-days'), expression('three-days')];

/** The days of a unit, as far as it is one of days or weeks. */
function daysIn(scan: Scan, place: number): number | undefined {
  const grain = scan.grainAt(place);
  if (grain === 'day') return 1;
  return grain === 'week' ? 7 : undefined;
}
