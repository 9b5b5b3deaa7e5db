import type { PeriodGrain } from '@waybill/model';
import type { AskedMeasure, DimensionName, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfCharges } from '../vocabulary/words-of-charges.ts';
import { expression } from '../words/expressions.ts';

/** Periods or groups are counted, not told. */
export function countOf(
  grain: PeriodGrain | undefined,
  dimension: DimensionName | undefined,
): readonly AskedMeasure[] | undefined {
  if (grain !== undefined) return [{ kind: 'count', periods: grain }];
  return dimension === undefined ? undefined : [{ kind: 'count', dimension }];
}

/** ‘How many were residential’ names neither packages nor charges. */
export function countsUnnamed(scan: Scan): boolean {
  const asks = scan.items.some(
    ({ text }, index) =>
      scan.was(index, 'howMany') || (scan.was(index, 'howMuch') && expression('how-many-or-much').test(text)),
  );
  return asks && !saysCharges(scan) && !scan.items.some(({ concept }) => concept.kind === 'measure');
}

/** Whether a filter is about packages with a charge. */
export const isCharge = ({ dimension, excluded }: ValueFilter): boolean => dimension === 'accessorial' && !excluded;

/** Whether a word calls something a charge. */
export const saysCharges = (scan: Scan): boolean =>
  scan.items.some(({ text }) => wordsOfCharges.test(normalised(text)));

/** ‘How many invoices over $5000’ */
export function countedInvoices(scan: Scan, areCounted: boolean): DimensionName | undefined {
  const place = areCounted
    ? scan.places('dimension').find((each) => scan.at(each, 'dimension')?.dimension === 'invoice_number')
    : undefined;
  if (place === undefined) return undefined;
  scan.use(place);
  return 'invoice_number';
}
