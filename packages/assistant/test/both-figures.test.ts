import { describe, expect, it } from 'vitest';
import { read, readingOf } from './reader.ts';

const named = (...names: readonly string[]) => names.map((measure) => ({ kind: 'measure', measure }));

describe('of two figures that a question asks for', () => {
  it.each([
    ['en', 'signature fees: how many and how much last quarter'],
    ['en', 'number and cost of signature fees last month'],
    ['en', 'cost and count of residential charges'],
    ['en', 'how many signature charges and what did they cost'],
    ['es', 'cuántos cargos de firma y cuánto el mes pasado'],
    ['fr', 'frais de signature : combien et quel montant le mois dernier'],
    ['fr', 'combien de frais de signature et quel coût'],
    ['it', 'costi di firma: quanti e quanto il mese scorso'],
    ['zh', '上个月的签名费有多少笔，多少钱'],
  ] as const)('both are told, the number and the amount: %s %s', (language, question) => {
    expect(readingOf(question, { language }).measures).toEqual(named('accessorialCount', 'accessorials'));
  });

  it.each([
    ['en', 'how many late packages and how much did they cost last month'],
    ['en', 'late packages: how many and how much last month'],
    ['es', '¿cuántos paquetes tarde y cuánto costaron el mes pasado?'],
    ['fr', 'combien de colis en retard et combien ont-ils coûté le mois dernier'],
    ['it', 'quanti pacchi in ritardo e quanto sono costati il mese scorso'],
  ] as const)('both are told of the same packages: %s %s', (language, question) => {
    const { measures, filters } = readingOf(question, { language });
    expect(measures).toEqual(named('packages', 'totalSpend'));
    expect(filters).toEqual([{ dimension: 'tracking_status', values: ['Late'], excluded: false }]);
  });

  it.each(['how many residential and signature charges last month', 'how many signature charges last month'])(
    'a number alone stays one: %s',
    (question) => expect(readingOf(question).measures).toEqual(named('accessorialCount')),
  );

  it.each([
    ['en', 'spend and late packages last month'],
    ['en', 'packages and late packages by carrier'],
    ['en', 'late packages and spend last month'],
    ['en', 'spend and signature fees last month'],
    ['es', 'gasto y paquetes tardíos el mes pasado'],
    ['fr', 'dépenses et colis en retard'],
    ['it', 'spesa e pacchi in ritardo'],
    ['zh', '上个月的支出和晚到包裹'],
    ['ar', 'الإنفاق والطرود المتأخرة الشهر الماضي'],
  ] as const)('the second is no condition of the first: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });

  it.each([
    ['en', 'how much did we pay UPS and how much FedEx last month'],
    ['es', '¿cuánto pagamos a UPS y cuánto a FedEx el mes pasado?'],
    ['fr', 'combien avons-nous payé à UPS et combien à FedEx le mois dernier'],
    ['zh', '上个月付给UPS和FedEx各多少'],
  ] as const)('one for each of two carriers is told apart: %s %s', (language, question) => {
    const { dimensions, measures } = readingOf(question, { language });
    expect([dimensions, measures]).toEqual([['carrier_name'], named('totalSpend')]);
  });

  it.each([
    ['en', 'average discount per package last month'],
    ['it', 'sconto medio per pacco il mese scorso'],
    ['zh', '上个月每个包裹的平均折扣'],
  ] as const)('a discount is shared out over packages: %s %s', (language, question) => {
    expect(readingOf(question, { language }).measures).toEqual([
      { kind: 'ratio', measure: 'discount', of: 'packages', as: 'per' },
    ]);
  });
});

describe('the difference between two that are named', () => {
  it.each([
    ['en', 'UPS and FedEx spend and the difference between the two last month'],
    ['es', 'gasto de UPS y FedEx y la diferencia entre los dos el mes pasado'],
    ['fr', 'dépenses UPS et FedEx et la différence entre les deux le mois dernier'],
    ['it', 'spesa UPS e FedEx e la differenza tra i due il mese scorso'],
  ] as const)('is that of two groups: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({ dimensions: ['carrier_name'], compare: undefined });
  });

  it('is Delta Weight of two weights', () => {
    const measuresOf = (question: string) =>
      readingOf(question).measures.map((each) => 'measure' in each && each.measure);
    expect(measuresOf('actual and billed weight and the difference between the two last month')).toEqual([
      'actualWeight',
      'billWeight',
      'deltaWeight',
    ]);
    expect(measuresOf('billed weight minus actual weight last month')).toEqual(['deltaWeight']);
  });
});
