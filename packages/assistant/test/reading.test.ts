import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { answerTable, type Reading, sayReading, sayResult } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

const said = (text: string, ...earlier: readonly string[]) => {
  const readings: Reading[] = [];
  for (const each of earlier) readings.push(readingOf(each, { earlier: readings }));
  return sayReading(readingOf(text, { earlier: readings }));
};

describe('a question becomes a reading', () => {
  it.each([
    ['spend by carrier last month', 'Total Spend by Carrier, October 2026'],
    ['spend in week 32', 'Total Spend, the week of 2 August 2026'],
    ['packages in weeks 1 to 3 of 2026', 'Packages, 28 December 2025 to 17 January 2026'],
    ['packages without a fuel surcharge in q2', 'Packages, Q2 2026, only packages with no Fuel Surcharge'],
    [
      'which states had no UPS or FedEx in q2',
      'Packages by Receiver State, Q2 2026, only those with no Carrier UPS or FedEx',
    ],
    ['spend by state without UPS in q2', 'Total Spend by Receiver State, Q2 2026, without Carrier UPS'],
    ['most common surcharges in q2', 'Accessorial Count by Accessorial, Q2 2026'],
    ['What did we pay UPS last week?', 'Total Spend, the week of 8 November 2026, Carrier UPS'],
    ['packages to TX ytd', 'Packages, 1 January to 21 November 2026, Receiver State TX'],
    ['spend without UPS and FedEx in q2', 'Total Spend, Q2 2026, without Carrier UPS or FedEx'],
    ['packages over 50 kg last month', 'Packages, October 2026, actual weight more than 110.23 lb'],
    ['on time % UPS vs FedEx ytd', 'On Time Share by Carrier, 1 January to 21 November 2026, Carrier UPS or FedEx'],
    ['fuel as a share of spend last month', 'Fuel Surcharge in percent of Net Amount of All Carriers, October 2026'],
    ['gsr refunds last year', 'Total Refund Amount, 2025, Credit Type GSR / late delivery'],
    ['how much was invoice 8W03E5316', 'Net Amount of All Carriers, all days, Invoice 8W03E5316'],
    ['packages per day on average last month', 'Average Packages per day, October 2026'],
    ['invoice 8W03E5316', 'List of packages by net amount, all days, Invoice 8W03E5316'],
    [
      'gap in cost per package between UPS and FedEx in q2',
      'Cost per Package by Carrier, Q2 2026, Carrier UPS or FedEx',
    ],
    ['UPS minus FedEx spend in q2', 'Total Spend by Carrier, Q2 2026, Carrier UPS or FedEx'],
    ['spend minus fuel in q2', 'Total Spend without Fuel Surcharge, Q2 2026'],
    [
      'how did UPS and FedEx spend change in q2',
      'Total Spend by Carrier, Q2 2026, compared with Q1 2026, Carrier UPS or FedEx',
    ],
    ['list invoices over $500 last month', 'Total Spend by Invoice, October 2026, Total Spend more than 500'],
    [
      'list states with more than 50 packages last month',
      'Packages by Receiver State, October 2026, Packages more than 50',
    ],
    [
      'which accessorial grew the most since last year',
      'Accessorials by Accessorial, 1 January to 21 November 2026, compared with 1 January to 21 November 2025, the highest one',
    ],
    ['how much of our spend goes to UPS in q2', 'Share of Carrier UPS in Total Spend, Q2 2026'],
    ['fuel cost compared with last month', 'Fuel Surcharge, 1 to 21 November 2026, compared with 1 to 21 October 2026'],
    ['is our spend higher than last month', 'Total Spend, 1 to 21 November 2026, compared with 1 to 21 October 2026'],
    ['spend on fuel as a percentage of transportation in q2', 'Fuel Surcharge in percent of Transportation, Q2 2026'],
    ['كم دفعنا لشركة UPS في أكتوبر', 'إجمالي الإنفاق، أكتوبر 2026، شركة الشحن UPS'],
    ['average accessorial per package last month', 'Accessorials per package, October 2026'],
    ['recargo promedio por paquete el mes pasado', 'Cargos accesorios por paquete, octubre de 2026'],
    ['heaviest package last month', 'List of packages by actual weight, October 2026, the highest one'],
    ['most expensive packages last month', 'List of packages by net amount, October 2026'],
    ['le colis le plus lourd du mois dernier', 'Liste des colis par poids réel, octobre 2026, le plus élevé'],
    [
      'elenca i 5 pacchi più pesanti di settembre',
      'Elenco dei pacchi per peso effettivo, settembre 2026, i 5 più alti',
    ],
    ['actual vs billed weight last month', 'Actual Weight and Bill Weight, October 2026'],
    [
      'difference in pounds between billed and actual weight in Q3',
      'Bill Weight and Actual Weight and Delta Weight, Q3 2026',
    ],
    ['diferencia entre peso real y facturado en Q3', 'Peso real, Peso facturado y Diferencia de peso, T3 2026'],
    ['poids facturé et réel le mois dernier', 'Poids facturé et Poids réel, octobre 2026'],
    ['第三季度实际重量和计费重量的差', '实际重量和计费重量和重量差，2026年第3季度'],
    ['show invoices from UPS last month', 'Total Spend by Invoice, October 2026, Carrier UPS'],
    ['show the number of invoices last month', 'Invoices, October 2026'],
    ['liste des factures UPS du mois dernier', 'Dépenses totales par Facture, octobre 2026, Transporteur UPS'],
    ['列出上个月UPS的发票', '总支出 按发票，2026年10月，承运商 UPS'],
    ['invoices over 5000 in October', 'Total Spend by Invoice, October 2026, Total Spend more than 5,000'],
    ['发票 334905135358 的总额', '所有承运商净额，所有日期，发票 334905135358'],
    [
      'Are we spending more than last year?',
      'Total Spend, 1 January to 21 November 2026, compared with 1 January to 21 November 2025',
    ],
    [
      'carriers with more than 100 late packages in 2025',
      'Packages by Carrier, 2025, Tracking Status Late, Packages more than 100',
    ],
    ['refund rate by carrier in 2025', 'Total Refund Amount in percent of Net Amount of All Carriers by Carrier, 2025'],
    ['退款金额最多的三种类型，今年', '退款总额 按退款类型，2026/1/1 – 2026/11/21，最高的 3 个'],
    ['5 most expensive accessorials last month', 'Accessorials by Accessorial, October 2026, the highest 5'],
    [
      'which is the service where we are paying more money in q2, give first three',
      'Total Spend by Service Category, Q2 2026, the highest 3',
    ],
    ['spend last 6 full months', 'Total Spend, 1 May to 31 October 2026'],
    ['packages in the last 3 complete months', 'Packages, 1 August to 31 October 2026'],
    ['最近三个完整月的支出', '总支出，2026/8/1 – 2026/10/31'],
    ['الإنفاق آخر 3 أشهر كاملة', 'إجمالي الإنفاق، 1 أغسطس – 31 أكتوبر 2026'],
    ['spend in 11/2025', 'Total Spend, November 2025'],
    ['spend 2025-11', 'Total Spend, November 2025'],
    ['spend from the 5th to the 16th of October', 'Total Spend, 5 to 16 October 2026'],
    ['gasto por transportista el mes pasado', 'Gasto total por Transportista, octubre de 2026'],
    ['上个月各承运商的支出', '总支出 按承运商，2026年10月'],
    ['الإنفاق حسب شركة الشحن الشهر الماضي', 'إجمالي الإنفاق حسب شركة الشحن، أكتوبر 2026'],
  ])('%s', (question, meaning) => expect(said(question)).toBe(meaning));

  it('counts all that was billed where carriers are named that Total Spend leaves out', () => {
    expect(readingOf('USPS spend last month').measures).toEqual([{ kind: 'measure', measure: 'netOfAllCarriers' }]);
  });

  it('says which words it read as others, what it assumed, and the other honest meaning', () => {
    const outcome = read('totl spend');
    expect(outcome).toMatchObject({
      kind: 'answer',
      remarks: [{ kind: 'spelling' }, { kind: 'assumed' }, { kind: 'meaning' }],
    });
    expect(outcome.kind === 'answer' && outcome.alternatives.map(({ text }) => text)).toEqual([
      'Net Amount of All Carriers, 22 November 2025 to 21 November 2026',
    ]);
  });

  it('survives being stored', () => {
    const reading = readingOf('top 5 states by late packages this year vs last year');
    expect(sayReading(JSON.parse(JSON.stringify(reading)))).toBe(sayReading(reading));
  });
});

