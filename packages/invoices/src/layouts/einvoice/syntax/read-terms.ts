import type { Term, Terms } from '../model/einvoice-model.ts';
import { elementsAt, existsAt, textAt, type XmlElement } from '../xml/xml-element.ts';

/** Where a syntax puts terms. The paths of groups lead to elements, those of other terms to texts. */
export type TermPaths = Readonly<Partial<Record<Term, string>>>;

/** What a syntax calls its places, and where terms are in them; `{seller}` stands for the place of that name. */
export function syntaxOf<Place extends string, Group extends string>(named: {
  readonly places: Readonly<Record<Place, string>>;
  readonly terms: Readonly<Record<Group, TermPaths>>;
}): typeof named {
  const all: Readonly<Record<string, string>> = named.places;
  const resolved = (path: string): string =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const meant = all[name];
      if (meant === undefined) throw new Error(`No place is called ${name}.`);
      return resolved(meant);
    });
  return {
    places: changed(named.places, resolved),
    terms: changed(named.terms, (paths: TermPaths) => changed(paths, (path = '') => resolved(path))),
  };
}

const changed = <Of extends object>(of: Of, change: (value: Of[keyof Of]) => unknown): Of =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)])) as Of;

/** What an element says of some terms. */
export function termsOf(element: XmlElement, paths: TermPaths): Terms {
  const terms: Partial<Record<Term, string>> = {};
  for (const [term, path] of Object.entries(paths) as [Term, string][]) {
    const text = term.startsWith('BG-') ? (existsAt(element, path) ? 'present' : undefined) : textAt(element, path);
    if (text !== undefined) terms[term] = text;
  }
  return terms;
}

/** What the elements at a place say of some terms. */
export const each = (element: XmlElement, place: string, paths: TermPaths): Terms[] =>
  elementsAt(element, place).map((found) => termsOf(found, paths));

/** Terms of VAT that a document has in two currencies, by the currency of each. */
export interface TaxTotal {
  readonly amount: string;
  readonly currency: string | undefined;
}

/**
 * The total of VAT in the invoice's currency (BT-110), and the one in the currency of the accounts (BT-111), which is not
 * added to anything.
 */
export function taxTotals(totals: readonly TaxTotal[], { 'BT-5': currency, 'BT-6': ofAccounts }: Terms): Terms {
  const own =
    totals.find((total) => total.currency === currency) ?? totals.find((total) => total.currency === undefined);
  const further =
    ofAccounts === undefined ? undefined : totals.find((total) => total !== own && total.currency === ofAccounts);
  return {
    ...(own === undefined ? {} : { 'BT-110': own.amount }),
    ...(further === undefined ? {} : { 'BT-111': further.amount }),
  };
}
