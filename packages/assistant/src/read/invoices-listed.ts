import { normalised } from '../vocabulary/normalise.ts';
import { comparing } from './conditions.ts';
import type { Scan } from './scan.ts';

/** ‘Which invoices are over $1000’ and ‘show invoices from UPS’ ask for invoices, one by one; whether it does. */
export function asInvoices(scan: Scan, saysShow: boolean): 'listed' | 'counted' | undefined {
  const isOfAllOfThem =
    (saysShow || scan.says('list', 'which')) &&
    scan.places('dimension').length === 0 &&
    scan.places('everyUnit').length === 0 &&
    !scan.says('howMany', 'howMuch', 'average', 'share', 'percent', 'change', 'fall', 'trend', 'versus');
  asRankedInvoice(scan);
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

/** ‘La factura más grande de octubre’, where the word for an invoice also asks for a cost. */
function asRankedInvoice(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isRanked = [scan.beside(index, -1), scan.beside(index, 1)].some((place) => scan.is(place, 'most', 'least'));
    const isInvoice =
      scan.is(index, 'cost') && /^(?:(?:la|the|una|a) )?(?:factura|facture|fattura|bill)$/u.test(normalised(item.text));
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

const wordsOfNumber = /how many|number|count|cuant|numero|cantidad|combien|nombre|quant|多少|数|عدد|كم/u;

/** Invoices by their name, not their number. */
const bareInvoices = /^(?:carrier )?(?:invoices|invs|facturas|factures|fatture|发票|(?:ال)?فواتير)$/u;
