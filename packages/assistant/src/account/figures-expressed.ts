import type { MeasureName } from '@waybill/model';
import { dimensionsOf } from '../measures/table-of.ts';
import { shownOfEach } from '../read/packages-listed.ts';
import type { AskedMeasure, DimensionName, Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { areRelated, type Context, conditionsOf, filtersOf, isGivenUp, isIntent } from './context.ts';
import { figuresOf, isAmong } from './figures-of.ts';
import { tellsDelivery } from './values-expressed.ts';

/** Whether a reading tells a figure, or one of which it is another name. */
export function isMeasureExpressed(measure: MeasureName, { items, place, reading }: Context): boolean {
  if (isGivenUp(items, place)) return true;
  if (measure === 'packages') return !isJoinedToFigure(items, place) || tellsPackages(reading);
  if (measure === 'transitDays' && countsDays(items, place)) return false;
  const isOfAccessorials =
    reading.filters.some(({ dimension }) => dimension === 'accessorial') || reading.dimensions.includes('accessorial');
  if (isAmong(measure, figuresOf(reading))) return true;
  if (measure === 'invoices') return named(reading).has('invoice_number');
  if (measure === 'refunds' && named(reading).has('credit_type')) return true;
  if (
    (measure === 'accessorials' || measure === 'accessorialCount' || measure === 'fees') &&
    (isOfAccessorials || named(reading).has('accessorial'))
  )
    return true;
  if (measure === 'totalSpend' || measure === 'netOfAllCarriers')
    return (
      reading.rowsBy === 'net_amount' ||
      conditionsOf(reading).some(({ column }) => column === 'net_amount') ||
      saysPart(items, place)
    );
  if (/weight/i.test(measure))
    return reading.rowsBy === 'actual_weight' || conditionsOf(reading).some(({ column }) => column !== 'net_amount');
  return false;
}

/** ‘On how many days did we spend over $10,000’ counts days, and does not ask how long packages take. */
function countsDays(items: Context['items'], place: number): boolean {
  if (!wordsOfNumberOfDays.test(normalised(items[place]?.text ?? ''))) return false;
  return items.some(
    ({ concept }, index) =>
      index !== place &&
      (isIntent(concept, 'cost', 'over', 'under', 'atLeast', 'atMost', 'exactly', 'most', 'least') ||
        (concept.kind === 'measure' && concept.measure !== 'packages')),
  );
}

const wordsOfNumberOfDays = expression('number-of-days');

/** ‘Packages and average cost’ asks for both; ‘cost of packages’ for one figure. */
function isJoinedToFigure(items: readonly ChosenItem[], place: number): boolean {
  const isFigure = ({ concept }: ChosenItem) =>
    concept.kind === 'measure' ? concept.measure !== 'packages' : isIntent(concept, 'cost');
  const isLink = ({ concept }: ChosenItem) =>
    isIntent(concept, 'the', 'a', 'our', 'average', 'howMuch', 'howMany', 'by', 'per') ||
    concept.kind === 'dimension' ||
    concept.kind === 'everyUnit';
  const after = items.slice(place + 1).filter((item) => !isLink(item));
  const before = items.slice(0, place).filter((item) => !isLink(item));
  const [and, next] = after;
  const isBefore = and !== undefined && next !== undefined && isIntent(and.concept, 'and', 'plus') && isFigure(next);
  const [figure, link] = before.slice(-2);
  const isAfter =
    figure !== undefined && link !== undefined && isIntent(link.concept, 'and', 'plus') && isFigure(figure);
  return isBefore || isAfter;
}

function tellsPackages(reading: Reading): boolean {
  return (
    reading.show === 'rows' || figuresOf(reading).has('packages') || figuresOf(reading).has('addressCorrectionCount')
  );
}

/** ‘Spend on fuel’ is fuel. */
function saysPart(items: readonly ChosenItem[], place: number): boolean {
  return (
    items.slice(place + 1).some(({ concept }) => concept.kind === 'measure') ||
    (expression('how-many-in-chinese').test(items[place]?.text ?? '') && items[place - 1]?.concept.kind === 'measure')
  );
}

/** Whether a reading is split, narrowed or counted by a dimension. */
export function isDimensionExpressed(dimension: DimensionName, { reading, draft, items, place }: Context): boolean {
  if (draft.released.includes(dimension) || isGivenUp(items, place)) return true;
  if (dimension === 'invoice_number' && reading.measures.some(isOfInvoices)) return true;
  const before = items[place - 1]?.concept;
  if (dimension === 'city' && before?.kind === 'value' && before.dimension === 'state') return false;
  if (dimension === 'tracking_number' || dimension === 'charge_family') return true;
  if (reading.show === 'rows' && shownOfEach.has(dimension) && isShownWith(items, place)) return true;
  return (
    [...named(reading)].some((each) => areRelated(each, dimension)) ||
    tellsDelivery(reading) ||
    (dimension === 'tracking_status' && [...figuresOf(reading)].some((each) => /Percent|tracked/.test(each)))
  );
}

/** ‘With tracking number and service’, of which a list has a column anyway. */
function isShownWith(items: Context['items'], place: number): boolean {
  const start = items.findLastIndex(
    ({ concept }, index) => index < place && concept.kind !== 'dimension' && !isIntent(concept, 'and'),
  );
  return isIntent(items[start]?.concept, 'with');
}

/** Everything that a reading is split, narrowed or counted by. */
export function named(reading: Reading): ReadonlySet<DimensionName> {
  return new Set([
    ...reading.dimensions,
    ...filtersOf(reading).map(({ dimension }) => dimension),
    ...reading.measures.flatMap(dimensionsOf),
  ]);
}

/** ‘Average invoice amount’ */
export const isOfInvoices = (asked: AskedMeasure): boolean => asked.kind === 'ratio' && asked.of === 'invoices';
