import { type MeasureName, periodsOf } from '@waybill/model';
import { standsAfterAmount } from '../conditions/comparing.ts';
import type { Draft } from '../draft/draft.ts';
import { asksNumberAndAmount } from '../figures/both-asked.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { DimensionName, Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { asksAmountsToo } from '../vocabulary/asks-amounts-too.ts';
import type { Concept, Intent } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { type Context, conditionsOf, filtersOf, isAlso, isIntent } from './context.ts';
import { isOfInvoices } from './figures-expressed.ts';
import { figuresOf, isAmong } from './figures-of.ts';
import { isLeftOut } from './negations-expressed.ts';
import { comparisons, isComparedWith, isOfTime } from './numbers-expressed.ts';
import { tellsDelivery } from './values-expressed.ts';

/** Whether a reading does what a word asks for. */
export function isIntentExpressed(intent: Intent, { items, place, reading, draft, previous }: Context): boolean {
  const { time, compare, measures, dimensions, groupConditions, sort, show, limit } = reading;
  const isCompared =
    compare !== undefined ||
    reading.stepwise === true ||
    dimensions.length > 0 ||
    measures.length > 1 ||
    time.grain !== undefined;
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
      return reading.anyOf !== undefined || filtersOf(reading).some(({ values }) => values.length > 1) || isCompared;
    case 'versus':
      return isCompared && hasTwoSides(reading);
    case 'change':
    case 'fall':
      return isCompared && !isOneStep(reading);
    case 'instead':
      return previous !== undefined || items.some(({ concept }, index) => index > place && isIntent(concept, 'of'));
    case 'cost':
      if (isAlso(items, 'list') && tellsDelivery(reading) && wordsOfCharges.test(normalised(items[place]?.text ?? '')))
        return false;
      if (isJoined(items, place) && countsOnly(reading)) return false;
      if (place === 0 && isOrderToPay.test(items[place]?.text ?? '') && isPaid(next)) return false;
      return !isOfNoMoney(reading) || conditionsOf(reading).length > 0;
    case 'split':
      return dimensions.length > 0 || time.grain !== undefined || reading.share !== undefined;
    case 'whatIs':
      return !asksForMeaning.test(items[place]?.text ?? '');
    case 'howMuch':
      return !(isJoined(items, place) && countsOnly(reading));
    case 'howMany':
      if ((asksTwoNumbers(items) || asksNumberAndAmount(items)) && measures.length < 2) return false;
      return countsSomething(reading) || asksAmountsToo(items[place]?.text ?? '');
    case 'and':
      if (joinsCharges(items, place) && isOfBothCharges(reading)) return false;
      return !(/^but$/iu.test(items[place]?.text ?? '') && isOnlyValue(items, place));
    case 'both':
      return !isOfBothCharges(reading);
    case 'yearOverYear':
      return compare !== undefined;
    case 'average':
      if (
        wordsOfInvoice.test(items[place + 1]?.text ?? '') &&
        !measures.some((each) => each.kind === 'mean' || isOfInvoices(each))
      )
        return false;
      return measures.some(isMean) || groupConditions.some(({ measure }) => isMean(measure));
    case 'share':
    case 'percent':
      if (isOfPeriodAlone(items, place, draft) || isRatioOfValues(items, place, reading)) return false;
      return (
        reading.share !== undefined ||
        measures.some(
          (each) =>
            each.kind === 'shareWith' ||
            (each.kind === 'ratio' && each.as === 'percent') ||
            ('measure' in each && /Percent|Rate$/.test(each.measure)),
        ) ||
        groupConditions.some(({ measure }) => 'measure' in measure && /Percent|Rate$/.test(measure.measure)) ||
        compare !== undefined ||
        reading.stepwise === true
      );
    case 'top':
    case 'most':
    case 'expensive':
    case 'heavy':
      if (isOfDays(draft, place)) return true;
      if (ranksByAnother(items, place, reading)) return false;
      if (ranksOneValue(reading) || reading.stepwise === true) return false;
      if (
        (limit === undefined || dimensions.includes('invoice_number')) &&
        reading.place === undefined &&
        !isRankedBefore(items, place) &&
        wordsOfTheFirst.test(normalised(items[place]?.text ?? ''))
      )
        return false;
      return sort !== undefined
        ? sort.descending || isFalling(items) || isAlso(items, 'least', 'bottom')
        : limit !== undefined || reading.place !== undefined;
    case 'least':
    case 'bottom':
    case 'cheap':
    case 'light':
      if (ranksOneValue(reading) || ranksByAnother(items, place, reading)) return false;
      if (wordsOfTakingAway.test(normalised(items[place]?.text ?? '')) && isNamedValue(items, place + 1)) return false;
      return sort !== undefined
        ? !sort.descending || isFalling(items) || isAlso(items, 'most', 'top')
        : limit !== undefined || reading.place !== undefined;
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
    case 'ever':
      return time.range === undefined;
    default:
      return true;
  }
}