describe('a follow-up changes the reading before it', () => {
  it.each([
    ['and by carrier?', 'Total Spend by Carrier, October 2026'],
    ['only FedEx', 'Total Spend, October 2026, Carrier FedEx'],
    ['what about 2025', 'Total Spend, 2025'],
    ['drop the UPS ones', 'Total Spend, October 2026, without Carrier UPS'],
    ['and packages?', 'Packages, October 2026'],
    ['late packages this year', 'Packages, 1 January to 21 November 2026, Tracking Status Late'],
    ['resi charges in Q3', 'Accessorials, Q3 2026, Accessorial Residential'],
  ])('%s', (question, meaning) => expect(said(question, 'spend last month')).toBe(meaning));

  it('replaces a value of the same dimension and adds one of another', () => {
    expect(said('only FedEx', 'UPS spend last month')).toContain('Carrier FedEx');
    expect(said('only ground', 'UPS spend last month')).toContain('Carrier UPS, Service Category Ground');
  });
});

describe('a word that could change the figures is never dropped', () => {
  it.each([
    'Bluebird Books spend last month',
    'spend of client 1006 last month',
    'sales by state last month',
    'spend last month excluding discounts',
    'packages with fuel surcharge last month',
    'average refund last month',
    'on time rate for late packages',
    'spend in states with more than 10 late packages',
    'states where we spent more than last year',
    'UPS vs ground spend last month',
    'spend next month',
    'percent of spend on residential surcharges last month',
    'total cost per zone 8 package last month',
    'shipments without tracking status last month',
    'spend of packages without a residential surcharge last month',
    'residential packages without a fuel surcharge last month',
    'states with no packages last month',
    'spend in week 60',
    'which carrier is late most often',
    'not UPS and late packages last month',
    "'; drop table package_level_info; --",
  ])('%s', (question) => expect(read(question).kind).toBe('refuse'));

  it.each([
    [
      'packages over 50 lb or late last month',
      'Packages, October 2026, actual weight more than 50 lb or Tracking Status Late',
    ],
    ['spend to Texas or on UPS last month', 'Total Spend, October 2026, Receiver State TX or Carrier UPS'],
  ])('joins conditions of different kinds by ‘or’: %s', (question, reading) => expect(said(question)).toBe(reading));

  it('asks which conditions belong together where others stand beside an ‘or’', () => {
    const outcome = read('UPS packages late or over 50 lb last month');
    expect(outcome.kind === 'clarify' ? outcome.choices.map(({ text }) => text) : outcome).toEqual([
      'Packages, October 2026, Carrier UPS, Tracking Status Late or actual weight more than 50 lb',
      'Packages, October 2026, Carrier UPS and Tracking Status Late or actual weight more than 50 lb',
    ]);
  });

  it('offers each of two conditions joined by ‘or’, and both, where one is about charges', () => {
    const outcome = read('late or residential packages last month');
    expect(outcome.kind === 'clarify' ? outcome.choices.map(({ text }) => text) : outcome).toEqual([
      'Packages, October 2026, Tracking Status Late',
      'Packages, October 2026, Accessorial Residential',
      'Packages, October 2026, Tracking Status Late, Accessorial Residential',
    ]);
  });

  it.each([
    ['states except UPS this year', 'I can show what groups have, not which of them lack something.'],
    ['how much are we going to spend', 'This asks about the future. Invoices only show what has been billed.'],
  ])('says why: %s', (question, reason) => expect(read(question)).toMatchObject({ kind: 'refuse', reason }));

  it.each([
    ['spend ytd vs last ytd', '1 January to 21 November 2025'],
    ['oct ’25 spend', 'October 2025'],
    ['spend lastmonth', 'October 2026'],
  ])('reads short and joined words: %s', (question, days) => expect(said(question)).toContain(days));

  it('takes ‘Oct 26’ for a day or for a month of this year', () => {
    expect(read('spend oct 26')).toMatchObject({ kind: 'clarify', choices: { length: 2 } });
  });

  it('names the words that it cannot place', () => {
    expect(read('spend by salesperson last month')).toMatchObject({ kind: 'refuse', words: ['salesperson'] });
  });

  it.each([
    'UPS last month',
    'most expensive carrier this year',
    'show me the worst ones',
    'average spend last quarter',
    'why did spend go up last month',
    'freight last month',
  ])('offers readings to choose from: %s', (question) => {
    const outcome = read(question);
    expect(outcome).toMatchObject({ kind: 'clarify' });
    expect(outcome.kind === 'clarify' && outcome.choices.length).toBeGreaterThan(1);
    expect(outcome.kind === 'clarify' && outcome.choices.length).toBeLessThan(5);
  });

  it('stays with what it can read of a very long question', () => {
    expect(read(`spend last month ${'x'.repeat(100_000)}`).kind).toBe('refuse');
  });
});

