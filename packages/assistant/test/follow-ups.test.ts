import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { type Reading, sayReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

const last = (language: WordLanguage, ...turns: readonly string[]): Reading => {
  const earlier: Reading[] = [];
  for (const turn of turns) earlier.push(readingOf(turn, { language, earlier: [...earlier] }));
  return earlier.at(-1) as Reading;
};

describe('another figure by which groups are told', () => {
  it.each([
    ['en', 'top 5 states by packages this year', 'by spend?'],
    ['es', 'los 5 estados con más paquetes este año', '¿por gasto?'],
    ['fr', 'les 5 États avec le plus de colis cette année', 'par dépenses ?'],
    ['zh', '今年包裹最多的5个州', '按支出呢？'],
  ] as const)('keeps the groups and their number: %s', (language, ...turns) => {
    expect(last(language, ...turns)).toMatchObject({
      measures: [{ kind: 'measure', measure: 'totalSpend' }],
      dimensions: ['state'],
      limit: 5,
      sort: { descending: true },
    });
  });

  it('keeps the lowest where something else changes', () => {
    expect(last('en', '5 states with the least spend last quarter', 'only FedEx')).toMatchObject({
      limit: 5,
      sort: { by: 'measure', descending: false },
    });
  });

  it('is no best first where ‘mejor’ means rather', () => {
    expect(last('es', 'reembolsos por transportista el año pasado', 'mejor por tipo de crédito')).toMatchObject({
      dimensions: ['credit_type'],
      sort: { descending: true },
    });
  });
});

describe('conditions after an answer', () => {
  it.each(['Only which are bigger than 50000 dollars', 'only over $50,000'])(
    'are about the totals: %s',
    (condition) => {
      expect(last('en', 'spend by account last quarter', condition)).toMatchObject({
        conditions: [],
        groupConditions: [{ measure: { measure: 'totalSpend' }, comparison: 'more', value: 50_000 }],
      });
    },
  );

  it('count packages where groups are counted', () => {
    for (const condition of ['only over 500', 'only those with more than 500 packages']) {
      expect(last('en', 'packages by state last quarter', condition).groupConditions).toEqual([
        { measure: { kind: 'measure', measure: 'packages' }, comparison: 'more', value: 500 },
      ]);
    }
  });

  it('are about each package where packages are listed', () => {
    expect(last('en', 'show me late UPS packages last month', 'only over $50')).toMatchObject({
      conditions: [{ column: 'net_amount', comparison: 'more', value: 50 }],
      groupConditions: [],
    });
  });

  it('are asked back where the question before does not tell what they are about', () => {
    const earlier = [readingOf('packages last month')];
    expect(read('over 50', { earlier }).kind).not.toBe('answer');
    expect(read('over 50').kind).not.toBe('answer');
  });
});

it('stays in the language of the conversation where a short question is of several', () => {
  const earlier = [readingOf('quanto abbiamo speso con ups a settembre?', { language: 'en' })];
  expect(read('e con fedex', { earlier }).language).toBe('it');
  expect(read('e DHL eCommerce?', { earlier }).language).toBe('it');
  expect(read('spend by carrier last month', { earlier }).language).toBe('en');
});

describe('packages one by one', () => {
  it.each(['heaviest 5 parcels this month, need tracking #s', 'heaviest 5 packages this month with tracking numbers'])(
    'are listed with their tracking numbers: %s',
    (question) => {
      expect(readingOf(question)).toMatchObject({ show: 'rows', rowsBy: 'actual_weight', limit: 5, dimensions: [] });
    },
  );

  it.each([
    ['fr', 'colis > 100 $ le mois dernier, combien'],
    ['es', 'paquetes de más de 100 dólares el mes pasado, ¿cuántos?'],
    ['it', 'pacchi oltre 100 dollari il mese scorso, quanti?'],
    ['zh', '上个月超过100美元的包裹，多少'],
    ['ar', 'الطرود أكثر من 100 دولار الشهر الماضي، كم'],
    ['en', 'packages over $100 last month, how many'],
  ] as const)('are counted where a question ends with how many: %s', (language, question) => {
    expect(readingOf(question, { language }).measures).toEqual([{ kind: 'measure', measure: 'packages' }]);
  });
});

it.each([
  ['en', 'on time percentage of UPS and FedEx in Q2'],
  ['en', 'cost per package of UPS and FedEx in Q2'],
  ['es', 'porcentaje de entregas a tiempo de UPS y FedEx en el segundo trimestre'],
] as const)('tells a share or an average for each of two that are named: %s', (language, question) => {
  expect(sayReading(readingOf(question, { language }))).toMatch(/ by Carrier| por Transportista/);
  expect(readingOf('UPS and FedEx spend in Q2').dimensions).toEqual([]);
});

describe('after a question without an answer', () => {
  const earlier = [readingOf('UPS spend last month')];

  it('a follow-up says which answer it goes on from', () => {
    const outcome = read('by state', { earlier, afterRefusal: true });
    expect(outcome.kind === 'answer' && outcome.remarks.map(({ text }) => text)).toContain(
      'This goes on from the last answer: Total Spend, October 2026, Carrier UPS.',
    );
  });

  it('a question of its own, or one after an answer, says nothing of it', () => {
    for (const asked of [
      read('packages by state in q2', { earlier, afterRefusal: true }),
      read('by state', { earlier }),
    ]) {
      expect(JSON.stringify(asked)).not.toContain('goes on from');
    }
  });
});

it.each([
  ['es', 'costo por paquete por transportista este año', '¿y por libra?', 'costPerPound'],
  ['en', 'cost per package by carrier this year', 'and per pound?', 'costPerPound'],
  ['fr', 'combien de colis de plus de 20 livres en septembre ?', 'et plus de 50 ?', 'packages'],
] as const)('a follow-up is about what was asked: %s %s %s', (language, first, second, measure) => {
  expect(last(language, first, second).measures).toEqual([{ kind: 'measure', measure }]);
});

describe('what was told before', () => {
  it.each([
    ['en', 'late packages by service last month', 'show me the packages for ground'],
    ['en', 'late packages last month', 'list the UPS packages'],
  ] as const)('stays a condition of a list without days of its own: %s %s %s', (language, first, second) => {
    expect(last(language, first, second)).toMatchObject({
      show: 'rows',
      filters: expect.arrayContaining([{ dimension: 'tracking_status', values: ['Late'], excluded: false }]),
    });
  });

  it.each([
    ['en', 'top 5 states by packages last quarter', 'show their spend'],
    ['es', 'los 5 estados con más paquetes el trimestre pasado', 'muestra su gasto'],
    ['fr', 'les 5 états avec le plus de colis au T3', 'montre leurs dépenses'],
    ['it', 'i 5 stati con più pacchi nel T3', 'mostra la loro spesa'],
    ['zh', '上季度包裹最多的5个州', '它们的支出'],
  ] as const)('stays what it was chosen by: %s %s %s', (language, first, second) => {
    const { measures, dimensions, limit } = last(language, first, second);
    expect(measures).toMatchObject([{ measure: 'packages' }, { measure: 'totalSpend' }]);
    expect({ dimensions, limit }).toEqual({ dimensions: ['state'], limit: 5 });
  });

  it.each([
    ['en', 'refunds this year by reason', 'only the biggest'],
    ['en', 'late packages this year by month', 'which was worst?'],
    ['zh', '上个月按承运商的支出', '哪个最高?'],
    ['fr', 'remboursements par motif cette année', 'seulement le plus élevé'],
  ] as const)('is narrowed to one of it: %s %s %s', (language, first, second) => {
    expect(last(language, first, second).limit).toBe(1);
  });

  it.each([
    ['en', 'spend by carrier last month', 'rank them by packages'],
    ['es', 'gasto por transportista el mes pasado', 'ordénalos por paquetes'],
    ['fr', 'dépenses par transporteur le mois dernier', 'classe-les par colis'],
    ['it', 'spesa per corriere il mese scorso', 'ordinali per pacchi'],
    ['ar', 'الإنفاق حسب شركة الشحن الشهر الماضي', 'رتبها حسب الطرود'],
  ] as const)('is ranked by another figure: %s %s %s', (language, first, second) => {
    expect(last(language, first, second)).toMatchObject({
      measures: [{ measure: 'packages' }],
      dimensions: ['carrier_name'],
    });
  });
});

describe('‘and’ before a group of another kind', () => {
  it.each<readonly [WordLanguage, string, string]>([
    ['en', 'spend by carrier last quarter', 'and by month'],
    ['en', 'spend by carrier last quarter', '… and by month'],
    ['en', 'spend by month last quarter', 'and by carrier'],
    ['es', 'gasto por transportista el último trimestre', 'y por mes'],
    ['fr', 'dépenses par transporteur le trimestre dernier', 'et par mois'],
    ['it', 'spesa per corriere lo scorso trimestre', 'e per mese'],
    ['zh', '上季度按承运商的支出', '并按月'],
    ['ar', 'الإنفاق حسب شركة الشحن الربع الماضي', 'وحسب الشهر'],
  ])('comes beside those before: %s %s, %s', (language, ...turns) => {
    expect(last(language, ...turns)).toMatchObject({ dimensions: ['carrier_name'], time: { grain: 'month' } });
  });

  it('replaces them without ‘and’, or where it is of the same kind', () => {
    expect(last('en', 'spend by carrier last quarter', 'now by month').dimensions).toEqual([]);
    expect(last('en', 'spend by carrier last quarter', 'and by service').dimensions).toEqual(['service_category']);
  });

  it('is refused where those before are ranked', () => {
    const earlier = [readingOf('top 5 states by spend last quarter')];
    expect(read('and by month', { earlier })).toMatchObject({
      kind: 'refuse',
      reason: expect.stringContaining('rank all groups together'),
    });
  });
});

describe('what undoes something', () => {
  it.each<readonly [WordLanguage, readonly string[]]>([
    ['en', ['top 3 carriers by spend this year', 'by month']],
    ['en', ['top 3 accessorials last quarter', 'for fedex only', 'trend over the last 6 months']],
    ['es', ['los 3 transportistas con más gasto este año', 'por mes']],
    ['zh', ['今年支出最高的3个承运商', '按月']],
  ])('drops the rank with its groups: %s %s', (language, turns) => {
    expect(last(language, ...turns)).toMatchObject({ dimensions: [], limit: undefined, time: { grain: 'month' } });
  });

  it.each(['remove the limit', 'show all', 'all of them'])('lifts a limit: %s', (words) => {
    const reading = last('en', 'top 3 carriers by spend this year', words);
    expect(reading).toMatchObject({ dimensions: ['carrier_name'], limit: undefined });
    expect(read(words).kind).toBe('refuse');
  });

  it.each<readonly [WordLanguage, string, string]>([
    ['en', 'UPS spend by month this year', 'total instead of monthly'],
    ['en', 'UPS spend by month this year', 'not by month'],
    ['en', 'UPS spend by month this year', 'in total'],
    ['fr', 'dépenses UPS par mois cette année', 'au total'],
  ])('adds up what was told by month: %s %s, %s', (language, ...turns) => {
    expect(last(language, ...turns)).toMatchObject({
      filters: [{ values: ['UPS'] }],
      dimensions: [],
      time: { grain: undefined },
      show: 'number',
    });
  });

  it('takes away one of two groups', () => {
    expect(last('en', 'spend by carrier and month this year', 'not by carrier')).toMatchObject({
      dimensions: [],
      time: { grain: 'month' },
    });
  });

  it.each<readonly [WordLanguage, string, string]>([
    ['en', 'spend by month this year for ups', 'no, fedex'],
    ['es', 'gasto por mes este año de ups', 'no, fedex'],
    ['it', 'spesa per mese quest’anno con ups', 'no, fedex'],
  ])('corrects the value: %s %s, %s', (language, ...turns) => {
    expect(last(language, ...turns).filters).toEqual([
      { dimension: 'carrier_name', values: ['FedEx'], excluded: false },
    ]);
  });

  it('takes away the client', () => {
    expect(last('en', 'spend last month for Harbor & Pine Home', 'total for all of us').filters).toEqual([]);
  });
});