/** ‘Which zone had the most packages and what did they cost’ ranks by the packages, whatever else it asks for. */
function ranksByAnother(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  const next = items[place + 1]?.concept;
  const isRank = isIntent(items[place]?.concept, 'most', 'least');
  if (!isRank || next?.kind !== 'measure' || reading.show === 'rows') return false;
  return !isAmong(next.measure, figuresOf(reading));
}

/** ‘The ratio of UPS to FedEx packages’ divides one by the other, and takes no share of all. */
function isRatioOfValues(items: readonly ChosenItem[], place: number, { share }: Reading): boolean {
  return /^(?:the )?ratios?\b/iu.test(items[place]?.text ?? '') && (share?.of?.values.length ?? 0) > 1;
}

/** ‘In percent of last year’ asks for a share of the figure of other days. */
function isOfPeriodAlone(items: readonly ChosenItem[], place: number, draft: Draft): boolean {
  const next = items.slice(place + 1).findIndex(({ concept }) => !isIntent(concept, 'of', 'the', 'our')) + place + 1;
  const rest = items.slice(place + 1).map(({ concept }) => concept);
  const namesFigure = rest.some((each) => each.kind === 'measure' || each.kind === 'value' || isIntent(each, 'cost'));
  return next > place + 1 && isOfDays(draft, next) && !namesFigure;
}

/** ‘Depuis la Californie’ */
function isOfPlace(items: readonly ChosenItem[], place: number): boolean {
  const next = items.slice(place + 1).find(({ concept }) => !isIntent(concept, 'the', 'a', 'our'));
  return next?.concept.kind === 'value' || next?.concept.kind === 'dimension';
}

/** ‘Packages but UPS’ leaves UPS out; after a value or a condition, ‘but’ goes on: ‘over 50 lb but under 70 lb’. */
function isOnlyValue(items: readonly ChosenItem[], place: number): boolean {
  const [before, next] = [items[place - 1]?.concept.kind, items[place + 1]?.concept.kind];
  return next === 'value' && before !== 'value' && before !== 'number';
}

/** ‘Packages with residential and delivery area surcharges’ may be those with both of them. */
function joinsCharges(items: readonly ChosenItem[], place: number): boolean {
  const isCharge = (beside: number) => {
    const concept = items[beside]?.concept;
    return concept?.kind === 'value' && concept.dimension === 'accessorial';
  };
  return isCharge(place - 1) && isCharge(place + 1);
}

/** Packages that have both of two charges are fewer than those with one of them. */
function isOfBothCharges({ measures, filters }: Reading): boolean {
  const arePackages = measures.every((each) => each.kind !== 'count' && each.measure === 'packages');
  return arePackages && filters.some(({ dimension, values }) => dimension === 'accessorial' && values.length > 1);
}

/** ‘Transportistas con menos paquetes que UPS’: one value of what is ranked is no rank. */
function ranksOneValue({ dimensions, filters }: Reading): boolean {
  return filters.some(
    ({ dimension, values, excluded }) => dimensions.includes(dimension) && !excluded && values.length === 1,
  );
}