describe('explanations', () => {
  it.each([
    ['what is a residential surcharge', 'definition', 'residential'],
    ['what is dimensional weight', 'definition', 'divisor'],
    ['what is the difference between zone and rated zone', 'definition', 'Rated Zone: '],
    ['qual è la differenza tra peso effettivo e peso fatturato?', 'definition', 'Peso fatturato: '],
    ['define GRI', 'definition', 'published rates'],
    ['¿qué es el peso dimensional?', 'definition', 'Largo'],
    ['how is on time % calculated', 'definition', 'known status'],
    ['how do i download my data as csv', 'howto', 'CSV'],
    ['where do I see late packages', 'howto', 'Carrier Score'],
    ['How do you define a late package?', 'definition', 'promised'],
    ['ما معنى الوزن البُعدي؟', 'definition', '×'],
    ['what does consignee mean', 'definition', 'receiver of a package'],
    ['收件人是什么意思', 'definition', '接收方'],
    ['what is stamping of invoices', 'definition', 'under which a client is billed'],
    ["cos'è la timbratura delle fatture", 'definition', 'viene fatturato'],
    ["how do I download last month's invoices in bulk", 'howto', '/invoicesBulkDownload'],
    ['comment télécharger les factures du mois dernier', 'howto', '/invoicesBulkDownload'],
    ['如何下载上个月的发票', 'howto', '/invoicesBulkDownload'],
    ['¿dónde puedo ver los cobros duplicados?', 'howto', '/exceptionTracking'],
    ['أين أرى الرسوم المكررة', 'howto', '/exceptionTracking'],
    ['how do I mark an exception as claimed?', 'howto', '/exceptionTracking'],
    ['dove vedo i reclami ancora aperti?', 'howto', '/exceptionTracking'],
    ['how can i change the landing page after login', 'howto', '/profile'],
    ['¿cómo busco un número de seguimiento?', 'howto', '/tracking'],
    ['can I see the amounts in euros instead of dollars?', 'howto', 'Choose the currency'],
    ["comment programmer l'envoi d'un rapport ?", 'howto', 'Planifier un rapport'],
  ])('%s', (question, kind, mention) => {
    const outcome = read(question);
    expect(outcome.kind).toBe(kind);
    expect(JSON.stringify(outcome)).toContain(mention);
  });
});

