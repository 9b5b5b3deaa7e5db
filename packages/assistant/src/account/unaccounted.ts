import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { type Context, filtersOf, isIntent } from './context.ts';
import { isDimensionExpressed, isMeasureExpressed } from './figures-expressed.ts';
import { isIntentExpressed } from './intents-expressed.ts';
import { isGrainExpressed, isMonthExpressed, isNumberExpressed } from './numbers-expressed.ts';
import { isValueExpressed } from './values-expressed.ts';

/** The words of a question that its reading does not express. Without one of them it would be another question. */
export function unaccounted(
  items: readonly ChosenItem[],
  reading: Reading,
  asked: Pick<Context, 'draft' | 'previous'>,
): readonly string[] {
  return items.flatMap(({ concept, text }, place) =>
    asked.draft.columns.places.has(place) || isExpressed(concept, { items, place, reading, ...asked }) ? [] : [text],
  );
}

function isExpressed(concept: Concept, context: Context): boolean {
  const isOfDays = context.draft.periods.words.has(context.place);
  switch (concept.kind) {
    case 'value':
      return isOfDays || isValueExpressed(concept, context);
    case 'measure':
      return isMeasureExpressed(concept.measure, context);
    case 'dimension':
      if (context.draft.givenUp.dimensions.includes(concept.dimension))
        return !context.reading.dimensions.includes(concept.dimension);
      return isDimensionExpressed(concept.dimension, context);
    case 'number':
      return isNumberExpressed(concept.value, context);
    case 'code':
      return filtersOf(context.reading).some(({ values }) =>
        values.some((value) => value.toUpperCase() === concept.text.toUpperCase()),
      );
    case 'ordinal':
      return isOfDays || context.reading.place === concept.place;
    case 'month':
      return isOfDays && isMonthExpressed(concept.month, context.reading);
    case 'everyUnit':
      if (context.draft.givenUp.grains.includes(concept.grain)) return context.reading.time.grain !== concept.grain;
      if (isOfEach(context) || isInEvery(context)) return false;
      return isGrainExpressed(concept.grain, context.reading);
    case 'unit':
      if (context.draft.givenUp.grains.includes(concept.grain)) return context.reading.time.grain !== concept.grain;
      if (isIntent(context.items[context.place - 1]?.concept, 'howMany') && !isOfDays)
        return context.reading.measures.some((each) => each.kind === 'count' && each.periods === concept.grain);
      return isGrainExpressed(concept.grain, context.reading) || isOfDays;
    case 'toDate':
    case 'quarter':
    case 'half':
    case 'halfMonth':
    case 'day':
      return isOfDays;
    case 'intent':
      return isIntentExpressed(concept.intent, context);
    default:
      return true;
  }
}

/** ‘The last month of each quarter’ and ‘the first half of a month’ name one part of every one. */
function isOfEach({ items, place }: Context): boolean {
  const before = items[place - 2]?.concept.kind;
  return isIntent(items[place - 1]?.concept, 'of', 'in') && before !== undefined && partsOfPeriods.has(before);
}

/** ‘Which carriers had late packages every month’ asks for those that had some in all of them. */
function isInEvery({ items, place }: Context): boolean {
  const which = items.findIndex(({ concept }) => isIntent(concept, 'which'));
  return (
    which >= 0 &&
    which < place &&
    items[which + 1]?.concept.kind === 'dimension' &&
    wordsOfEvery.test(normalised(items[place]?.text ?? ''))
  );
}

const wordsOfEvery = expression('every');

const partsOfPeriods: ReadonlySet<Concept['kind']> = new Set(['unit', 'number', 'half', 'halfMonth', 'quarter']);
