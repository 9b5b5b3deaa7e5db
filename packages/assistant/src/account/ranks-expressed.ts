import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { type Context, isAlso, isIntent, isOfDays } from './context.ts';
import { figuresOf, isAmong } from './figures-of.ts';

/** Whether a reading begins with the highest. */
export function isHighestExpressed({ items, place, reading, draft }: Context): boolean {
  const { sort, limit } = reading;
  if (isOfDays(draft, place)) return true;
  if (ranksByAnother(items, place, reading)) return false;
  if (ranksOneValue(reading) || reading.stepwise === true) return false;
  if (asksForTheFirst(items, place) && !isCutOff(reading)) return false;
  return sort !== undefined
    ? sort.descending || isFalling(items) || isAlso(items, 'least', 'bottom')
    : limit !== undefined || reading.place !== undefined;
}

/** Whether a reading begins with the lowest. */
export function isLowestExpressed({ items, place, reading }: Context): boolean {
  const { sort, limit } = reading;
  if (ranksOneValue(reading) || ranksByAnother(items, place, reading)) return false;
  if (wordsOfTakingAway.test(normalised(items[place]?.text ?? '')) && isNamedValue(items, place + 1)) return false;
  return sort !== undefined
    ? !sort.descending || isFalling(items) || isAlso(items, 'most', 'top')
    : limit !== undefined || reading.place !== undefined;
}

/** ‘Which zone had the most packages and what did they cost’ ranks by the packages, whatever else it asks for. */
function ranksByAnother(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  const next = items[place + 1]?.concept;
  const isRank = isIntent(items[place]?.concept, 'most', 'least');
  if (!isRank || next?.kind !== 'measure' || reading.show === 'rows') return false;
  return !isAmong(next.measure, figuresOf(reading));
}

/** ‘Transportistas con menos paquetes que UPS’: one value of what is ranked is no rank. */
function ranksOneValue({ dimensions, filters }: Reading): boolean {
  return filters.some(
    ({ dimension, values, excluded }) => dimensions.includes(dimension) && !excluded && values.length === 1,
  );
}

/** ‘The first invoice’ is the earliest, not the largest. */
function asksForTheFirst(items: readonly ChosenItem[], place: number): boolean {
  return !isRankedBefore(items, place) && wordsOfTheFirst.test(normalised(items[place]?.text ?? ''));
}

const wordsOfTheFirst = expression('the-first');

/** Whether a reading tells only some groups; the first invoices are none of them. */
function isCutOff({ limit, place, dimensions }: Reading): boolean {
  return place !== undefined || (limit !== undefined && !dimensions.includes('invoice_number'));
}

/** ‘Worst first’ */
function isRankedBefore(items: readonly ChosenItem[], place: number): boolean {
  return isIntent(
    items[place - 1]?.concept ?? { kind: 'noise' },
    'best',
    'worst',
    'most',
    'least',
    'expensive',
    'cheap',
    'heavy',
    'light',
  );
}

/** ‘Menos zona 8’ takes something away; the least of one value is nothing. */
function isNamedValue(items: readonly ChosenItem[], place: number): boolean {
  const [first, second] = [items[place]?.concept.kind, items[place + 1]?.concept.kind];
  return first === 'value' || (first === 'dimension' && (second === 'number' || second === 'code'));
}

const wordsOfTakingAway = expression('taking-away');

function isFalling(items: readonly ChosenItem[]): boolean {
  return isAlso(items, 'fall', 'versus', 'change');
}
