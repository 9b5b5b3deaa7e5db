import { describe, expect, it } from 'vitest';
import { watchedReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

const watchOf = (text: string, language: 'en' | 'es' | 'fr' | 'it' | 'zh' | 'ar') => {
  const outcome = read(text, { language });
  if (outcome.kind !== 'howto' || outcome.watch === undefined) return undefined;
  const { reading, condition } = outcome.watch;
  return [
    reading.measures.map((asked) => ('measure' in asked ? asked.measure : asked.kind)).join(),
    condition,
  ] as const;
};
const above = (limit: number) => ({ kind: 'limit', side: 'above', limit }) as const;
const below = (limit: number) => ({ kind: 'limit', side: 'below', limit }) as const;
const band = (side: 'above' | 'below' | 'either') => ({ kind: 'band', side }) as const;

describe('tell me when', () => {
  it.each([
    ['en', 'tell me when spend goes over 10,000 a week', 'totalSpend', above(10_000)],
    ['en', 'Alert me if our cost per package rises', 'costPerPackage', band('above')],
    ['en', 'let me know when the number of packages falls below 5k', 'packages', below(5_000)],
    ['en', 'notify me when UPS spend exceeds $2500 in any week', 'totalSpend', above(2_500)],
    ['en', 'warn me when the fuel surcharge changes', 'fuelSurcharge', band('either')],
    ['es', 'avísame cuando el gasto total supere 10000 dólares por semana', 'totalSpend', above(10_000)],
    ['es', 'avísame si el costo por paquete aumenta', 'costPerPackage', band('above')],
    ['fr', 'préviens-moi quand la dépense totale dépasse 10000 dollars par semaine', 'totalSpend', above(10_000)],
    ['fr', 'préviens-moi si le coût par colis augmente', 'costPerPackage', band('above')],
    ['it', 'avvisami quando la spesa totale supera 10000 dollari a settimana', 'totalSpend', above(10_000)],
    ['it', 'avvisami se il costo per pacco cambia', 'costPerPackage', band('either')],
    ['zh', '提醒我 总支出每周超过10000美元', 'totalSpend', above(10_000)],
    ['ar', 'أخبرني عندما يتجاوز إجمالي الإنفاق 10000 دولار في الأسبوع', 'totalSpend', above(10_000)],
  ] as const)('%s: %s', (language, question, measure, condition) => {
    expect(watchOf(question, language)).toEqual([measure, condition]);
  });

  it('keeps the carriers and states that are named', () => {
    const outcome = read('tell me when UPS spend to Texas goes over 900');
    expect(outcome).toMatchObject({
      kind: 'howto',
      path: '/alerts',
      watch: {
        reading: {
          filters: expect.arrayContaining([{ dimension: 'carrier_name', values: ['UPS'], excluded: false }]),
        },
        condition: above(900),
      },
    });
  });

  it('leads to the page of alerts where it is not said from when on, or what it is about is not known', () => {
    for (const question of ['set up an alert', 'tell me when the weather rises', 'tell me when it is 5 o clock'])
      expect([question, watchOf(question, 'en')]).toEqual([question, undefined]);
    expect(read('tell me when the weather rises')).toMatchObject({ kind: 'howto', path: '/alerts' });
  });
});

describe('what an alert watches of an answer', () => {
  it('is its first figure of all its rows, without its days, groups and comparison', () => {
    const watched = watchedReading(
      readingOf('UPS cost per package by state last month compared with the month before'),
    );
    expect(watched).toMatchObject({
      name: 'Cost per Package, Carrier UPS',
      tableName: 'package_level_info',
      measure: { kind: 'aggregate', divisor: expect.any(String), unit: 'currency' },
    });
    expect(watched?.whereClauses.join(' ')).not.toMatch(/bill_date/);
    expect(watched?.whereClauses).toContain("carrier_name in ('UPS')");
  });

  it('is the number of packages of a list', () => {
    const watched = watchedReading(readingOf('list packages over 50 lb last month'));
    expect(watched?.measure).toEqual({ kind: 'grid', column: null, filterModel: {} });
    expect(watched?.whereClauses.join(' ')).toMatch(/weight/);
  });

  it('is nothing where weeks do not tell it', () => {
    expect(watchedReading(readingOf('average monthly spend this year'))).toBeUndefined();
    expect(watchedReading(readingOf('packages without a fuel surcharge last month'))).toBeUndefined();
  });
});
