import type { Concept, Intent, Item } from '../../vocabulary/concept.ts';
import { type Meant, mayMean, type Phrase } from './phrase.ts';

/** If a word has several functions, the one that fits its place. */
export function functionOf(phrase: Phrase): Meant {
  const place = placeOf(phrase);
  const wanted = functions.flatMap(({ intents, isAt }) => (isAt(place) ? intents : []));
  const [chosen] = wanted.flatMap((intent) =>
    phrase.meanings.filter((concept) => concept.kind === 'intent' && concept.intent === intent),
  );
  return chosen === undefined ? undefined : [chosen];
}

/** Where a word stands. */
interface Place {
  readonly items: readonly Item[];
  readonly index: number;
  /** How far the next word is, without an article. */
  readonly step: 1 | 2;
  readonly next: Concept | undefined;
}

function placeOf({ items, index }: Phrase): Place {
  const step = mayMean(items[index + 1], 'the') ? 2 : 1;
  return { items, index, step, next: items[index + step]?.meanings[0] };
}

/** The functions in the order in which they are wanted, and where. */
const functions: readonly { readonly intents: readonly Intent[]; readonly isAt: (place: Place) => boolean }[] = [
  { intents: ['whatIs', 'howDo', 'where', 'and?'], isAt: ({ index }) => index === 0 },
  { intents: ['of'], isAt: isWithinDate },
  { intents: ['place'], isAt: ({ items, next }) => next?.kind === 'number' && isRanked(items) },
  { intents: ['until'], isAt: isEndOfDays },
  { intents: ['between', 'since', 'over', 'under', 'from'], isAt: isBeforeDate },
  { intents: ['by'], isAt: ({ next }) => next?.kind === 'dimension' },
  { intents: ['in'], isAt: ({ next }) => next?.kind === 'value' },
  { intents: ['versus', 'from', 'of', 'split', 'share'], isAt: () => true },
];

/** ‘15 de junio’, ‘junio de 2025’ */
function isWithinDate({ items, index, next }: Place): boolean {
  const isAfter = (kind: Concept['kind']) => items[index - 1]?.meanings.some((each) => each.kind === kind) === true;
  return (next?.kind === 'month' && isAfter('number')) || (isYear(next) && isAfter('month'));
}

function isBeforeDate({ next }: Place): boolean {
  return next !== undefined && ['month', 'quarter', 'number', 'day', 'unit'].includes(next.kind);
}

/** ‘Les plus élevés, rang 2’ */
function isRanked(items: readonly Item[]): boolean {
  return items.some((item) => mayMean(item, 'most', 'least'));
}

/** ‘Avant mars’, ‘hasta el 15 de junio’, ‘3月之前’: a day or part of a year, and not ‘avant deux mois’. */
function isEndOfDays({ items, index, step }: Place): boolean {
  const next = items[index + step];
  const isNumber = next?.meanings[0]?.kind === 'number';
  if (/\p{Script=Han}/u.test(items[index]?.text ?? '')) {
    const countsUnits = isNumber && items[index + step + 1]?.meanings.some(({ kind }) => kind === 'unit') === true;
    return !countsUnits && mayBeDate(items[index - 1]);
  }
  const isDayOfMonth = isNumber && [1, 2].some((more) => mayBePart(items[index + step + more]));
  const isSpan = [1, 2, 3].some((before) => mayBeDate(items[index - before]));
  return !isSpan && (mayBeDate(next) || isDayOfMonth);
}

function mayBeDate(item: Item | undefined): boolean {
  return mayBePart(item) || item?.meanings.some(isYear) === true;
}

function mayBePart(item: Item | undefined): boolean {
  return item?.meanings.some(({ kind }) => ['month', 'quarter', 'half', 'day'].includes(kind)) === true;
}

function isYear(concept: Concept | undefined): boolean {
  return concept?.kind === 'number' && concept.value > 1990 && concept.value < 2100;
}
