import { describe, expect, test } from 'vitest';
import type { EInvoice, EInvoiceLine, Term, Terms } from '../../src/layouts/einvoice/model/einvoice-model.ts';
import { brokenRules } from '../../src/layouts/einvoice/rules/broken-rules.ts';

const line: EInvoiceLine = {
  terms: {
    'BT-126': '1',
    'BT-129': '1',
    'BT-130': 'C62',
    'BT-131': '100.00',
    'BT-146': '100.0000',
    'BT-151': 'S',
    'BT-152': '20',
    'BT-153': 'Parcel',
  },
  allowances: [],
  charges: [],
  attributes: [],
  classifications: [],
  isForInformation: false,
};

const right: EInvoice = {
  syntax: 'UBL',
  isOlder: false,
  isCreditNote: false,
  line: 1,
  terms: {
    'BT-1': 'A1',
    'BT-2': '2026-09-05',
    'BT-3': '380',
    'BT-5': 'EUR',
    'BT-9': '2026-10-05',
    'BT-24': 'urn:cen.eu:en16931:2017',
    'BT-27': 'Carrier',
    'BT-31': 'FR12345678901',
    'BG-5': 'present',
    'BT-40': 'FR',
    'BT-44': 'Buyer',
    'BG-8': 'present',
    'BT-55': 'FR',
    'BT-106': '100.00',
    'BT-109': '100.00',
    'BT-110': '20.00',
    'BT-112': '120.00',
    'BT-115': '120.00',
  },
  allowances: [],
  charges: [],
  taxes: [{ 'BT-116': '100.00', 'BT-117': '20.00', 'BT-118': 'S', 'BT-119': '20' }],
  precedingInvoices: [],
  payments: [],
  documents: [],
  lines: [line],
};

const rulesBrokenBy = (invoice: EInvoice): string[] =>
  brokenRules(invoice).flatMap((sentence) => /BR-(?:[A-Z]+-)?\d\d/.exec(sentence) ?? []);

const without = (terms: Terms, ...left: readonly Term[]): Terms =>
  Object.fromEntries(Object.entries(terms).filter(([term]) => !left.includes(term as Term)));
const header = (more: Terms, ...left: readonly Term[]): EInvoice => ({
  ...right,
  terms: { ...without(right.terms, ...left), ...more },
});
const ofLine = (more: Terms, ...left: readonly Term[]): EInvoice => ({
  ...right,
  lines: [{ ...line, terms: { ...without(line.terms, ...left), ...more } }],
});
const inLine = (more: Partial<EInvoiceLine>): EInvoice => ({ ...right, lines: [{ ...line, ...more }] });
/** An invoice of another category of VAT, without any tax. */
const of = (code: string, tax: Terms, more: Terms = {}, left: readonly Term[] = []): EInvoice => ({
  ...right,
  terms: { ...without(right.terms, ...left), 'BT-110': '0.00', 'BT-112': '100.00', 'BT-115': '100.00', ...more },
  taxes: [{ 'BT-116': '100.00', 'BT-117': '0.00', 'BT-118': code, ...tax }],
  lines: [
    {
      ...line,
      terms: {
        ...without(line.terms, 'BT-152'),
        'BT-151': code,
        ...(code === 'O' ? {} : { 'BT-152': '0' }),
      },
    },
  ],
});
const exempt: Terms = { 'BT-119': '0', 'BT-120': 'Exempt' };

test('an invoice of the standard breaks no rule', () => {
  expect(brokenRules(right)).toEqual([]);
});

