import type { EInvoice, EInvoiceLine, Term, Terms } from '../model/einvoice-model.ts';

/** What a rule finds wrong: terms that are missing, or values that do not agree. */
export type Finding =
  | { readonly missing: string; readonly of?: string | undefined }
  | { readonly values: string; readonly of?: string | undefined };

/** A rule of EN 16931 under its official name, and every place in which an invoice breaks it. */
export interface Rule {
  readonly name: string;
  readonly broken: (invoice: EInvoice) => readonly Finding[];
}

/** A group that an invoice has several times, or once. */
export interface Place {
  readonly terms: Terms;
  /** What names it, such as `BT-126 = 3`; undefined for the invoice itself. */
  readonly of?: string | undefined;
}

/** The places of a kind in an invoice. */
export type Places = (invoice: EInvoice) => readonly Place[];

export const wholeInvoice: Places = ({ terms }) => [{ terms }];

/** The invoice itself, if it has a group. */
export const withGroup =
  (group: Term): Places =>
  ({ terms }) =>
    terms[group] === undefined ? [] : [{ terms }];

const placesOf = (all: readonly Terms[], nameOf: (terms: Terms, index: number) => string): Place[] =>
  all.map((terms, index) => ({ terms, of: nameOf(terms, index) }));

const numbered =
  (group: string) =>
  (_: Terms, index: number): string =>
    `${group} #${index + 1}`;

/** What names a line: its identifier, else its place. */
const nameOfLine = ({ terms }: EInvoiceLine, index: number): string =>
  terms['BT-126'] === undefined ? `BG-25 #${index + 1}` : `BT-126 = ${terms['BT-126'].slice(0, 40)}`;

const partsOfLines =
  (group: string, partsOf: (line: EInvoiceLine) => readonly Terms[]): Places =>
  ({ lines }) =>
    lines.flatMap((line, index) =>
      partsOf(line).map((terms) => ({ terms, of: `${group}, ${nameOfLine(line, index)}` })),
    );

/** Few invoices are looked at, and each by many rules. */
const placesOfLines = new WeakMap<EInvoice, readonly Place[]>();

/** The lines that bill something. */
export const lines: Places = (invoice) => {
  const known = placesOfLines.get(invoice);
  if (known !== undefined) return known;
  const places = invoice.lines.flatMap((line, index) =>
    line.isForInformation ? [] : [{ terms: line.terms, of: nameOfLine(line, index) }],
  );
  placesOfLines.set(invoice, places);
  return places;
};
export const allowances: Places = (invoice) => placesOf(invoice.allowances, numbered('BG-20'));
export const charges: Places = (invoice) => placesOf(invoice.charges, numbered('BG-21'));
export const taxes: Places = (invoice) =>
  placesOf(invoice.taxes, (terms, index) =>
    terms['BT-118'] === undefined ? `BG-23 #${index + 1}` : `BT-118 = ${terms['BT-118'].slice(0, 10)}`,
  );
export const precedingInvoices: Places = (invoice) => placesOf(invoice.precedingInvoices, numbered('BG-3'));
export const payments: Places = (invoice) => placesOf(invoice.payments, numbered('BG-16'));
export const documents: Places = (invoice) => placesOf(invoice.documents, numbered('BG-24'));
export const allowancesOfLines = partsOfLines('BG-27', (line) => line.allowances);
export const chargesOfLines = partsOfLines('BG-28', (line) => line.charges);
export const attributesOfLines = partsOfLines('BG-32', (line) => line.attributes);
export const classificationsOfLines = partsOfLines('BT-158', (line) => line.classifications);

/** Every place must have one of the terms. */
export const required = (name: string, places: Places, ...terms: readonly Term[]): Rule => ({
  name,
  broken: (invoice) =>
    places(invoice)
      .filter((place) => terms.every((term) => place.terms[term] === undefined))
      .map(({ of }) => ({ missing: terms.join(' / '), of })),
});

/** A condition on the terms of every place; undefined if it holds, else the values that break it. */
export const holds = (name: string, places: Places, broken: (terms: Terms) => string | undefined): Rule => ({
  name,
  broken: (invoice) =>
    places(invoice).flatMap(({ terms, of }) => {
      const values = broken(terms);
      return values === undefined ? [] : [{ values, of }];
    }),
});

/** `BT-27 = 1.00, BT-28 = –`: what the terms say. */
export const valuesOf = (terms: Terms, ...names: readonly Term[]): string =>
  names.map((name) => `${name} = ${(terms[name] ?? '–').slice(0, 60)}`).join(', ');
