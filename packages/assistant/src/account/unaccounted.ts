import type { ChosenItem } from '../read/choose-meanings.ts';
import type { Reading } from '../reading/reading.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { type Context, filtersOf, isIntent } from './context.ts';
import { isDimensionExpressed, isMeasureExpressed } from './figures-expressed.ts';
import { isIntentExpressed } from './intents-expressed.ts';
import { isGrainExpressed, isMonthExpressed, isNumberExpressed } from './numbers-expressed.ts';
import { isValueExpressed } from './values-expressed.ts';

/** The words of a question that its reading does not express: whoever leaves one out answers another question. */
export function unaccounted(
  items: readonly ChosenItem[],
  reading: Reading,
  asked: Pick<Context, 'draft' | 'previous'>,
): readonly string[] {
  return items.flatMap(({ concept, text }, place) =>
    isExpressed(concept, { items, place, reading, ...asked }) ? [] : [text],
  );
}

function isExpressed(concept: Concept, context: Context): boolean {
  const isOfDays = context.draft.periods.words.has(context.place);
  switch (concept.kind) {
    case 'value':
      return isValueExpressed(concept, context);
    case 'measure':
      return isMeasureExpressed(concept.measure, context);
    case 'dimension':
      return isDimensionExpressed(concept.dimension, context);
    case 'number':
      return isNumberExpressed(concept.value, context);
    case 'code':
      return filtersOf(context.reading).some(({ values }) =>
        values.some((value) => value.toUpperCase() === concept.text.toUpperCase()),
      );
    case 'ordinal':
      return context.reading.place === concept.place;
    case 'month':
      return isOfDays && isMonthExpressed(concept.month, context.reading);
    case 'everyUnit':
      if (isOfEach(context)) return false;
      return isGrainExpressed(concept.grain, context.reading);
    case 'unit':
      return (
        isGrainExpressed(concept.grain, context.reading) || isOfDays
      );
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

/** ‘The last month of each quarter’ names one part of every quarter. */
function isOfEach({ items, place }: Context): boolean {
  const before = items[place - 2]?.concept;
  return isIntent(items[place - 1]?.concept, 'of') && (before?.kind === 'unit' || before?.kind === 'number');
}
