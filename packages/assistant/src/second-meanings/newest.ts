import type { Newest } from '../draft/draft.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘The last UPS invoice’, ‘newest package’, ‘the last 5 invoices’; ‘last month’ and ‘last Tuesday’ are days. */
export function findNewest(scan: Scan): Newest | undefined {
  for (const [index, item] of scan.items.entries()) {
    if (!scan.is(index, 'last', 'newest', 'oldest') || isOfDays(scan, index)) continue;
    const noun = [1, -1].map((step) => nounFrom(scan, index, step)).find((place) => place !== undefined);
    if (noun === undefined) continue;
    const of = scan.at(noun, 'measure')?.measure === 'packages' ? 'packages' : 'invoices';
    const descending = !scan.is(index, 'oldest');
    const limit = useNumber(scan, index, noun) ?? (isOne(scan.items[noun]?.text ?? '') ? 1 : undefined);
    if (of === 'invoices')
      Object.assign(scan.items[noun] ?? {}, { concept: { kind: 'dimension', dimension: 'invoice_number' } });
    Object.assign(item, { concept: { kind: 'intent', intent: descending ? 'newest' : 'oldest' } });
    scan.use(index);
    if (scan.is(0, 'when') && of === 'invoices') scan.use(0);
    return { of, descending, limit };
  }
  return undefined;
}

/** Days are named beside the word, also after a number: ‘the last 3 months’. */
function isOfDays(scan: Scan, index: number): boolean {
  return [1, -1].some((step) => {
    const next = scan.at(index + step, 'number') === undefined ? index + step : index + 2 * step;
    return [index + step, next].some((place) => {
      const concept = scan.items[place]?.concept;
      return concept !== undefined && (ofDays.has(concept.kind) || isWeekday(scan, place));
    });
  });
}

const ofDays: ReadonlySet<string> = new Set(['unit', 'everyUnit', 'month', 'quarter', 'half', 'day', 'toDate']);

const isWeekday = (scan: Scan, place: number): boolean => scan.at(place, 'value')?.dimension === 'weekday';

/** Where invoices or packages are named, in a direction and after nothing but values and numbers. */
function nounFrom(scan: Scan, index: number, step: number): number | undefined {
  let place = index + step;
  while (
    scan.at(place, 'number') !== undefined ||
    (scan.at(place, 'value') !== undefined && !isWeekday(scan, place)) ||
    scan.is(place, 'the', 'a', 'our', 'of', 'most', 'top')
  )
    place += step;
  const measure = scan.at(place, 'measure')?.measure;
  const isInvoice =
    scan.at(place, 'dimension')?.dimension === 'invoice_number' ||
    (scan.is(place, 'cost') && oneInvoice.test(normalised(scan.items[place]?.text ?? '')));
  if (measure !== 'packages' && measure !== 'invoices' && !isInvoice) return undefined;
  for (let between = index + step; between !== place; between += step)
    if (scan.is(between, 'most', 'top', 'of')) scan.use(between);
  return place;
}

function useNumber(scan: Scan, index: number, noun: number): number | undefined {
  const place = [index + 1, index - 1, noun - 1].find((each) => scan.at(each, 'number') !== undefined);
  const number = place === undefined ? undefined : scan.at(place, 'number');
  if (place === undefined || number === undefined || number.money || !Number.isInteger(number.value)) return undefined;
  scan.use(place);
  return number.value;
}

const oneInvoice = expression('one-invoice');
const onePackage = expression('one-package');

const isOne = (text: string): boolean =>
  oneInvoice.test(normalised(text)) || onePackage.test(normalised(text)) || /\p{Script=Han}/u.test(text);
