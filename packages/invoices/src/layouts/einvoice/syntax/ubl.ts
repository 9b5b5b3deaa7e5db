import type { EInvoice, EInvoiceLine } from '../model/einvoice-model.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { each, syntaxOf, taxTotals, termsOf } from './read-terms.ts';
import ubl from './ubl.json' with { type: 'json' };

const { places, terms: paths } = syntaxOf(ubl);

/** A line of an invoice or of a credit note. */
export const ublLine = (element: XmlElement): EInvoiceLine => ({
  terms: termsOf(element, paths.line),
  allowances: each(element, places.allowances, paths.allowanceOfLine),
  charges: each(element, places.charges, paths.chargeOfLine),
  attributes: each(element, places.attributes, paths.attribute),
  classifications: each(element, places.classifications, paths.classification),
  isForInformation: false,
});

/** A UBL invoice or credit note (2.1 and later 2.x), from its root and its lines. */
export function ublInvoice(root: XmlElement, lines: readonly EInvoiceLine[], at: number): EInvoice {
  const terms = termsOf(root, paths.header);
  const taxesIn = elementsAt(root, 'TaxTotal');
  const found = taxesIn.flatMap((element) => {
    const amount = textAt(element, 'TaxAmount');
    return amount === undefined ? [] : [{ amount, currency: textAt(element, 'TaxAmount/@currencyID'), element }];
  });
  const own = found.filter(({ currency }) => currency === undefined || currency === terms['BT-5']);
  const withTaxes = own.length === 0 ? taxesIn : own.map(({ element }) => element);
  return {
    syntax: 'UBL',
    isOlder: false,
    isCreditNote: root.name === 'CreditNote',
    line: at,
    terms: { ...terms, ...taxTotals(found, terms) },
    allowances: each(root, places.allowances, paths.allowance),
    charges: each(root, places.charges, paths.charge),
    taxes: withTaxes.flatMap((element) => each(element, 'TaxSubtotal', paths.tax)),
    precedingInvoices: each(root, places.precedingInvoices, paths.precedingInvoice),
    payments: each(root, places.payments, paths.payment),
    documents: each(root, places.documents, paths.document),
    lines,
  };
}
