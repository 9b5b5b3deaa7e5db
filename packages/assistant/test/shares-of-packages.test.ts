import type { WordLanguage } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import { describe, expect, it } from 'vitest';
import { answerTable, questionsOf, sayReading, sayResult } from '../src/index.ts';
import { read, readingOf, today } from './reader.ts';

const residential = { dimension: 'accessorial', values: ['Residential'], excluded: false };

describe('the share of packages with a charge', () => {
  it.each<readonly [WordLanguage, string]>([
    ['en', 'what share of packages had a residential surcharge last month'],
    ['en', 'percentage of shipments with a residential fee in October'],
    ['es', '¿qué porcentaje de paquetes tuvo recargo residencial el mes pasado?'],
    ['fr', 'quel pourcentage des colis avait un supplément résidentiel le mois dernier'],
    ['it', 'che percentuale di pacchi aveva il supplemento residenziale il mese scorso'],
    ['zh', '上个月有住宅附加费的包裹占比'],
    ['ar', 'ما نسبة الطرود مع رسوم سكنية الشهر الماضي'],
  ])('is of all packages: %s %s', (language, question) => {
    const { measures, filters, share } = readingOf(question, { language });
    expect(measures).toEqual([{ kind: 'shareWith', measure: 'packages', filters: [residential], conditions: [] }]);
    expect([filters, share]).toEqual([[], undefined]);
  });

  it.each<readonly [WordLanguage, string]>([
    ['en', 'share of packages heavier than 50 pounds this year'],
    ['zh', '重量超过50磅的包裹占多少百分比,今年'],
  ])('or of a weight, too: %s %s', (language, question) => {
    const condition = { column: 'actual_weight', comparison: 'more', value: 50 };
    const { measures, conditions } = readingOf(question, { language });
    expect(measures).toEqual([{ kind: 'shareWith', measure: 'packages', filters: [], conditions: [condition] }]);
    expect(conditions).toEqual([]);
  });

  it('counts address corrections as their own figure does, whatever they are billed as', () => {
    const count = 'addressCorrectionCount';
    expect(readingOf('how many address corrections did we have in Q2 2026').measures).toEqual([
      { kind: 'measure', measure: count },
    ]);
    expect(readingOf('share of packages with an address correction this year').measures).toEqual([
      { kind: 'ratio', measure: count, of: 'packages', as: 'percent' },
    ]);
  });

  it('is of the part that the question names', () => {
    const said = (question: string) => sayReading(readingOf(question));
    expect(said('what percent of UPS spend is ground in Q3')).toBe(
      'Share of Service Category Ground in Total Spend, Q3 2026, Carrier UPS',
    );
    expect(said('share of ground in UPS packages in Q3')).toBe(
      'Share of Service Category Ground in Packages, Q3 2026, Carrier UPS',
    );
    expect(said('UPS share of late packages last month')).toBe(
      'Share of Carrier UPS in Packages, October 2026, Tracking Status Late',
    );
    expect(read('what percent of spend is UPS ground').kind).toBe('refuse');
  });

  it.each<readonly [WordLanguage, string]>([
    ['en', 'FedEx share of packages by month this year'],
    ['es', 'porcentaje de paquetes de FedEx por mes este año'],
    ['fr', 'part de FedEx dans les colis par mois cette année'],
    ['it', 'quota di FedEx nei pacchi per mese quest’anno'],
    ['zh', '今年每月FedEx占包裹数的比例'],
  ])('of one value is told for each month: %s %s', (language, question) => {
    const fedex = { dimension: 'carrier_name', values: ['FedEx'], excluded: false };
    const { measures, filters, time } = readingOf(question, { language });
    expect(measures).toEqual([{ kind: 'shareWith', measure: 'packages', filters: [fedex], conditions: [] }]);
    expect([filters, time.grain]).toEqual([[], 'month']);
  });

  it('is of those that a condition before the charge leaves', () => {
    expect(sayReading(readingOf('what percent of packages over 50 lb had a residential surcharge last month'))).toBe(
      'Share of packages with Residential, October 2026, actual weight more than 50 lb',
    );
  });

  it('is held against that of other days as a share', () => {
    const reading = readingOf('ground share of packages this month vs last month');
    const rows = (ground: number) => [
      { GROUP_1: 'Ground', FIGURE_1: ground },
      { GROUP_1: '2 Day', FIGURE_1: 100 - ground },
    ];
    const table = answerTable(reading, rows(60), rows(50));
    expect(table.rows).toEqual([
      { GROUP_1: 'Ground', FIGURE_1: 60, FIGURE_1_BEFORE: 50, FIGURE_1_DIFFERENCE: 10, FIGURE_1_CHANGE: 20 },
    ]);
    expect(sayResult(reading, table)).toContain('rose by 10 percentage points, from 50.00% to 60.00%');
  });

  it('can be narrowed and split', () => {
    const reading = readingOf('share of UPS packages with a residential surcharge by month in Q3');
    expect(sayReading(reading)).toBe('Share of packages with Residential by month, Q3 2026, Carrier UPS');
    expect(sayReading(readingOf(sayReading(reading)))).toBe(sayReading(reading));
    const asked = questionsOf(reading, { clientId: 1002, childClientIds: [] });
    const context = { scope: scopeTo({ clientId: 1002 }, [{ id: 1002, childIds: [] }], 1), today };
    const compiled = asked.kind === 'figures' ? compileDataQuery(asked.figures, context) : undefined;
    expect(compiled?.sql).toContain('charge_level_info');
    expect(compiled?.parameters).toContain('Residential');
  });

  it('is not the share of a carrier in such packages', () => {
    expect(read('UPS share of packages with a residential surcharge last month').kind).toBe('refuse');
  });
});