describe('one term that is missing or wrong', () => {
  test.each<[string | readonly string[], EInvoice]>([
    ['BR-01', header({}, 'BT-24')],
    ['BR-02', header({}, 'BT-1')],
    ['BR-03', header({}, 'BT-2')],
    ['BR-04', header({}, 'BT-3')],
    ['BR-05', header({}, 'BT-5')],
    ['BR-06', header({}, 'BT-27')],
    ['BR-07', header({}, 'BT-44')],
    ['BR-08', header({}, 'BG-5')],
    ['BR-09', header({}, 'BT-40')],
    ['BR-10', header({}, 'BG-8')],
    ['BR-11', header({}, 'BT-55')],
    [['BR-15', 'BR-CO-16'], header({}, 'BT-115')],
    ['BR-17', header({ 'BG-10': 'present' })],
    [['BR-18', 'BR-19', 'BR-56'], header({ 'BG-11': 'present' })],
    ['BR-20', header({ 'BG-12': 'present' })],
    ['BR-21', ofLine({}, 'BT-126')],
    ['BR-22', ofLine({}, 'BT-129')],
    ['BR-23', ofLine({}, 'BT-130')],
    [['BR-24', 'BR-CO-10', 'BR-S-08'], ofLine({}, 'BT-131')],
    ['BR-25', ofLine({}, 'BT-153')],
    ['BR-26', ofLine({}, 'BT-146')],
    ['BR-27', ofLine({ 'BT-146': '-1' })],
    ['BR-28', ofLine({ 'BT-148': '-0.01' })],
    ['BR-29', header({ 'BT-73': '2026-09-02', 'BT-74': '2026-09-01' })],
    ['BR-30', ofLine({ 'BT-134': '2026-09-02', 'BT-135': '2026-09-01' })],
    [['BR-42', 'BR-CO-23'], inLine({ allowances: [{ 'BT-136': '1.00' }] })],
    ['BR-41', inLine({ allowances: [{ 'BT-139': 'Discount' }] })],
    [['BR-44', 'BR-CO-24'], inLine({ charges: [{ 'BT-141': '1.00' }] })],
    ['BR-49', { ...right, payments: [{ 'BG-17': 'present' }] }],
    [['BR-50', 'BR-61'], { ...right, payments: [{ 'BT-81': '58', 'BG-17': 'present' }] }],
    ['BR-61', { ...right, payments: [{ 'BT-81': '30' }] }],
    ['BR-51', header({ 'BT-87': '1234567890123456' })],
    ['BR-52', { ...right, documents: [{}] }],
    ['BR-53', header({ 'BT-6': 'DKK' })],
    ['BR-54', inLine({ attributes: [{ 'BT-160': 'Weight' }] })],
    ['BR-55', { ...right, precedingInvoices: [{}] }],
    ['BR-57', header({ 'BG-15': 'present' })],
    ['BR-62', header({ 'BT-34': 'a@example.com' })],
    ['BR-63', header({ 'BT-49': 'b@example.com' })],
    ['BR-64', ofLine({ 'BT-157': '4012345678901' })],
    ['BR-65', inLine({ classifications: [{ 'BT-158': '78102200' }] })],
    ['BR-CO-03', header({ 'BT-7': '2026-09-05', 'BT-8': '35' })],
    [['BR-CO-04', 'BR-S-01', 'BR-S-08'], ofLine({}, 'BT-151')],
    ['BR-CO-09', header({ 'BT-48': '0123456789' })],
    ['BR-CO-16', header({ 'BT-113': '20.00' })],
    ['BR-CO-19', header({ 'BG-14': 'present' })],
    ['BR-CO-20', ofLine({ 'BG-26': 'present' })],
    ['BR-CO-25', header({}, 'BT-9')],
    [['BR-CO-26', 'BR-S-02'], header({}, 'BT-31')],
    ['BR-DEC-23', ofLine({ 'BT-131': '100.000' })],
    ['BR-DEC-14', header({ 'BT-112': '120.000' })],
  ])('breaks %s', (rule, invoice) => {
    expect(rulesBrokenBy(invoice)).toEqual([rule].flat());
  });
});

describe('amounts of the document', () => {
  const allowance = { 'BT-92': '10.00', 'BT-95': 'S', 'BT-96': '20', 'BT-97': 'Discount' };
  const charge = { 'BT-99': '10.00', 'BT-102': 'S', 'BT-103': '20', 'BT-104': 'Fuel' };
  const both = { 'BT-107': '10.00', 'BT-108': '10.00' };

  test('agree', () => {
    expect(rulesBrokenBy({ ...header(both), allowances: [allowance], charges: [charge] })).toEqual([]);
    expect(rulesBrokenBy(header({ 'BT-113': '20.02', 'BT-114': '0.02', 'BT-115': '100.00' }))).toEqual([]);
  });

  test.each<[readonly string[], EInvoice]>([
    [['BR-CO-11'], { ...header(both), allowances: [], charges: [charge] }],
    [['BR-CO-12'], { ...header(both), allowances: [allowance], charges: [] }],
    [['BR-33', 'BR-CO-21'], { ...header(both), allowances: [without(allowance, 'BT-97')], charges: [charge] }],
    [['BR-38', 'BR-CO-22'], { ...header(both), allowances: [allowance], charges: [without(charge, 'BT-104')] }],
    [['BR-32'], { ...header(both), allowances: [without(allowance, 'BT-95')], charges: [charge] }],
    [['BR-37'], { ...header(both), allowances: [allowance], charges: [without(charge, 'BT-102')] }],
    [['BR-CO-13', 'BR-CO-14'], header({ 'BT-109': '100.01', 'BT-110': '19.99' })],
    [['BR-CO-14', 'BR-CO-15', 'BR-CO-16'], header({ 'BT-110': '19.00', 'BT-112': '119.50' })],
    [['BR-16', 'BR-CO-10'], { ...right, lines: [] }],
    [['BR-CO-18', 'BR-S-01'], { ...right, taxes: [] }],
    [
      ['BR-CO-17'],
      {
        ...header({ 'BT-110': '21.00', 'BT-112': '121.00', 'BT-115': '121.00' }),
        taxes: [{ ...right.taxes[0], 'BT-117': '21.00' }],
      },
    ],
  ])('break %s', (rules, invoice) => {
    // What the document charges or takes off is in the base of its rate, too.
    expect(rulesBrokenBy(invoice).filter((rule) => rule !== 'BR-S-08')).toEqual(rules);
  });

  test('of VAT may differ by less than one unit of the currency from what the rate gives', () => {
    const tax = { ...right.taxes[0], 'BT-117': '20.99' };
    expect(
      rulesBrokenBy({ ...header({ 'BT-110': '20.99', 'BT-112': '120.99', 'BT-115': '120.99' }), taxes: [tax] }),
    ).toEqual([]);
  });
});