/** A comparison with one value of the dimension that it is split by has nothing on the other side. */
function hasTwoSides({ compare, stepwise, measures, dimensions, time, filters }: Reading): boolean {
  const isOpen = (name: DimensionName) =>
    filters.every(({ dimension, values, excluded }) => dimension !== name || excluded || values.length > 1);
  const isOfTime = compare !== undefined || stepwise === true || time.grain !== undefined;
  return isOfTime || measures.length > 1 || dimensions.some(isOpen);
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

/** ‘The first invoice’ is the earliest, not the largest. */
const wordsOfTheFirst = /^(?:(?:the|el|la|le|il)\s)?(?:first|1st|primer[oa]?|premier|premiere|prim[oa]|第一|اول)$/u;

/** ‘The first 10 days of March’: the word is a part of what names the days. */
function isOfDays({ periods }: Draft, at: number): boolean {
  return periods.named.some(({ place, length }) => at >= place && at < place + length);
}

/** ‘How much refunds and how many late packages’ asks for two figures. */
function asksTwoNumbers(items: readonly ChosenItem[]): boolean {
  const asked = items.flatMap(({ concept }, index) => (isIntent(concept, 'howMany', 'howMuch') ? [index] : []));
  const [first, last] = [asked.at(0) ?? 0, asked.at(-1) ?? 0];
  const between = items.slice(first + 1, last).map(({ concept }) => concept);
  return between.some((each) => isIntent(each, 'and')) && between.some(({ kind }) => kind === 'measure');
}

/** Whether a reading tells nothing but what packages weigh or how they were delivered. */
function isOfNoMoney({ measures, rowsBy }: Reading): boolean {
  return (
    rowsBy !== 'net_amount' &&
    measures.length > 0 &&
    measures.every((each) => each.kind === 'measure' && neverMoney.has(each.measure))
  );
}

const wordsOfTakingAway = /^(?:menos|moins|meno)$/u;

/** ‘Menos zona 8’ takes something away; the least of one value is nothing. */
function isNamedValue(items: readonly ChosenItem[], place: number): boolean {
  const [first, second] = [items[place]?.concept.kind, items[place + 1]?.concept.kind];
  return first === 'value' || (first === 'dimension' && (second === 'number' || second === 'code'));
}

/** ‘Month over month’ of one month has nothing to compare. */
function isOneStep({ stepwise, time: { range, grain } }: Reading): boolean {
  return stepwise === true && range !== undefined && grain !== undefined && periodsOf(range, grain).length < 2;
}

/** The charges of one package, of which a list of packages shows only the sum. */
const wordsOfCharges = /^(?:charges|cargos|frais|addebiti|费用|رسوم)/u;

/** ‘And how much did they cost’ asks for an amount beside what stands before it. */
function isJoined(items: readonly ChosenItem[], place: number): boolean {
  const before = items
    .slice(0, place)
    .findLast(({ concept }) => !isIntent(concept, 'the', 'a', 'our', 'whatIs', 'which'));
  const isFirst = items.slice(0, place).every(({ concept }) => concept.kind !== 'measure' && concept.kind !== 'value');
  return !isFirst && isIntent(before?.concept, 'and', 'plus');
}

function countsOnly(reading: Reading): boolean {
  const areCounts = reading.measures.every(
    (each) => each.kind === 'count' || (each.kind === 'measure' && measureCatalogue[each.measure].unit !== 'currency'),
  );
  return reading.show !== 'rows' && areCounts && reading.conditions.length + reading.groupConditions.length === 0;
}

/** A question for a meaning is not answered by figures. */
const asksForMeaning = /mean|defin|signif|means|意思|معنى|تعريف/iu;

/** ‘Pay invoice 12’ asks to do something. */
const isOrderToPay = /^(pay|paga|pague|paguen|payez|pagate|paghi)$/iu;

function isPaid(concept: Concept | undefined): boolean {
  return (
    (concept?.kind === 'measure' && concept.measure === 'invoices') ||
    (concept?.kind === 'dimension' && concept.dimension === 'invoice_number')
  );
}

/** Percentages, averages and amounts of money count nothing. */
function countsSomething({ measures, groupConditions }: Reading): boolean {
  return (
    measures.length === 0 ||
    groupConditions.length > 0 ||
    measures.some((each) => each.kind === 'count' || (each.kind !== 'ratio' && isNumber(each.measure)))
  );
}

function isNumber(measure: MeasureName): boolean {
  return !['currency', 'percent'].includes(measureCatalogue[measure].unit);
}

/** The average of invoices is no average of packages. */
const wordsOfInvoice = /invoice|factur|fattur|发票|فاتور/iu;

const neverMoney: ReadonlySet<MeasureName> = new Set([
  'billWeight',
  'actualWeight',
  'deltaWeight',
  'averageBillWeight',
  'averageActualWeight',
  'averageDeltaWeight',
  'onTimePercent',
  'latePercent',
  'transitDays',
  'averageZone',
]);

function isFalling(items: readonly ChosenItem[]): boolean {
  return isAlso(items, 'fall', 'versus', 'change');
}

function isMean(asked: Reading['measures'][number]): boolean {
  return (
    asked.kind === 'mean' ||
    asked.kind === 'ratio' ||
    asked.kind === 'shareWith' ||
    (asked.kind === 'measure' && /^(average|cost|transit)|Percent$|Rate$/.test(asked.measure))
  );
}
