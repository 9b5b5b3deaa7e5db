import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { sayReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

describe('a change of which only one period is named', () => {
  it.each([
    ['en', 'did spend increase compared to Q2'],
    ['en', 'has our spend gone up versus Q2'],
    ['en', 'did spend go up from September'],
    ['en', 'spend growth over Q2'],
    ['en', 'spend change from Q2 by carrier'],
    ['es', '¿aumentó el gasto con respecto a septiembre?'],
    ['fr', 'les dépenses ont-elles augmenté par rapport à septembre'],
    ['it', 'la spesa è aumentata rispetto a settembre'],
    ['zh', '支出比9月增加了多少'],
    ['ar', 'هل زاد الإنفاق مقارنة بسبتمبر'],
  ] as const)('is not told where that is the one to compare with: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });

  it('is of that period where it is not compared with it', () => {
    expect(readingOf('spend growth in Q2')).toMatchObject({
      time: { range: { from: '2026-04-01', to: '2026-06-30' } },
      compare: { from: '2026-01-01', to: '2026-03-31' },
    });
  });

  it('is of this period so far where the last one is named', () => {
    expect(readingOf('did spend go up from last month')).toMatchObject({
      time: { range: { from: '2026-11-01', to: '2026-11-21' } },
      compare: { from: '2026-10-01', to: '2026-10-21' },
    });
  });

  it.each([
    ['en', 'compare spend this year with last year'],
    ['fr', "compare les dépenses cette année avec l'année dernière"],
    ['it', "confronta la spesa di quest'anno con l'anno scorso"],
    ['es', 'compara el gasto de este año con el año pasado'],
    ['ar', 'قارن إنفاق هذا العام بالعام الماضي'],
  ] as const)('is of the same days of last year: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      time: { range: { from: '2026-01-01', to: '2026-11-21' } },
      compare: { from: '2025-01-01', to: '2025-11-21' },
    });
  });

  it.each([
    ['es', 'cuánto más gastamos en octubre que en septiembre'],
    ['fr', "combien de plus avons-nous dépensé en octobre qu'en septembre"],
    ['it', 'quanto abbiamo speso in più a ottobre rispetto a settembre'],
  ] as const)('is that of the two months named: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ measure: 'totalSpend' }],
      time: { range: { from: '2026-10-01' } },
      compare: { from: '2026-09-01' },
    });
  });

  it('is drawn over time where it asks how something has changed over many days', () => {
    expect(readingOf('how has cost per package changed over the last 6 months').time.grain).toBe('month');
  });
});

describe('the part of a value in late packages', () => {
  it.each([
    ['en', 'what share of late packages came from UPS'],
    ['en', 'what percent of late packages were UPS'],
    ['en', 'what share of late packages were UPS last quarter'],
    ['en', 'share of late packages that were UPS last quarter'],
    ['en', 'share of UPS in late packages'],
    ['es', '¿qué porcentaje de los paquetes con retraso fueron de UPS?'],
    ['fr', 'quelle part des colis en retard vient de UPS'],
    ['it', 'quale percentuale dei pacchi in ritardo è di UPS'],
    ['zh', '晚到的包裹中UPS占多少'],
    ['ar', 'ما نسبة UPS من الطرود المتأخرة'],
  ] as const)('is taken of all late packages: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ kind: 'measure', measure: 'packages' }],
      filters: [{ dimension: 'tracking_status', values: ['Late'] }],
      share: { of: { dimension: 'carrier_name', values: ['UPS'] } },
    });
  });

  it.each(['percent of UPS packages late', 'percentage of late packages for UPS', 'percentage of late UPS packages'])(
    'is none where the share of late ones is asked for: %s',
    (question) => {
      expect(sayReading(readingOf(question))).toMatch(/^Late Share, .*Carrier UPS$/);
    },
  );
});

