import { comparisons, standsAfterAmount } from '../conditions/comparing.ts';
import { saysPerPackage } from '../figures/says-per-package.ts';
import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Intent } from '../vocabulary/concept.ts';
import { expression } from '../words/expressions.ts';
import { isAmountExpressed, isAverageExpressed, isCostExpressed, isNumberExpressed } from './amounts-expressed.ts';
import { type Context, filtersOf, isIntent } from './context.ts';
import { isLinkExpressed, isOfBothCharges } from './links-expressed.ts';
import { isLeftOut } from './negations-expressed.ts';
import { isComparedWith, isOfTime } from './numbers-expressed.ts';
import { isHighestExpressed, isLowestExpressed } from './ranks-expressed.ts';
import { isShareExpressed } from './shares-expressed.ts';
import { hasTwoSides, isCompared, isOneStep } from './sides-compared.ts';

/** Whether a reading does what a word asks for. */
export function isIntentExpressed(intent: Intent, context: Context): boolean {
  const { items, place, reading, draft, previous } = context;
  const { time, compare, measures, dimensions, sort, show, rowsBy } = reading;
  const next = items[place + 1]?.concept;
  switch (intent) {
    case 'without':
    case 'groupsWithNo':
    case 'packagesWithNo':
      return (
        draft.released.length > 0 ||
        draft.givenUp.grains.length + draft.givenUp.dimensions.length > 0 ||
        isLeftOut(items, place, reading)
      );
    case 'or':
      return (
        reading.anyOf !== undefined || filtersOf(reading).some(({ values }) => values.length > 1) || isCompared(reading)
      );
    case 'versus':
      return isCompared(reading) && hasTwoSides(reading);
    case 'change':
    case 'fall':
      return isCompared(reading) && !isOneStep(reading);
    case 'instead':
      return previous !== undefined || items.some(({ concept }, index) => index > place && isIntent(concept, 'of'));
    case 'cost':
      return isCostExpressed(context);
    case 'split':
      return dimensions.length > 0 || time.grain !== undefined || reading.share !== undefined;
    case 'whatIs':
      return !asksForMeaning.test(items[place]?.text ?? '');
    case 'howMuch':
      return isAmountExpressed(items, place, reading);
    case 'howMany':
      return isNumberExpressed(context);
    case 'and':
      return isLinkExpressed(context);
    case 'both':
      return !isOfBothCharges(reading);
    case 'yearOverYear':
      return compare !== undefined;
    case 'average':
      return isAverageExpressed(context);
    case 'newest':
    case 'oldest':
      return (rowsBy === 'pickup_date' || sort?.by === 'dimension') && sort?.descending === (intent === 'newest');
    case 'by':
    case 'per':
      return !asksPerPackage(items, place) || isSharedOut(reading);
    case 'median':
    case 'maximum':
    case 'minimum':
      return measures.some((each) => each.kind === 'statistic' && each.as === intent);
    case 'share':
    case 'percent':
      return isShareExpressed(context);
    case 'top':
    case 'most':
    case 'expensive':
    case 'heavy':
      return isHighestExpressed(context);
    case 'least':
    case 'bottom':
    case 'cheap':
    case 'light':
      return isLowestExpressed(context);
    case 'best':
    case 'worst':
      return sort !== undefined;
    case 'over':
    case 'under':
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return (
        next?.kind !== 'number' ||
        standsAfterAmount.test(items[place]?.text ?? '') ||
        isComparedWith(next.value, comparisons[intent], reading) ||
        isOfTime(items, place)
      );
    case 'since':
      return draft.periods.words.has(place) || isOfPlace(items, place);
    case 'until':
    case 'after':
    case 'ago':
    case 'today':
    case 'yesterday':
    case 'toDate':
    case 'beforeLast':
    case 'last':
      return draft.periods.words.has(place);
    case 'list':
      return show === 'rows' || dimensions.length > 0 || measures.length > 0;
    case 'rows':
      return show === 'rows';
    case 'shipDate':
      return time.field === 'pickup_date';
    case 'billDate':
      return time.field === 'bill_date';
    case 'deliveryDate':
      return time.field === 'delivery_date';
    case 'ever':
      return time.range === undefined;
    default:
      return true;
  }
}

/** ‘Per package’ asks for a figure of one of them. */
function asksPerPackage(items: readonly ChosenItem[], place: number): boolean {
  const next = items[place + 1]?.concept;
  return next?.kind === 'measure' && next.measure === 'packages' && saysPerPackage(items, place + 1);
}

function isSharedOut({ measures, groupConditions, rowsBy, limit }: Reading): boolean {
  const asked = [...measures, ...groupConditions.map(({ measure }) => measure)];
  const isOfOne = asked.some(
    (each) =>
      each.kind === 'ratio' ||
      each.kind === 'statistic' ||
      (each.kind === 'measure' && /^(?:average|cost)/u.test(each.measure)),
  );
  return isOfOne || (rowsBy !== undefined && limit !== undefined);
}

/** ‘Depuis la Californie’ */
function isOfPlace(items: readonly ChosenItem[], place: number): boolean {
  const next = items.slice(place + 1).find(({ concept }) => !isIntent(concept, 'the', 'a', 'our'));
  return next?.concept.kind === 'value' || next?.concept.kind === 'dimension';
}

/** A question for a meaning is not answered by figures. */
const asksForMeaning = expression('asks-meaning');
