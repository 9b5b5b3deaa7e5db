import { type Decimal, decimalIn, decimalText, isNear, oneWhole, roundedToCents } from '../model/decimal.ts';
import type { EInvoice, Term } from '../model/einvoice-model.ts';
import { allowances, charges, type Finding, lines, type Place, type Rule, taxes, valuesOf } from './rule.ts';

/** What holds for a category of VAT. */
interface Category {
  /** How its rules are called, `BR-S-01` and so on. */
  readonly rules: readonly string[];
  /** UNTDID 5305 */
  readonly code: string;
  /** Several rates each have an entry of their own. */
  readonly hasRates: boolean;
  readonly isRate: (rate: Decimal | undefined) => boolean;
  readonly hasReason: boolean;
  /** One of each list must be stated, none of `without`. */
  readonly parties: readonly (readonly Term[])[];
  readonly without?: readonly Term[];
}

const anySeller = ['BT-31', 'BT-32', 'BT-63'] as const;
const sellerVat = ['BT-31', 'BT-63'] as const;
const isZero = (rate: Decimal | undefined): boolean => rate === 0n;

const categories: readonly Category[] = [
  {
    rules: ['S'],
    code: 'S',
    hasRates: true,
    isRate: (rate) => rate !== undefined && rate > 0n,
    hasReason: false,
    parties: [anySeller],
  },
  { rules: ['Z'], code: 'Z', hasRates: false, isRate: isZero, hasReason: false, parties: [anySeller] },
  { rules: ['E'], code: 'E', hasRates: false, isRate: isZero, hasReason: true, parties: [anySeller] },
  {
    rules: ['AE'],
    code: 'AE',
    hasRates: false,
    isRate: isZero,
    hasReason: true,
    parties: [anySeller, ['BT-48', 'BT-47']],
  },
  { rules: ['IC'], code: 'K', hasRates: false, isRate: isZero, hasReason: true, parties: [sellerVat, ['BT-48']] },
  { rules: ['G'], code: 'G', hasRates: false, isRate: isZero, hasReason: true, parties: [sellerVat] },
  {
    rules: ['O'],
    code: 'O',
    hasRates: false,
    isRate: (rate) => rate === undefined,
    hasReason: true,
    parties: [],
    without: ['BT-31', 'BT-63', 'BT-48'],
  },
  {
    rules: ['IG', 'AF'],
    code: 'L',
    hasRates: true,
    isRate: (rate) => rate !== undefined && rate >= 0n,
    hasReason: false,
    parties: [anySeller],
  },
  {
    rules: ['IP', 'AG'],
    code: 'M',
    hasRates: true,
    isRate: (rate) => rate !== undefined && rate >= 0n,
    hasReason: false,
    parties: [anySeller],
  },
];

/** Where a category of VAT stands, with its rate and its amount. */
const kinds = [
  { places: lines, category: 'BT-151', rate: 'BT-152', amount: 'BT-131', sign: 1n, suffix: ['02', '05'] },
  { places: allowances, category: 'BT-95', rate: 'BT-96', amount: 'BT-92', sign: -1n, suffix: ['03', '06'] },
  { places: charges, category: 'BT-102', rate: 'BT-103', amount: 'BT-99', sign: 1n, suffix: ['04', '07'] },
] as const;

type Kind = (typeof kinds)[number];

const placesIn = (invoice: EInvoice, { places, category }: Kind, code: string): readonly Place[] =>
  places(invoice).filter(({ terms }) => terms[category] === code);

const taxesIn = (invoice: EInvoice, code: string): readonly Place[] =>
  taxes(invoice).filter(({ terms }) => terms['BT-118'] === code);

const named = ({ rules }: Category, number: string): string => rules.map((rule) => `BR-${rule}-${number}`).join(' / ');

/** A category that occurs has an entry in the breakdown: one, or one for each rate. */
function entries(invoice: EInvoice, { code, hasRates }: Category): readonly Finding[] {
  const isUsed = kinds.some((kind) => placesIn(invoice, kind, code).length > 0);
  const found = taxesIn(invoice, code).length;
  const isRight = isUsed
    ? found === 1 || (hasRates && found > 1)
    : found === 0 || mayStandAlone(invoice, hasRates, found);
  return isRight ? [] : [{ values: `BT-118 = ${code}: ${found}` }];
}

/** Whether an entry may have nothing that is billed under its category: where there are no lines, and as CEN checks it. */
const mayStandAlone = ({ syntax, lines: { length } }: EInvoice, hasRates: boolean, found: number): boolean =>
  length === 0 || (syntax === 'CII' ? hasRates : !hasRates && found === 1);

function parties(invoice: EInvoice, category: Category, kind: Kind): readonly Finding[] {
  if (placesIn(invoice, kind, category.code).length === 0) return [];
  const { terms } = invoice;
  const missing = category.parties.filter((party) => party.every((term) => terms[term] === undefined));
  const unwanted = (category.without ?? []).filter((term) => terms[term] !== undefined);
  return [
    ...missing.map((party) => ({ missing: party.join(' / '), of: `${kind.category} = ${category.code}` })),
    ...unwanted.map((term) => ({ values: `${kind.category} = ${category.code}, ${valuesOf(terms, term)}` })),
  ];
}