describe('words that are easily left out', () => {
  it.each([
    ['en', 'late packages by account for Texas', ['account_number']],
    ['en', 'spend by account for October', ['account_number']],
    ['es', 'gasto por zona tarifaria', ['rated_zone']],
    ['it', 'spesa per divisione conto', ['account_division']],
    ['zh', '按发票的支出', ['invoice_number']],
  ] as const)('are groups: %s %s', (language, question, dimensions) => {
    expect(readingOf(question, { language }).dimensions).toEqual(dimensions);
  });

  it.each([
    ['en', 'how much was billed to the Texas account'],
    ['en', 'spend of our Texas UPS account'],
    ['en', 'spend on account UPS - Texas'],
    ['es', 'gasto en la cuenta de Texas'],
    ['fr', 'dépenses du compte du Texas'],
    ['en', 'how many details does UPS have'],
    ['en', 'how many guys ship with UPS'],
    ['es', '¿cuántos empleados tiene UPS?'],
    ['en', 'packages over €100'],
    ['en', 'spend on account 7X44M0 this year'],
  ] as const)('are named where nothing tells them: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });

  it('stay in the choices that are offered', () => {
    const outcome = read('average by carrier last month');
    expect(outcome.kind === 'clarify' && outcome.choices.map(({ text }) => text)).toEqual([
      'Cost per Package by Carrier, October 2026',
      'Average Total Spend per week by Carrier, October 2026',
      'Average Total Spend per month by Carrier, October 2026',
    ]);
  });

  it.each([
    ['en', 'UPS invoices in October with their amounts'],
    ['it', 'fatture UPS di ottobre con relativo importo'],
    ['fr', "factures UPS d'octobre avec leur montant"],
    ['es', 'facturas de UPS de octubre con su importe'],
  ] as const)('are the invoices of an amount: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ kind: 'measure', measure: 'totalSpend' }],
      dimensions: ['invoice_number'],
    });
  });

  it.each([
    ['en', 'total amount of FedEx invoices in October'],
    ['fr', 'montant des factures FedEx en octobre'],
    ['es', 'importe total de las facturas de FedEx en octubre'],
    ['it', 'importo totale delle fatture FedEx di ottobre'],
    ['zh', '十月FedEx发票的总金额'],
  ] as const)('are the amount of invoices: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ kind: 'measure', measure: 'totalSpend' }],
      dimensions: [],
    });
  });

  it.each([
    ['en', 'total of invoice 8W03E5357'],
    ['es', 'total factura 8W03E5357'],
    ['ar', 'إجمالي الفاتورة رقم 8W03E5357'],
  ] as const)('are the total of one invoice: %s %s', (language, question) => {
    expect(readingOf(question, { language }).measures).toEqual([{ kind: 'measure', measure: 'netOfAllCarriers' }]);
  });

  it.each([
    ['es', '¿Cuánto nos cuesta la libra de media este año?', 'costPerPound'],
    ['fr', "Coût moyen d'une manutention supplémentaire en 2026", 'averageAccessorial'],
    ['en', 'average late packages per month', 'packages'],
  ] as const)('are what something costs or counts: %s %s', (language, question, measure) => {
    expect(readingOf(question, { language }).measures).toMatchObject([{ measure }]);
  });

  it('are two kinds of spend that are held against each other', () => {
    expect(readingOf('freight spend vs parcel spend this year')).toMatchObject({
      measures: [{ measure: 'totalSpend' }],
      filters: [{ dimension: 'bucket_name', values: ['freight', 'parcel'] }],
    });
  });

  it('are packages that accessorials are of', () => {
    expect(readingOf('top 3 accessorials for UPS packages').measures).toMatchObject([{ measure: 'accessorials' }]);
  });

  it('are both of two figures that groups are asked for with', () => {
    expect(readingOf('packages by state with cost').measures).toMatchObject([
      { measure: 'packages' },
      { measure: 'totalSpend' },
    ]);
    expect(readingOf('الوزن المفوتر والوزن الفعلي في الربع الثالث', { language: 'ar' }).measures).toMatchObject([
      { measure: 'billWeight' },
      { measure: 'actualWeight' },
    ]);
  });

  it('are left out where a language writes ‘not of’ as it shortens ‘number of’', () => {
    expect(readingOf('paquetes a Texas, no de UPS', { language: 'es' }).filters).toContainEqual({
      dimension: 'carrier_name',
      values: ['UPS'],
      excluded: true,
    });
    expect(readingOf('no de paquetes de UPS', { language: 'es' }).filters).toMatchObject([{ excluded: false }]);
  });

  it('are a ratio of two figures, and no meaning of one', () => {
    expect(readingOf('what is the ratio of accessorials to transportation').measures).toMatchObject([
      { kind: 'ratio', measure: 'accessorials', of: 'transportation' },
    ]);
  });

  it('are the first invoices by their date, which are not told', () => {
    expect(read('first 5 invoices').kind).toBe('refuse');
  });

  it('keep the zeros of a number', () => {
    expect(readingOf('invoice number 000012345 charges').filters).toMatchObject([{ values: ['000012345'] }]);
  });
});