it.each(['how is cost per package calculated', 'what is fuel surcharge'])(
  'explains in words, without SQL: %s',
  (question) => {
    expect(JSON.stringify(read(question))).not.toMatch(/sum\(|case when|_amount/);
  },
);

it.each([
  ['packages from July by month', 'Packages by month, 1 July to 21 November 2026'],
  ['packages from July', 'Packages, July 2026'],
  ['resi chrgs last mo', 'Accessorials, October 2026, Accessorial Residential'],
  ['UPS late pkgs ths yr', 'Packages, 1 January to 21 November 2026, Carrier UPS, Tracking Status Late'],
  ['How much has the UPS contract discount saved us in q2', 'Discount, Q2 2026, Carrier UPS'],
])('%s', (question, expected) => expect(said(question)).toBe(expected));

describe('what groups lack, in a conversation', () => {
  it('is a question of its own, and keeps no filter on what they lack', () => {
    expect(said('states without UPS last month', 'UPS spend by month this year')).toBe(
      'Packages by Receiver State, October 2026, only those with no Carrier UPS',
    );
    expect(said('what about September', 'states without UPS last month')).toBe(
      'Packages by Receiver State, September 2026, only those with no Carrier UPS',
    );
  });
});

it.each([
  ['thanks, that is all', 'You are welcome.'],
  ['Thank you very much!', 'You are welcome.'],
  ['gracias, eso es todo', 'De nada.'],
  ['merci, c’est tout', 'Je vous en prie.'],
  ['grazie, è tutto', 'Prego.'],
  ['谢谢，就这些', '不客气。'],
  ['شكرا، هذا كل شيء', 'على الرحب والسعة.'],
])('answers a polite end politely, and asks nothing back: %s', (text, reply) => {
  expect(read(text)).toMatchObject({ kind: 'refuse', reason: reply, words: [], suggestions: [] });
  expect(read(`${text} UPS 2025`)).not.toMatchObject({ reason: reply });
});

it.each([
  'gasto de los últimos 3 meses completos',
  'dépenses des 3 derniers mois complets',
  'spesa degli ultimi 3 mesi completi',
])('counts full months back from the current one: %s', (text) => {
  expect(readingOf(text).time.range).toEqual({ from: '2026-08-01', to: '2026-10-31' });
});

it('calls the difference of two percentages percentage points', () => {
  const reading = readingOf('on time rate this month vs last month');
  const table = answerTable(reading, [{ FIGURE_1: 94.56 }], [{ FIGURE_1: 95 }]);
  expect(sayResult(reading, table)).toMatch(/fell by 0\.44 percentage points, from 95(?:\.00)?% to 94\.56%/);
});

it.each(['pie chart of spend by carrier', 'gasto por transportista como gráfico circular', '上个月各承运商支出饼图'])(
  'says that bars are drawn instead of a pie: %s',
  (text) => {
    const outcome = read(text);
    const remarks = outcome.kind === 'answer' ? outcome.remarks.map((each) => each.text) : [];
    expect(remarks.join(' ')).toMatch(/pie|circular|饼图/);
  },
);

it('says of a list that was cut that there are more', () => {
  const rows = Array.from({ length: 1000 }, () => ({ TRACKING_NUMBER: '1Z' }));
  const table = { columns: [], rows };
  expect(sayResult(readingOf('packages over 50 lb last month, list them'), table)).toMatch(
    /^The first 1,000 packages: /,
  );
  expect(sayResult(readingOf('list packages last month'), { columns: [], rows: rows.slice(1) })).toMatch(
    /^999 packages: /,
  );
});

it.each([
  ['en', 'heaviest package last month', 'Actual weight 151.25 lbs.'],
  ['en', 'cheapest package last month', 'Net amount $4.20.'],
  ['it', 'il pacco più pesante del mese scorso', '151,25'],
  ['zh', '上个月最重的包裹', '151.25'],
] as const)('tells what the one package weighs or costs: %s %s', (language, question, said) => {
  const row = { TRACKING_NUMBER: '1Z', NET_AMOUNT: 4.2, ACTUAL_WEIGHT_POUNDS: 151.25 };
  expect(sayResult(readingOf(question, { language }), { columns: [], rows: [row] })).toContain(said);
});

it('does not rank numbers by price after a question about numbers', () => {
  const earlier = [readingOf('packages by state last month')];
  expect(readingOf('ten most expensive states last quarter', { earlier })).toMatchObject({
    measures: [{ kind: 'measure', measure: 'totalSpend' }],
    dimensions: ['state'],
    limit: 10,
  });
});

describe('the account of a place', () => {
  it.each<readonly [WordLanguage, string]>([
    ['en', 'spend on UPS Seattle account in September'],
    ['es', 'gasto de la cuenta UPS Seattle en septiembre'],
    ['fr', 'dépenses du compte Seattle en septembre'],
    ['it', 'spesa del conto UPS Seattle a settembre'],
    ['zh', 'Seattle账户9月的支出'],
    ['ar', 'إنفاق حساب Seattle في سبتمبر'],
  ])('is not what was shipped there: %s %s', (language, question) => {
    const outcome = read(question, { language });
    expect(outcome.kind).toBe('refuse');
    expect(outcome.kind === 'refuse' && outcome.words).toContain('Seattle');
  });

  it('while accounts are still told for a place', () => {
    expect(said('spend to Seattle by account in September')).toContain('by Account, September 2026, Receiver City');
    expect(said('spend by currency and account in Texas this year')).toContain('by Currency and Account,');
  });
});

it.each<readonly [WordLanguage, string]>([
  ['en', 'cities in Texas we ship to the most, top 5 ytd'],
  ['en', 'states receiving the most this year'],
  ['es', 'los 10 estados que más reciben este año'],
  ['fr', 'villes où nous expédions le plus cette année'],
  ['it', "città a cui spediamo di più quest'anno"],
  ['zh', '今年收件最多的10个州'],
  ['ar', 'أكثر 10 ولايات استلاما للطرود هذا العام'],
])('places that get the most are ranked by packages: %s %s', (language, question) => {
  const { measures, filters } = readingOf(question, { language });
  expect(measures).toEqual([{ kind: 'measure', measure: 'packages' }]);
  expect(filters.filter(({ dimension }) => dimension === 'accessorial')).toEqual([]);
});

it.each<readonly [WordLanguage, string]>([
  ['en', 'what share of spend goes to accessorials, fuel and transportation in Q3?'],
  ['en', 'accessorials, fuel and transportation as a share of spend in Q3'],
  ['es', '¿qué porcentaje del gasto va a accesorios, combustible y transporte en el T3?'],
  ['fr', 'quelle part des dépenses va aux frais accessoires, au carburant et au transport au T3 ?'],
  ['it', 'che quota della spesa va ad accessori, carburante e trasporto nel T3?'],
  ['zh', '第三季度附加费、燃油和运输费占总支出的比例'],
])('a share of each part of a list: %s %s', (language, question) => {
  const share = { kind: 'ratio', of: 'netOfAllCarriers', as: 'percent' };
  expect(readingOf(question, { language }).measures).toEqual(
    ['accessorials', 'fuelSurcharge', 'transportation'].map((measure) => ({ ...share, measure })),
  );
});

it.each<readonly [WordLanguage, string, string]>([
  ['en', 'late packages by carrier in Q3', 'and in percent of their packages'],
  ['es', 'paquetes tardíos por transportista en el T3 2026', 'y en porcentaje de sus paquetes'],
  ['fr', 'colis en retard par transporteur au T3 2026', 'et en pourcentage de leurs colis'],
  ['it', 'pacchi in ritardo per corriere nel T3 2026', 'e in percentuale dei loro pacchi'],
])('percent of their packages is the share of each group: %s %s', (language, first, second) => {
  const { measures, dimensions, filters } = readingOf(second, { language, earlier: [readingOf(first, { language })] });
  expect(measures).toEqual([{ kind: 'measure', measure: 'latePercent' }]);
  expect([dimensions, filters]).toEqual([['carrier_name'], []]);
});

it.each<readonly [WordLanguage, string, string]>([
  [
    'en',
    'cost per package fedex 2025 versus 2026 ytd',
    'Cost per Package, 1 January to 21 November 2026, compared with 2025, Carrier FedEx',
  ],
  ['en', 'spend 2024 ytd', 'Total Spend, 1 January to 21 November 2024'],
  ['en', 'how much money came back from carriers in Q2 2026?', 'Total Refund Amount, Q2 2026'],
  [
    'en',
    'weeks this year with fewer than 300 packages',
    'Packages by week, 1 January to 21 November 2026, Packages less than 300',
  ],
  [
    'en',
    'packages from north carolina vs california this year',
    'Packages by Sender State, 1 January to 21 November 2026, Sender State NC or CA',
  ],
  ['it', 'spesa totale per sotto-cliente nel trimestre scorso', 'Spesa totale per Cliente, T3 2026'],
])('%s %s', (language, question, expected) => expect(sayReading(readingOf(question, { language }))).toBe(expected));

it('lists packages with the columns that a list has', () => {
  const question = 'ten most expensive ups packages in q3, with tracking number and service';
  expect(readingOf(question)).toMatchObject({ show: 'rows', rowsBy: 'net_amount', limit: 10, dimensions: [] });
  expect(read('most expensive packages in q3 by service').kind).not.toBe('answer');
});

describe('freight beside parcels', () => {
  it.each(['cost per package by client excluding freight, last month', 'spend without freight last month'])(
    'is left out by what the carriers’ invoices call it: %s',
    (question) => {
      expect(readingOf(question).filters).toEqual([{ dimension: 'bucket_name', values: ['freight'], excluded: true }]);
    },
  );
});

describe('the highest and lowest on time', () => {
  it.each([
    ['lowest on time carrier this year', 'onTimePercent', false],
    ['highest on time state this year', 'onTimePercent', true],
    ['lowest late carrier this year', 'latePercent', false],
  ])('are shares: %s', (question, measure, descending) => {
    const { measures, sort } = readingOf(question);
    expect(measures).toEqual([{ kind: 'measure', measure }]);
    expect(sort).toEqual({ by: 'measure', descending });
  });

  it('are numbers where packages are named', () => {
    expect(sayReading(readingOf('highest number of late packages by state'))).toContain('Packages by Receiver State');
  });
});

describe('a purpose', () => {
  it.each(['UPS spend last month for the audit', 'for our annual audit: UPS spend last month'])(
    'is left aside: %s',
    (question) => {
      expect(sayReading(readingOf(question))).toBe('Total Spend, October 2026, Carrier UPS');
    },
  );
});
