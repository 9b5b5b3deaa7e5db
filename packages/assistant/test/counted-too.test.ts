import { describe, expect, it } from 'vitest';
import { sayReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

describe('what a question includes', () => {
  it.each([
    ['en', 'total spend including USPS last month'],
    ['en', 'total spend with USPS and DHL included last month'],
    ['en', 'spend including all carriers last month'],
    ['es', 'gasto total incluyendo USPS el mes pasado'],
    ['fr', 'dépenses totales y compris USPS le mois dernier'],
    ['it', 'spesa totale compreso USPS il mese scorso'],
    ['zh', '上个月含USPS的总支出'],
    ['ar', 'إجمالي الإنفاق بما في ذلك USPS الشهر الماضي'],
  ] as const)('is counted beside everything else: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ kind: 'measure', measure: 'netOfAllCarriers' }],
      filters: [],
    });
  });

  it.each([
    'spend including freight last month',
    'spend including UPS last month',
    'packages including UPS last month',
  ])('never narrows the figure to it: %s', (question) => expect(read(question).kind).toBe('refuse'));

  it.each([
    [
      'cost per package by carrier last month',
      'include USPS and DHL',
      'Net Amount of All Carriers per package by Carrier, October 2026',
    ],
    ['spend for UPS last month', 'include FedEx too', 'Total Spend, October 2026, Carrier UPS or FedEx'],
    ['spend without UPS last month', 'include UPS', 'Total Spend, October 2026'],
  ])('joins the answer before: %s, %s', (first, second, said) => {
    expect(sayReading(readingOf(second, { earlier: [readingOf(first)] }))).toBe(said);
  });
});

it.each([
  ['en', 'cost per package by carrier this year', 'Cost per Package and Cost per Pound exclude USPS and DHL'],
  ['en', 'cost per pound by carrier this year', 'Cost per Package and Cost per Pound exclude USPS and DHL'],
  ['fr', 'coût par colis par transporteur cette année', 'excluent les transporteurs USPS et DHL'],
  ['en', 'average monthly spend this year', 'Total Spend excludes USPS and DHL carriers.'],
] as const)('an answer says that its figure leaves carriers out: %s %s', (language, question, said) => {
  const outcome = read(question, { language });
  expect(outcome.kind === 'answer' && outcome.remarks.map(({ text }) => text).join()).toContain(said);
  expect(
    outcome.kind === 'answer' && outcome.alternatives.map(({ reading }) => JSON.stringify(reading)).join(),
  ).toContain('netOfAllCarriers');
});
