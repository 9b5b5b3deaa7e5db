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
      (saysShow || scan.was(scan.beside(place, -1), 'which', 'list') || place === 0) && !scan.says('howMany');
    const isCompared = comparing.some((each) => scan.is(place + 1, each) || scan.is(place + 2, each));
    const areNamed = isOfAllOfThem && bareInvoices.test(normalised(item?.text ?? ''));
    const isOfInvoices = scan.at(place, 'measure')?.measure === 'invoices' && (areNamed || (isListed && isCompared));
    if (item === undefined || !isOfInvoices) continue;
    Object.assign(item, { concept: { kind: 'dimension', dimension: 'invoice_number' } });
    found = wordsOfNumber.test(normalised(item.text)) ? 'counted' : 'listed';
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

const wordsOfNumber = /how many|number|count|cuant|numero|cantidad|combien|nombre|quant|多少|数|عدد|كم/u;

/** Invoices by their name, not their number. */
const bareInvoices = /^(?:carrier )?(?:invoices|invs|facturas|factures|fatture|发票|(?:ال)?فواتير)$/u;