const last = (language: WordLanguage, ...turns: readonly string[]) => {
  const earlier: ReturnType<typeof readingOf>[] = [];
  for (const turn of turns) earlier.push(readingOf(turn, { language, earlier: [...earlier] }));
  return earlier.at(-1);
};

describe('a question that narrows the one before', () => {
  it.each([
    ['average cost per package this year', 'for packages over 20 lb', 'costPerPackage'],
    ['average cost per package this year', 'only packages over 20 lb', 'costPerPackage'],
    ['total spend last month', 'just the UPS packages', 'totalSpend'],
  ])('keeps its figure: %s, %s', (first, second, measure) => {
    expect(last('en', first, second)?.measures).toEqual([{ kind: 'measure', measure }]);
  });

  it('keeps what the one before was narrowed to where it only names another figure', () => {
    expect(last('en', 'UPS spend in Q3', 'how much was fuel')).toMatchObject({
      measures: [{ measure: 'fuelSurcharge' }],
      filters: [{ dimension: 'carrier_name', values: ['UPS'] }],
    });
  });

  it('tells the percentages that it compares with', () => {
    expect(last('en', 'on-time share by state', 'only those below 90%')?.groupConditions).toMatchObject([
      { comparison: 'less', value: 90 },
    ]);
  });

  it('keeps where packages went to where it asks for the late ones', () => {
    expect(last('en', 'packages to Texas last month', 'list the late ones')).toMatchObject({
      show: 'rows',
      filters: [{ dimension: 'state' }, { dimension: 'tracking_status' }],
    });
  });

  it('counts late packages where it ranks by them', () => {
    expect(last('en', 'top 5 states by spend last quarter', 'which one has the most late packages')).toMatchObject({
      measures: [{ measure: 'packages' }],
      dimensions: ['state'],
    });
  });

  it('counts the invoices of a list', () => {
    expect(last('en', 'invoices over $500', 'how many')?.measures).toEqual([
      { kind: 'count', dimension: 'invoice_number' },
    ]);
  });
});

describe('whether a figure has a part', () => {
  it.each([
    ['en', 'does total spend include USPS?'],
    ['en', 'what is included in total spend'],
    ['en', 'is USPS in total spend'],
    ['es', '¿incluye el gasto total USPS?'],
    ['fr', 'les dépenses totales incluent-elles USPS ?'],
    ['it', 'la spesa totale include USPS?'],
    ['zh', '总支出包括USPS吗'],
    ['ar', 'هل يشمل إجمالي الإنفاق USPS'],
  ] as const)('is told by its meaning: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('definition');
  });
});

describe('the way in which something is asked for', () => {
  it.each([
    ['en', 'can I see spend by carrier'],
    ['en', 'is it possible to see spend by carrier'],
    ['en', 'any chance you can show spend by carrier'],
    ['es', 'puedo ver el gasto por transportista'],
    ['fr', 'est-il possible de voir les dépenses par transporteur'],
    ['it', 'posso vedere la spesa per corriere'],
    ['zh', '我可以看一下各承运商的支出吗'],
  ] as const)('changes nothing: %s %s', (language, question) => {
    expect(readingOf(question, { language })).toMatchObject({
      measures: [{ kind: 'measure', measure: 'totalSpend' }],
      dimensions: ['carrier_name'],
    });
  });

  it('does not hide the number of a package', () => {
    expect(readingOf('where is package 390000083288')).toMatchObject({ show: 'rows' });
    expect(readingOf("dov'è il collo 390000083288", { language: 'it' })).toMatchObject({ show: 'rows' });
  });
});
