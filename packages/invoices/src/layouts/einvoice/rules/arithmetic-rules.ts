import { type Decimal, decimalIn, decimalText, isNear, oneWhole, percentOf, roundedToCents } from '../model/decimal.ts';
import type { EInvoice, Term, Terms } from '../model/einvoice-model.ts';
import {
  allowances,
  allowancesOfLines,
  charges,
  chargesOfLines,
  holds,
  lines,
  type Rule,
  required,
  taxes,
  valuesOf,
  wholeInvoice,
} from './rule.ts';

const amount = (terms: Terms, term: Term): Decimal => decimalIn(terms[term]) ?? 0n;

const sumOf = (all: readonly Terms[], term: Term): Decimal =>
  roundedToCents(all.reduce((sum, terms) => sum + amount(terms, term), 0n));

/** A total must be the sum of what it is made of. */
const total = (
  name: string,
  term: Term,
  expectedOf: (invoice: EInvoice) => { readonly sum: Decimal; readonly of: string } | undefined,
): Rule => ({
  name,
  broken: (invoice) => {
    const expected = expectedOf(invoice);
    const stated = amount(invoice.terms, term);
    if (expected === undefined || stated === expected.sum) return [];
    return [{ values: `${valuesOf(invoice.terms, term)}, ${expected.of} = ${decimalText(expected.sum)}` }];
  },
});

/** The rate may be rounded, so tax may differ from what it gives by less than one unit of the currency, as CEN checks it. */
function taxDiffers(terms: Terms): string | undefined {
  const [base, tax, rate] = [amount(terms, 'BT-116'), amount(terms, 'BT-117'), decimalIn(terms['BT-119'])];
  const expected = rate === undefined ? 0n : roundedToCents(percentOf(rate, base));
  return isNear(tax, expected, oneWhole) ? undefined : valuesOf(terms, 'BT-116', 'BT-119', 'BT-117');
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Greece writes EL, Northern Ireland XI; 1A is Kosovo. */
const furtherPrefixes: ReadonlySet<string> = new Set(['EL', 'XI', '1A']);

function isVatPrefix(number: string): boolean {
  const prefix = number.slice(0, 2);
  return furtherPrefixes.has(prefix) || (/^[A-Z]{2}$/.test(prefix) && countries.of(prefix) !== undefined);
}

const sellers: readonly Term[] = ['BT-31', 'BT-63', 'BT-48'];

/** What the amounts and other terms of an invoice must agree in: BR-CO-03 to BR-CO-26. */
export const arithmeticRules: readonly Rule[] = [
  holds('BR-CO-03', wholeInvoice, (terms) =>
    terms['BT-7'] !== undefined && terms['BT-8'] !== undefined ? valuesOf(terms, 'BT-7', 'BT-8') : undefined,
  ),
  required('BR-CO-04', lines, 'BT-151'),
  {
    name: 'BR-CO-09',
    broken: ({ terms }) =>
      sellers
        .filter((term) => terms[term] !== undefined && !isVatPrefix(terms[term]))
        .map((term) => ({ values: valuesOf(terms, term) })),
  },
  total('BR-CO-10', 'BT-106', (invoice) =>
    invoice.terms['BT-106'] === undefined
      ? undefined
      : {
          sum: sumOf(
            lines(invoice).map(({ terms }) => terms),
            'BT-131',
          ),
          of: 'Σ BT-131',
        },
  ),
  total('BR-CO-11', 'BT-107', (invoice) => ({ sum: sumOf(invoice.allowances, 'BT-92'), of: 'Σ BT-92' })),
  total('BR-CO-12', 'BT-108', (invoice) => ({ sum: sumOf(invoice.charges, 'BT-99'), of: 'Σ BT-99' })),
  total('BR-CO-13', 'BT-109', ({ terms }) => ({
    sum: roundedToCents(amount(terms, 'BT-106') - amount(terms, 'BT-107') + amount(terms, 'BT-108')),
    of: 'BT-106 − BT-107 + BT-108',
  })),
  total('BR-CO-14', 'BT-110', (invoice) =>
    invoice.taxes.length === 0 || invoice.terms['BT-110'] === undefined
      ? undefined
      : { sum: sumOf(invoice.taxes, 'BT-117'), of: 'Σ BT-117' },
  ),
  total('BR-CO-15', 'BT-112', ({ terms }) => ({
    sum: roundedToCents(amount(terms, 'BT-109') + amount(terms, 'BT-110')),
    of: 'BT-109 + BT-110',
  })),
  total('BR-CO-16', 'BT-115', ({ terms }) => ({
    sum: roundedToCents(amount(terms, 'BT-112') - amount(terms, 'BT-113') + amount(terms, 'BT-114')),
    of: 'BT-112 − BT-113 + BT-114',
  })),
  holds('BR-CO-17', taxes, taxDiffers),
  { name: 'BR-CO-18', broken: (invoice) => (invoice.taxes.length > 0 ? [] : [{ missing: 'BG-23' }]) },
  holds('BR-CO-19', wholeInvoice, (terms) =>
    terms['BG-14'] !== undefined && [terms['BT-73'], terms['BT-74'], terms['BT-8']].every((text) => text === undefined)
      ? valuesOf(terms, 'BT-73', 'BT-74')
      : undefined,
  ),
  holds('BR-CO-20', lines, (terms) =>
    terms['BG-26'] !== undefined && terms['BT-134'] === undefined && terms['BT-135'] === undefined
      ? valuesOf(terms, 'BT-134', 'BT-135')
      : undefined,
  ),
  required('BR-CO-21', allowances, 'BT-97', 'BT-98'),
  required('BR-CO-22', charges, 'BT-104', 'BT-105'),
  required('BR-CO-23', allowancesOfLines, 'BT-139', 'BT-140'),
  required('BR-CO-24', chargesOfLines, 'BT-144', 'BT-145'),
  {
    name: 'BR-CO-25',
    broken: ({ isCreditNote, terms }) =>
      !isCreditNote && amount(terms, 'BT-115') > 0n && terms['BT-9'] === undefined && terms['BT-20'] === undefined
        ? [{ values: valuesOf(terms, 'BT-115', 'BT-9', 'BT-20') }]
        : [],
  },
  required('BR-CO-26', wholeInvoice, 'BT-29', 'BT-30', 'BT-31'),
];