describe('categories of VAT', () => {
  test.each<[string, EInvoice]>([
    ['Z', of('Z', { 'BT-119': '0' })],
    ['E', of('E', exempt)],
    ['AE', of('AE', exempt, { 'BT-47': 'HRB 1' })],
    ['IC', of('K', exempt, { 'BT-48': 'DE123456789', 'BT-72': '2026-09-01', 'BT-80': 'DE' })],
    ['G', of('G', exempt)],
    ['O', of('O', { 'BT-120': 'Outside' }, { 'BT-30': '123' }, ['BT-31'])],
  ])('without tax are right: %s', (_, invoice) => {
    expect(brokenRules(invoice)).toEqual([]);
  });

  test.each<[readonly string[], EInvoice]>([
    [['BR-Z-10'], of('Z', { 'BT-119': '0', 'BT-120': 'Why' })],
    [['BR-E-10'], of('E', { 'BT-119': '0' })],
    [['BR-AE-02'], of('AE', exempt)],
    [['BR-IC-02', 'BR-IC-11', 'BR-IC-12'], of('K', exempt)],
    [['BR-CO-26', 'BR-G-02'], of('G', exempt, { 'BT-32': '7' }, ['BT-31'])],
    [['BR-O-02'], of('O', { 'BT-120': 'Outside' })],
    [['BR-48'], of('L', {})],
  ])('break %s', (rules, invoice) => {
    expect(rulesBrokenBy(invoice)).toEqual(rules);
  });

  test('have one entry each, with the sum of what is billed under it and no tax', () => {
    const exempted = of('E', exempt);
    const twice = { ...exempted, taxes: [...exempted.taxes, { ...exempted.taxes[0], 'BT-116': '0.00' }] };
    expect(rulesBrokenBy(twice)).toEqual(['BR-E-01', 'BR-E-08']);
    const taxed = { ...exempted, taxes: [{ ...exempted.taxes[0], 'BT-117': '0.50' }] };
    expect(rulesBrokenBy(taxed)).toEqual(['BR-CO-14', 'BR-E-09']);
    const rated = { ...exempted, lines: [{ ...line, terms: { ...line.terms, 'BT-151': 'E' } }] };
    expect(rulesBrokenBy(rated)).toEqual(['BR-E-05']);
  });

  test('that are outside of VAT stand alone', () => {
    const mixed = {
      ...right,
      taxes: [...right.taxes, { 'BT-116': '0.00', 'BT-117': '0.00', 'BT-118': 'O', 'BT-120': 'Outside' }],
    };
    expect(rulesBrokenBy(mixed)).toEqual(['BR-O-11', 'BR-O-12']);
  });

  test('of the Canary Islands and of Ceuta are named as the standard and as CEN name them', () => {
    const [sentence] = brokenRules({
      ...right,
      taxes: [...right.taxes, { 'BT-116': '0.00', 'BT-117': '0.00', 'BT-118': 'L', 'BT-119': '7' }],
    });
    expect(sentence).toMatch(/^Rule BR-IG-01 \/ BR-AF-01 of EN 16931/);
  });
});

test('what is older than the standard is not tested', () => {
  expect(brokenRules({ ...right, isOlder: true, terms: {} })).toEqual([]);
});

test('a rule that several lines break is named once, with the first of them', () => {
  const terms = without(line.terms, 'BT-153');
  const half = { 'BT-131': '50.00' };
  const lines = [
    { ...line, terms: { ...terms, ...half } },
    { ...line, terms: { ...terms, ...half, 'BT-126': '2' } },
  ];
  expect(brokenRules({ ...right, lines })).toEqual([
    'BT-153 (BT-126 = 1; ×2) is missing, which rule BR-25 of EN 16931 demands.',
  ]);
});