describe('the share of one value in an amount', () => {
  it.each<readonly [WordLanguage, string]>([
    ['en', 'UPS share of spend by month this year'],
    ['en', 'share of UPS in spend by month this year'],
    ['en', 'what percent of spend was UPS by month this year'],
    ['es', 'porcentaje de UPS en el gasto por mes este año'],
    ['fr', 'part d’UPS dans les dépenses par mois cette année'],
    ['it', 'quota di UPS sulla spesa per mese quest’anno'],
    ['zh', '今年每月UPS占总支出的比例'],
    ['ar', 'حصة UPS من الإنفاق حسب الشهر هذا العام'],
  ])('is told for each month: %s %s', (language, question) => {
    const ups = { dimension: 'carrier_name', values: ['UPS'], excluded: false };
    const { measures, filters, time } = readingOf(question, { language });
    expect(measures).toEqual([{ kind: 'shareWith', measure: 'totalSpend', filters: [ups], conditions: [] }]);
    expect([filters, time.grain]).toEqual([[], 'month']);
  });

  it('is understood as it is said, and told for other groups and after another answer', () => {
    const said = (question: string, ...earlier: readonly string[]) =>
      sayReading(readingOf(question, { earlier: earlier.map((each) => readingOf(each)) }));
    const byMonth = 'Share of Carrier UPS in Total Spend by month, Q3 2026';
    expect(said(byMonth)).toBe(byMonth);
    expect(said('and by month', 'what share of spend is UPS last quarter')).toBe(byMonth);
    expect(said('ground share of spend by carrier last quarter')).toBe(
      'Share of Service Category Ground in Total Spend by Carrier, Q3 2026',
    );
  });

  it('is neither a share of its own spend nor a mix', () => {
    expect(read('share of UPS spend by month this year').kind).toBe('refuse');
    expect(sayReading(readingOf('UPS package mix by service last quarter'))).toBe(
      'Packages in percent of the total by Service Category, Q3 2026, Carrier UPS',
    );
  });
});

describe('charges of packages of some weight', () => {
  it.each<readonly [WordLanguage, string]>([
    ['en', 'residential surcharges on packages over 50 lb in October'],
    ['es', 'recargos residenciales de paquetes de más de 50 libras en octubre'],
    ['fr', 'suppléments résidentiels pour les colis de plus de 50 livres en octobre'],
    ['it', 'supplementi residenziali per pacchi oltre 50 libbre a ottobre'],
    ['zh', '10月超过50磅的包裹的住宅附加费'],
    ['ar', 'رسوم سكنية للطرود التي يزيد وزنها عن 50 رطل في أكتوبر'],
  ])('are amounts: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ kind: 'measure', measure: 'accessorials' }],
      filters: [residential],
      conditions: [{ column: 'actual_weight', comparison: 'more', value: 50 }],
    });
  });

  it('are counted as packages where these are asked for', () => {
    const { measures } = readingOf('how many packages over 50 lb had a residential surcharge last month');
    expect(measures).toEqual([{ kind: 'measure', measure: 'packages' }]);
  });

  it('are not those of packages that cost so much', () => {
    expect(read('how many packages over $50 had a residential surcharge last month').kind).toBe('refuse');
    expect(readingOf('packages with a residential surcharge over $5 last month').conditions).toEqual([
      { column: 'net_amount', comparison: 'more', value: 5 },
    ]);
  });
});

describe('an average over invoices', () => {
  it.each<readonly [WordLanguage, string]>([
    ['en', 'average invoice amount last month'],
    ['en', 'mean invoice value in Q3'],
    ['en', 'average amount of UPS invoices in 2026'],
    ['en', 'average spend per invoice last month'],
    ['es', 'importe medio de las facturas en octubre'],
    ['fr', 'montant moyen des factures en octobre'],
    ['it', 'importo medio delle fatture a ottobre'],
    ['zh', '10月平均发票金额'],
    ['ar', 'متوسط مبلغ الفاتورة في أكتوبر'],
  ])('divides what they come to by their number: %s %s', (language, question) => {
    expect(readingOf(question, { language }).measures).toEqual([
      { kind: 'ratio', measure: 'netOfAllCarriers', of: 'invoices', as: 'per' },
    ]);
  });

  it('also of packages', () => {
    expect(readingOf('average packages per invoice last month').measures).toEqual([
      { kind: 'ratio', measure: 'packages', of: 'invoices', as: 'per' },
    ]);
  });

  it.each(['average invoice amount by state', 'average invoice amount of packages over 50 lb'])(
    'is not told of parts of invoices: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});
