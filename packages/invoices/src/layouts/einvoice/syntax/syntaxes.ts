import type { EInvoice, EInvoiceLine } from '../model/einvoice-model.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { ciiInvoice, ciiLine } from './cii.ts';
import { ublInvoice, ublLine } from './ubl.ts';

/** One way in which invoices are written. */
export interface Syntax {
  /** What its lines are called. */
  readonly lineNames: ReadonlySet<string>;
  readonly lineOf: (element: XmlElement) => EInvoiceLine;
  readonly invoiceOf: (root: XmlElement, lines: readonly EInvoiceLine[], line: number) => EInvoice;
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const ublSyntax: Syntax = {
  lineNames: new Set(['InvoiceLine', 'CreditNoteLine']),
  lineOf: ublLine,
  invoiceOf: ublInvoice,
};
const ciiSyntax: Syntax = {
  lineNames: new Set(['IncludedSupplyChainTradeLineItem']),
  lineOf: ciiLine,
  invoiceOf: ciiInvoice,
};

const roots: ReadonlyMap<string, Syntax> = new Map([
  [`${ubl}Invoice-2 Invoice`, ublSyntax],
  [`${ubl}CreditNote-2 CreditNote`, ublSyntax],
  ['urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100 CrossIndustryInvoice', ciiSyntax],
  ['urn:ferd:CrossIndustryDocument:invoice:1p0 CrossIndustryDocument', ciiSyntax],
]);

/** The syntax of an element that is an invoice, by its namespace and its name; undefined for any other element. */
export const syntaxOf = (namespace: string, name: string): Syntax | undefined => roots.get(`${namespace} ${name}`);
