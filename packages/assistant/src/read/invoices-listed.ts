import { comparing } from '../conditions/comparing.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘Which invoices are over $1000’ and ‘show invoices from UPS’ ask for invoices, one by one; whether it does. */
export function asInvoices(scan: Scan, saysShow: boolean): 'listed' | 'counted' | undefined {
  const isOfAllOfThem =
    (saysShow || scan.says('list', 'which')) &&
    scan.places('dimension').length === 0 &&
    scan.places('everyUnit').length === 0 &&
    !scan.says('howMany', 'howMuch', 'average', 'share', 'percent', 'change', 'fall', 'trend', 'versus');
  asRankedInvoice(scan);
  asDays(scan);
  if (asAmountOfInvoices(scan)) return 'listed';
  let found: 'listed' | 'counted' | undefined;
  for (const place of scan.places('measure')) {
    const item = scan.items[place];
    const isListed =
      (saysShow || scan.was(scan.beside(place, -1), 'which', 'list') || leadOf(scan, place) < 0) &&
      !scan.says('howMany');
    const beside = [place + 1, place + 2, ...(isHan(item?.text ?? '') ? [place - 2, place - 3] : [])];
    const isCompared = beside.some((each) => scan.is(each, ...comparing, 'between')) || isComparedLater(scan, place);
    const isAskedFor = scan.was(scan.beside(place, -1), 'howMany') && isHan(item?.text ?? '');
    const areNamed = isOfAllOfThem && bareInvoices.test(normalised(item?.text ?? ''));
    const isOfInvoices =
      scan.at(place, 'measure')?.measure === 'invoices' &&
      (areNamed || ((isListed || isAskedFor || isHan(item?.text ?? '')) && isCompared));
    if (item === undefined || !isOfInvoices) continue;
    Object.assign(item, { concept: { kind: 'dimension', dimension: 'invoice_number' } });
    found = isAskedFor || wordsOfNumber.test(normalised(item.text)) ? 'counted' : 'listed';
  }
  return found;
}

/** ‘Invoices with date and carrier’: an invoice has one day. */
function asDays(scan: Scan): void {
  const areInvoices = scan.items.some(
    ({ concept }) =>
      (concept.kind === 'dimension' && concept.dimension === 'invoice_number') ||
      (concept.kind === 'measure' && concept.measure === 'invoices'),
  );
  for (const item of areInvoices ? scan.items : []) {
    const isDate = item.concept.kind === 'column' && item.concept.columns.includes('bill_date');
    if (isDate) Object.assign(item, { concept: { kind: 'everyUnit', grain: 'day' } });
  }
}

/**
 * Whether the amount of all invoices is asked for, as in ‘the amount of UPS invoices’. ‘UPS invoices with their amounts’
 * asks for a list.
 */
function asAmountOfInvoices(scan: Scan): boolean {
  const invoices = scan.places('measure').find((place) => scan.at(place, 'measure')?.measure === 'invoices');
  const amount = scan.items.findIndex(
    ({ text }, index) =>
      wordsOfAmount.test(normalised(text)) &&
      (scan.is(index, 'cost') || scan.at(index, 'measure')?.measure === 'totalSpend'),
  );
  const [item, told] = [scan.items[invoices ?? -1], scan.items[amount]];
  if (invoices === undefined || item === undefined || told === undefined) return false;
  if (scan.says('howMany', 'average', 'per') || wordsOfNumber.test(normalised(item.text))) return false;
  const isShownWith = amount > invoices && scan.was(scan.beside(amount, -1), 'with');
  if (isShownWith) {
    Object.assign(item, { concept: { kind: 'dimension', dimension: 'invoice_number' } });
    Object.assign(told, { concept: { kind: 'intent', intent: 'the' } });
    return true;
  }
  let before = scan.beside(invoices, -1);
  while (scan.at(before, 'value') !== undefined) before = scan.beside(before, -1);
  const isOfThem = scan.was(before, 'of', 'the') && scan.beside(before, -1) === amount;
  const isHanAfter = isHan(told.text) && amount === invoices + 1;
  if (isOfThem || scan.beside(before + 1, -1) === amount || isHanAfter)
    Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  return false;
}

const wordsOfAmount = expression('amount');

/** ‘La factura más grande de octubre’, where the word for an invoice also asks for a cost. */
function asRankedInvoice(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isRanked = [scan.beside(index, -1), scan.beside(index, 1)].some((place) => scan.is(place, 'most', 'least'));
    const isInvoice = scan.is(index, 'cost') && expression('one-invoice').test(normalised(item.text));
    if (isRanked && isInvoice && scan.places('measure').length === 0 && scan.places('dimension').length === 0)
      Object.assign(item, { concept: { kind: 'dimension', dimension: 'invoice_number' } });
  }
}

/** What stands before ‘UPS invoices’, if anything does. */
function leadOf(scan: Scan, place: number): number {
  let lead = scan.beside(place, -1);
  while (scan.at(lead, 'value') !== undefined) lead = scan.beside(lead, -1);
  return lead;
}

/** ‘UPS invoices from Q3 over $1,000’ */
function isComparedLater(scan: Scan, place: number): boolean {
  const rest = scan.items.slice(place + 1);
  const isOther = rest.some(({ concept }) => concept.kind === 'measure' || concept.kind === 'dimension');
  return !isOther && rest.some((_, index) => scan.is(place + 1 + index, ...comparing));
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const wordsOfNumber = expression('number-stem');

/** Invoices by their name, not their number. */
const bareInvoices = expression('invoices-alone');
