import { areExcludedCarriers, parcelCarriers } from '@waybill/model';
import { oneCurrencyOf } from '../reading/one-currency.ts';
import type { AskedMeasure, Reading } from '../reading/reading.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { leavesCarriersOut, ofAllCarriers } from './all-carriers.ts';

/**
 * Where carriers are named that Total Spend leaves out, spend is what all of the named ones billed; so it is of one
 * service, account, invoice or package, which belongs to one carrier. Split by these, what is divided is all of each.
 */
export function countingNamedCarriers(reading: Reading, values: ScopedValues): Reading {
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

const ofOneCarrier: ReadonlySet<string> = new Set(['service', 'account_number', 'invoice_number', 'tracking_number']);

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

/** Whether the user has carriers that Total Spend leaves out, beyond those that the question itself leaves out or does not choose. */
export function leavesOut(reading: Reading, { values }: ScopedValues): boolean {
  const named = reading.filters.filter(({ dimension }) => dimension === 'carrier_name');
  const isMeant = (name: string) => named.every((filter) => filter.values.includes(name) !== filter.excluded);
  const carriers = carriersOf({ values }).filter(isMeant);
  return reading.measures.some(leavesCarriersOut) && carriers.some((name) => areExcludedCarriers([name]));
}

function carriersOf({ values }: Pick<ScopedValues, 'values'>): readonly string[] {
  return values.carrier_name ?? parcelCarriers.map(({ name }) => name);
}
