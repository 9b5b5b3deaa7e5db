import type { MeasureName } from '@waybill/model';
import { asksNumberAndAmount } from '../figures/both-asked.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { asksAmountsToo } from '../vocabulary/asks-amounts-too.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { type Context, conditionsOf, isAlso, isIntent } from './context.ts';
import { isOfInvoices } from './figures-expressed.ts';
import { tellsDelivery } from './values-expressed.ts';

/** Whether a reading tells what something cost. */
export function isCostExpressed({ items, place, reading }: Context): boolean {
  const text = items[place]?.text ?? '';
  if (isAlso(items, 'list') && tellsDelivery(reading) && wordsOfCharges.test(normalised(text))) return false;
  if (!isAmountExpressed(items, place, reading)) return false;
  if (place === 0 && isOrderToPay.test(text) && isPaid(items[place + 1]?.concept)) return false;
  return !isOfNoMoney(reading) || conditionsOf(reading).length > 0;
}

/** Whether a reading tells an amount that is asked for beside something else. */
export function isAmountExpressed(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  return !(isJoined(items, place) && countsOnly(reading));
}

/** Whether a reading tells how many there are. */
export function isNumberExpressed({ items, place, reading }: Context): boolean {
  if ((asksTwoNumbers(items) || asksNumberAndAmount(items)) && reading.measures.length < 2) return false;
  return countsSomething(reading) || asksAmountsToo(items[place]?.text ?? '');
}

/** Whether a reading tells an average. */
export function isAverageExpressed({ items, place, reading }: Context): boolean {
  const { measures, groupConditions } = reading;
  const isOfInvoice = wordsOfInvoice.test(items[place + 1]?.text ?? '');
  if (isOfInvoice && !measures.some((each) => each.kind === 'mean' || isOfInvoices(each))) return false;
  return measures.some(isMean) || groupConditions.some(({ measure }) => isMean(measure));
}

/** The charges of one package, of which a list of packages shows only the sum. */
const wordsOfCharges = expression('opening-charges');

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

/** ‘Pay invoice 12’ asks to do something. */
const isOrderToPay = expression('order-to-pay');

function isPaid(concept: Concept | undefined): boolean {
  return (
    (concept?.kind === 'measure' && concept.measure === 'invoices') ||
    (concept?.kind === 'dimension' && concept.dimension === 'invoice_number')
  );
}

/** Whether a reading tells nothing but what packages weigh or how they were delivered. */
function isOfNoMoney({ measures, rowsBy }: Reading): boolean {
  return (
    rowsBy !== 'net_amount' &&
    measures.length > 0 &&
    measures.every((each) => each.kind === 'measure' && neverMoney.has(each.measure))
  );
}

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

/** ‘How much refunds and how many late packages’ asks for two figures. */
function asksTwoNumbers(items: readonly ChosenItem[]): boolean {
  const asked = items.flatMap(({ concept }, index) => (isIntent(concept, 'howMany', 'howMuch') ? [index] : []));
  const [first, last] = [asked.at(0) ?? 0, asked.at(-1) ?? 0];
  const between = items.slice(first + 1, last).map(({ concept }) => concept);
  return between.some((each) => isIntent(each, 'and')) && between.some(({ kind }) => kind === 'measure');
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
const wordsOfInvoice = expression('invoice-stem');

function isMean(asked: Reading['measures'][number]): boolean {
  return (
    asked.kind === 'mean' ||
    asked.kind === 'statistic' ||
    asked.kind === 'ratio' ||
    asked.kind === 'shareWith' ||
    (asked.kind === 'measure' && /^(average|cost|transit)|Percent$|Rate$/.test(asked.measure))
  );
}