const rates = (invoice: EInvoice, { code, isRate }: Category, kind: Kind): readonly Finding[] =>
  placesIn(invoice, kind, code)
    .filter(({ terms }) => !isRate(decimalIn(terms[kind.rate])))
    .map(({ terms, of }) => ({ values: valuesOf(terms, kind.category, kind.rate), of }));

/** The base of an entry is the sum of what is billed under its category, and its rate if there are several. */
function bases(invoice: EInvoice, { code, hasRates }: Category): readonly Finding[] {
  if (invoice.lines.length === 0) return [];
  return taxesIn(invoice, code).flatMap(({ terms, of }) => {
    const rate = decimalIn(terms['BT-119']);
    if (hasRates && rate === undefined) return [];
    const billed = kinds.reduce((sum, kind) => {
      const fitting = placesIn(invoice, kind, code).filter(
        (place) => !hasRates || decimalIn(place.terms[kind.rate]) === rate,
      );
      return sum + kind.sign * fitting.reduce((part, place) => part + (decimalIn(place.terms[kind.amount]) ?? 0n), 0n);
    }, 0n);
    const base = decimalIn(terms['BT-116']) ?? 0n;
    const isRight = isExact(invoice, code) ? base === roundedToCents(billed) : isNear(base, billed, oneWhole);
    return isRight
      ? []
      : [{ values: `${valuesOf(terms, 'BT-118', 'BT-119', 'BT-116')}, Σ = ${decimalText(billed)}`, of }];
  });
}

/** CEN’s checks allow less than one unit of the currency with rates in UBL, and wherever there is no rate of more than 0 in CII. */
const isExact = ({ syntax }: EInvoice, code: string): boolean =>
  code === 'O' || (syntax === 'UBL' && !['S', 'L', 'M'].includes(code));

/** What a rate gives is tested by BR-CO-17 already; without a rate there is no tax. */
function amounts(invoice: EInvoice, { code, hasRates }: Category): readonly Finding[] {
  if (hasRates) return [];
  return taxesIn(invoice, code)
    .filter(({ terms }) => (decimalIn(terms['BT-117']) ?? 0n) !== 0n)
    .map(({ terms, of }) => ({ values: valuesOf(terms, 'BT-117'), of }));
}

function reasons(invoice: EInvoice, { code, hasReason }: Category): readonly Finding[] {
  const isStated = ({ terms }: Place): boolean => terms['BT-120'] !== undefined || terms['BT-121'] !== undefined;
  const wrong = taxesIn(invoice, code).filter((place) => isStated(place) !== hasReason);
  return wrong.map(({ terms, of }) =>
    hasReason ? { missing: 'BT-120 / BT-121', of } : { values: valuesOf(terms, 'BT-120', 'BT-121'), of },
  );
}

/** For a supply within the EU. */
const deliveryRules: readonly Rule[] = [
  {
    name: 'BR-IC-11',
    broken: (invoice) => {
      const { terms } = invoice;
      const isDated = terms['BT-72'] !== undefined || terms['BT-73'] !== undefined || terms['BT-74'] !== undefined;
      return taxesIn(invoice, 'K').length === 0 || isDated ? [] : [{ missing: 'BT-72 / BG-14' }];
    },
  },
  {
    name: 'BR-IC-12',
    broken: (invoice) =>
      taxesIn(invoice, 'K').length === 0 || invoice.terms['BT-80'] !== undefined ? [] : [{ missing: 'BT-80' }],
  },
];

const others = (places: readonly Place[], term: Term): readonly Finding[] =>
  places
    .filter(({ terms }) => terms[term] !== undefined && terms[term] !== 'O')
    .map(({ terms, of }) => ({ values: valuesOf(terms, term), of }));

/** An invoice outside of VAT has no other category. */
const onlyOutsideRules: readonly Rule[] = [
  { name: 'BR-O-11', broken: (invoice) => outside(invoice, others(taxes(invoice), 'BT-118')) },
  ...kinds.map(
    (kind, index): Rule => ({
      name: `BR-O-${12 + index}`,
      broken: (invoice) => outside(invoice, others(kind.places(invoice), kind.category)),
    }),
  ),
];

const outside = (invoice: EInvoice, found: readonly Finding[]): readonly Finding[] =>
  taxesIn(invoice, 'O').length === 0 ? [] : found;

/** What VAT must be stated, category by category: BR-S, Z, E, AE, IC, G, O, IG and IP. */
export const vatRules: readonly Rule[] = categories.flatMap((category) => [
  { name: named(category, '01'), broken: (invoice) => entries(invoice, category) },
  ...kinds.map(
    (kind): Rule => ({ name: named(category, kind.suffix[0]), broken: (invoice) => parties(invoice, category, kind) }),
  ),
  ...kinds.map(
    (kind): Rule => ({ name: named(category, kind.suffix[1]), broken: (invoice) => rates(invoice, category, kind) }),
  ),
  { name: named(category, '08'), broken: (invoice) => bases(invoice, category) },
  { name: named(category, '09'), broken: (invoice) => amounts(invoice, category) },
  { name: named(category, '10'), broken: (invoice) => reasons(invoice, category) },
  ...(category.code === 'K' ? deliveryRules : []),
  ...(category.code === 'O' ? onlyOutsideRules : []),
]);
