import { areExcludedCarriers, parcelCarriers } from '@waybill/model';
import { plain } from '../draft/draft.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import { tableOf } from '../measures/table-of.ts';
import { oneCurrencyOf } from '../reading/one-currency.ts';
import { hasOpenStart } from '../reading/open-start.ts';
import type { Choice, Remark } from '../reading/outcome.ts';
import type { AskedMeasure, Reading, ValueFilter } from '../reading/reading.ts';
import { dimensionLabel } from '../say/labels.ts';
import { sayMeasure, sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import type { Circumstances, Completed } from './completed.ts';

/** The reading with the product's own meanings, if one table can answer it. */
export function checked(
  given: Reading,
  remarks: readonly Remark[],
  { values, language }: Pick<Circumstances, 'values' | 'language'>,
): Completed {
  const reading = ofAccessorials(countingNamedCarriers({ ...withClientNames(given, values), language }, values));
  const isOfCharges =
    tableOf(reading) === 'charge_level_info' &&
    reading.measures.some((each) => each.kind === 'ratio' && (each.of === 'packages' || each.of === 'billWeight'));
  if (isOfCharges)
    return {
      kind: 'none',
      reason: 'averageOfCharges',
      words: [],
    };
  if (tableOf(reading) === undefined) {
    const names = [
      ...reading.measures.map((asked) => sayMeasure(asked, language)),
      ...reading.dimensions.map((name) => dimensionLabel(name, language)),
      ...reading.filters.map(({ dimension }) => dimensionLabel(dimension, language)),
    ];
    return {
      kind: 'none',
      reason: 'notTogether',
      words: [...new Set(names)],
    };
  }
  if (countsPeriodsInGroups(reading)) return { kind: 'none', reason: 'conditionOfGroups', words: [] };
  if (isRankWithoutGroups(reading)) return { kind: 'none', reason: 'rankOfWhat', words: [] };
  if (!canLack(reading)) return { kind: 'none', reason: 'chargeNotThere', words: [] };
  const sharesPackagesByCharge =
    reading.share !== undefined &&
    reading.measures.some((each) => each.kind === 'measure' && each.measure === 'packages') &&
    tableOf(reading) === 'charge_level_info';
  if (sharesPackagesByCharge)
    return {
      kind: 'none',
      reason: 'shareOfCharges',
      words: [],
    };
  const excludesAccessorial = reading.filters.some(
    ({ dimension, excluded }) => dimension === 'accessorial' && excluded,
  );
  const countsPackages = reading.measures.some(
    (each) => each.kind !== 'count' && each.kind !== 'shareWith' && each.measure === 'packages',
  );
  if (excludesAccessorial && (countsPackages || reading.measures.length === 0)) {
    return { kind: 'none', reason: 'chargeNotThere', words: [] };
  }
  if (hasOpenStart(reading.time.range) && reading.measures.some(({ kind }) => kind === 'mean'))
    return { kind: 'none', reason: 'averageOfWhat', words: [] };
  const asksOfOtherCharges = reading.measures.some(
    (each) => each.kind === 'measure' && notOfAccessorials.has(each.measure),
  );
  const narrows = reading.filters.find(({ dimension }) => dimension === 'accessorial');
  if (narrows !== undefined && (asksOfOtherCharges || (narrows.excluded && reading.measures.some(isSpend)))) {
    const names = [
      ...reading.measures.map((asked) => sayMeasure(asked, language)),
      dimensionLabel('accessorial', language),
    ];
    return { kind: 'none', reason: 'notTogether', words: names };
  }
  if (sharesStatusInItself(reading)) {
    const names = [
      ...reading.measures.map((asked) => sayMeasure(asked, language)),
      dimensionLabel('tracking_status', language),
    ];
    return { kind: 'none', reason: 'notTogether', words: names };
  }
  if (reading.measures.some(isOfUnlike))
    return { kind: 'none', reason: 'notTogether', words: reading.measures.map((asked) => sayMeasure(asked, language)) };
  if (asksInvoicesOfShipments(reading)) return { kind: 'none', reason: 'invoicesOfShipments', words: [] };
  const share =
    reading.share !== undefined &&
    reading.measures.some((each) => each.kind !== 'measure' || !measureCatalogue[each.measure].addsUp);
  if (share) return { kind: 'none', reason: 'shareAddsUp', words: [] };
  return {
    kind: 'reading',
    reading,
    remarks: [...remarks, ...meanings(reading, values)],
    alternatives: alternativesOf(reading, values),
  };
}

/** Periods are counted by a condition, and all of them together. */
function countsPeriodsInGroups({ measures, dimensions, time, groupConditions, share }: Reading): boolean {
  const counts = measures.filter((each) => each.kind === 'count' && each.periods !== undefined);
  const isSplit = dimensions.length > 0 || time.grain !== undefined || share !== undefined;
  const isAlone = measures.length === 1 && groupConditions.length > 0 && !isSplit;
  return counts.length > 0 && !isAlone;
}

/** ‘The largest one’ of a single figure. */
function isRankWithoutGroups({ limit, place, measures, dimensions, time }: Reading): boolean {
  const isRanked = limit !== undefined || place !== undefined;
  return isRanked && measures.length > 0 && dimensions.length === 0 && time.grain === undefined;
}

/**
 * Only packages can be counted by what they lack, and only among all of their charges; groups lack something among all of
 * their rows.
 */
function canLack(reading: Reading): boolean {
  const { lacking, measures, filters, share, dimensions } = reading;
  if (lacking === undefined) return true;
  const narrowsCharges = [...filters.map(({ dimension }) => dimension), ...dimensions].some((name) =>
    ofCharges.has(name),
  );
  const ofPackages = lacking.some(({ of }) => of === 'packages');
  const isOfGroups = lacking.some(({ of }) => of === 'groups');
  if (share !== undefined || (filters.some(({ dimension }) => ofCharges.has(dimension)) && isOfGroups)) return false;
  const areCounted =
    measures.length > 0 && measures.every((each) => each.kind === 'measure' && each.measure === 'packages');
  if (ofPackages && (narrowsCharges || !areCounted || tableOf(reading) !== 'package_level_info')) return false;
  const isGrouped = dimensions.length > 0 || measures.some(({ kind }) => kind === 'count');
  return !isOfGroups || (isGrouped && reading.time.grain === undefined);
}

const ofCharges: ReadonlySet<string> = new Set(['accessorial', 'credit_type', 'charge_family']);

/** Charges that are none of the accessorials, and so have no kind of accessorial. */
const notOfAccessorials: ReadonlySet<string> = new Set([
  'fuelSurcharge',
  'transportation',
  'tax',
  'fees',
  'taxesAndOtherCharges',
  'billingAdjustments',
]);

const mostClientNames = 100;

/** Also a reading that names no client keeps the names, for those that are made of it. */
function withClientNames(reading: Reading, { clients }: ScopedValues): Reading {
  if (clients.length === 0 || clients.length > mostClientNames) return reading;
  return { ...reading, clientNames: Object.fromEntries(clients.map(({ id, name }) => [String(id), name])) };
}

/** A figure of all that was billed. */
export function isSpend(asked: AskedMeasure): boolean {
  return asked.kind === 'measure' && (asked.measure === 'totalSpend' || asked.measure === 'netOfAllCarriers');
}

/** Whether the rows are those of chosen accessorials. */
export function includesAccessorial(filters: readonly ValueFilter[]): boolean {
  return filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
}

/** The on-time share of late packages is nothing, whatever they are. */
function sharesStatusInItself({ measures, filters }: Reading): boolean {
  const isShare = measures.some((each) => each.kind === 'measure' && /^(?:onTime|late)Percent$/.test(each.measure));
  return isShare && filters.some(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
}

/** A weight is no share of packages. */
function isOfUnlike(asked: AskedMeasure): boolean {
  if (asked.kind !== 'ratio' || asked.as !== 'percent') return false;
  const [part, whole] = [asked.measure, asked.of].map((name) => measureCatalogue[name].unit);
  const isCount = (unit: string | undefined) => unit !== 'currency' && unit !== 'lbs' && unit !== 'percent';
  return part !== whole && !(isCount(part) && isCount(whole));
}

/** What an invoice has as a whole. */
const ofInvoices: ReadonlySet<string> = new Set([
  'carrier_name',
  'account_number',
  'account_group',
  'account_division',
  'client',
  'currency_code',
  'invoice_number',
]);

function asksInvoicesOfShipments({ measures, filters, dimensions, conditions, anyOf }: Reading): boolean {
  const countsInvoices = measures.some(
    (each) =>
      (each.kind === 'measure' && each.measure === 'invoices') || (each.kind === 'ratio' && each.of === 'invoices'),
  );
  const named = [...filters.map(({ dimension }) => dimension), ...dimensions];
  return (
    countsInvoices && (conditions.length > 0 || anyOf !== undefined || named.some((name) => !ofInvoices.has(name)))
  );
}

const ofOneCarrier: ReadonlySet<string> = new Set(['service', 'account_number', 'invoice_number', 'tracking_number']);

/**
 * Where carriers are named that Total Spend leaves out, spend is what all of the named ones billed; so it is of one
 * service, account, invoice or package, which belongs to one carrier. Split by these, what is divided is all of each.
 */
function countingNamedCarriers(reading: Reading, values: ScopedValues): Reading {
  const filters = [
    ...reading.filters,
    ...(reading.anyOf ?? []).flatMap((each) => each.filters),
    ...(reading.share?.of === undefined ? [] : [reading.share.of]),
    ...reading.measures.flatMap((each) => (each.kind === 'shareWith' ? each.filters : [])),
  ];
  const isOfExcluded = filters.some(
    ({ dimension, values, excluded }) =>
      !excluded &&
      (ofOneCarrier.has(dimension) ||
        (dimension === 'carrier_name' && values.some((name) => areExcludedCarriers([name])))),
  );
  const isOfOtherCurrency = (oneCurrencyOf(reading) ?? 'USD') !== 'USD';
  const choosesCarriers = filters.some(({ dimension, excluded }) => dimension === 'carrier_name' && !excluded);
  const isOfEach =
    !choosesCarriers && reading.dimensions.some((name) => name === 'carrier_name' || ofOneCarrier.has(name));
  const isBeside = reading.measures.length > 1;
  const hasExcluded = carriersOf(values).some((name) => areExcludedCarriers([name]));
  const ofAll = (asked: AskedMeasure) =>
    isOfExcluded ||
    isOfOtherCurrency ||
    (hasExcluded && isPartOfSpend(asked)) ||
    (isOfEach && isQuotient(asked, isBeside))
      ? ofAllCarriers(asked)
      : asked;
  return { ...reading, measures: reading.measures.map(ofAll) };
}

/** ‘Fuel in percent of spend’: the fuel of all carriers is a part of what all of them billed. */
function isPartOfSpend(asked: AskedMeasure): boolean {
  return asked.kind === 'ratio' && asked.of === 'totalSpend' && asked.measure !== 'totalSpend';
}

/** What would be shown as nothing for carriers that Total Spend leaves out; by itself, cost per package is not shown for them. */
function isQuotient(asked: AskedMeasure, isBeside: boolean): boolean {
  return (
    asked.kind === 'ratio' ||
    (isBeside && asked.kind === 'measure' && (asked.measure === 'costPerPackage' || asked.measure === 'costPerPound'))
  );
}

/** A figure of spend with the carriers that Total Spend leaves out; any other as it is. */
export function ofAllCarriers(asked: AskedMeasure): AskedMeasure {
  if (asked.kind === 'measure' && asked.measure === 'costPerPackage')
    return { kind: 'ratio', measure: 'netOfAllCarriers', of: 'packages', as: 'per' };
  if (asked.kind === 'measure' && asked.measure === 'costPerPound')
    return { kind: 'ratio', measure: 'netOfAllCarriers', of: 'billWeight', as: 'per' };
  if (asked.kind === 'ratio' && asked.of === 'totalSpend') return ofAllCarriers({ ...asked, of: 'netOfAllCarriers' });
  return asked.kind !== 'count' && asked.measure === 'totalSpend' ? { ...asked, measure: 'netOfAllCarriers' } : asked;
}

/** Whether a figure leaves carriers out. */
export function leavesCarriersOut(asked: AskedMeasure): boolean {
  return ofAllCarriers(asked) !== asked;
}

/** What was spent on chosen accessorials, or by accessorial, are these charges. */
function ofAccessorials(reading: Reading): Reading {
  if (!includesAccessorial(reading.filters) && !reading.dimensions.includes('accessorial')) return reading;
  const ofThem = (each: AskedMeasure) => (isSpend(each) ? plain('accessorials') : each);
  return {
    ...reading,
    measures: reading.measures.map(ofThem),
    groupConditions: reading.groupConditions.map((each) => ({ ...each, measure: ofThem(each.measure) })),
  };
}

function carriersOf({ values }: Pick<ScopedValues, 'values'>): readonly string[] {
  return values.carrier_name ?? parcelCarriers.map(({ name }) => name);
}

/** Whether the asker has carriers that Total Spend leaves out, beyond those that the question itself leaves out or does not choose. */
function leavesOut(reading: Reading, { values }: ScopedValues): boolean {
  const named = reading.filters.filter(({ dimension }) => dimension === 'carrier_name');
  const isMeant = (name: string) => named.every((filter) => filter.values.includes(name) !== filter.excluded);
  const carriers = carriersOf({ values }).filter(isMeant);
  return reading.measures.some(leavesCarriersOut) && carriers.some((name) => areExcludedCarriers([name]));
}

function isOfMoney(asked: AskedMeasure): boolean {
  return asked.kind !== 'count' && measureCatalogue[asked.measure].unit === 'currency';
}

function meanings(reading: Reading, values: ScopedValues): readonly Remark[] {
  const said = sentencesIn(reading.language);
  const isOfCosts = !reading.measures.some(
    (each) =>
      each.kind !== 'count' && (each.measure === 'totalSpend' || (each.kind === 'ratio' && each.of === 'totalSpend')),
  );
  const currency = oneCurrencyOf(reading);
  const isOfPeriods =
    reading.time.grain !== undefined ||
    reading.measures.some((each) => each.kind === 'count' && each.periods !== undefined);
  const isOfFew =
    isOfPeriods && reading.groupConditions.some(({ comparison }) => comparison === 'less' || comparison === 'atMost');
  const lacksInGroups = reading.lacking?.some(({ of }) => of === 'groups') === true;
  return [
    ...(leavesOut(reading, values)
      ? [{ kind: 'meaning', text: isOfCosts ? said.costWithoutUspsAndDhl : said.withoutUspsAndDhl } as const]
      : []),
    ...(currency !== undefined && reading.measures.some(isOfMoney)
      ? [{ kind: 'meaning', text: said.onlyBilledIn(currency) } as const]
      : []),
    ...(lacksInGroups || isOfFew ? [{ kind: 'meaning', text: said.onlyBilledGroups } as const] : []),
  ];
}

function alternativesOf(reading: Reading, values: ScopedValues): readonly Choice[] {
  const others: Reading[] = [];
  if (leavesOut(reading, values)) {
    others.push({
      ...reading,
      measures: reading.measures.map(ofAllCarriers),
    });
  }
  if (oneCurrencyOf(reading) !== undefined)
    others.push({ ...reading, filters: reading.filters.filter(({ dimension }) => dimension !== 'currency_code') });
  if (reading.dimensions.includes('zone')) {
    others.push({ ...reading, dimensions: reading.dimensions.map((each) => (each === 'zone' ? 'rated_zone' : each)) });
  }
  if (reading.conditions.some(({ column }) => column === 'actual_weight')) {
    others.push({
      ...reading,
      conditions: reading.conditions.map((each) =>
        each.column === 'actual_weight' ? { ...each, column: 'bill_weight' } : each,
      ),
    });
  }
  const abroad = reading.filters.find(({ dimension }) => dimension === 'service_category');
  if (abroad !== undefined && !abroad.excluded && abroad.values.join() === 'International') {
    const notInTheUs: ValueFilter = { dimension: 'country', values: ['US'], excluded: true };
    others.push({ ...reading, filters: reading.filters.map((each) => (each === abroad ? notInTheUs : each)) });
  }
  return others.map((other) => ({ text: sayReading(other), reading: other }));
}
