import type { EInvoice, EInvoiceLine } from '../model/einvoice-model.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import cii from './cii.json' with { type: 'json' };
import { each, syntaxOf, taxTotals, termsOf } from './read-terms.ts';

/** Names of CII D16B, and those that ZUGFeRD 1 had before; `logistics` is of the profile EXTENDED and counts as a charge. */
const { places, terms: paths } = syntaxOf(cii);

/** Lines of the profile EXTENDED that repeat the sum of others, or only tell something. */
const forInformation: ReadonlySet<string> = new Set(['GROUP', 'INFORMATION']);

/** A line of a CII invoice. */
export const ciiLine = (element: XmlElement): EInvoiceLine => ({
  terms: termsOf(element, paths.line),
  allowances: each(element, places.allowancesOfLine, paths.allowanceOfLine),
  charges: each(element, places.chargesOfLine, paths.chargeOfLine),
  attributes: each(element, places.attributes, paths.attribute),
  classifications: each(element, places.classifications, paths.classification),
  isForInformation: forInformation.has(
    (textAt(element, 'AssociatedDocumentLineDocument/LineStatusReasonCode') ?? '').toUpperCase(),
  ),
});

/** A CII invoice (D16B, or ZUGFeRD 1), from its root and its lines. */
export function ciiInvoice(root: XmlElement, lines: readonly EInvoiceLine[], at: number): EInvoice {
  const terms = termsOf(root, paths.header);
  const found = elementsAt(root, places.taxTotals).flatMap((element) => {
    const amount = textAt(element, '');
    return amount === undefined ? [] : [{ amount, currency: element.attributes.get('currencyID') }];
  });
  return {
    syntax: 'CII',
    isOlder: root.name === 'CrossIndustryDocument',
    isCreditNote: false,
    line: at,
    terms: { ...terms, ...taxTotals(found, terms) },
    allowances: each(root, places.allowances, paths.allowance),
    charges: [...each(root, places.charges, paths.charge), ...each(root, places.logistics, paths.logistics)],
    taxes: each(root, places.taxes, paths.tax),
    precedingInvoices: each(root, places.precedingInvoices, paths.precedingInvoice),
    payments: each(root, places.payments, paths.payment),
    documents: each(root, places.documents, paths.document),
    lines,
  };
}
