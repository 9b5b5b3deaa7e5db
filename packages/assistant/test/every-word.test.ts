import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { sayReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

interface Forms {
  /** Questions, in which `#` stands for a number. */
  readonly questions: readonly string[];
  readonly polite: readonly string[];
  /** ‘Without UPS’, to put behind a question. */
  readonly withoutUps: string;
  readonly january: string;
}

const forms: Readonly<Record<WordLanguage, Forms>> = {
  en: {
    questions: [
      'total spend in October 2026',
      'packages to Texas by carrier in Q2 2026',
      'packages over # lb last month',
      'top # states by spend this year',
      'states with more than # packages last quarter',
    ],
    polite: ['please, ', 'hello, ', 'could you tell me '],
    withoutUps: 'without UPS',
    january: 'in January',
  },
  es: {
    questions: ['gasto total en octubre de 2026', 'paquetes de más de # libras el mes pasado'],
    polite: ['por favor, ', 'hola, '],
    withoutUps: 'sin UPS',
    january: 'en enero',
  },
  fr: {
    questions: ['dépenses totales en octobre 2026', 'colis de plus de # livres le mois dernier'],
    polite: ['bonjour, ', 's’il vous plaît, '],
    withoutUps: 'sans UPS',
    january: 'en janvier',
  },
  it: {
    questions: ['spesa totale a ottobre 2026', 'pacchi oltre # libbre il mese scorso'],
    polite: ['ciao, ', 'per favore, '],
    withoutUps: 'senza UPS',
    january: 'a gennaio',
  },
  zh: {
    questions: ['2026年10月的总支出', '上个月超过#磅的包裹数'],
    polite: ['请问', '你好，'],
    withoutUps: '不含UPS',
    january: '一月',
  },
  ar: {
    questions: ['إجمالي الإنفاق في أكتوبر 2026', 'عدد الطرود التي يزيد وزنها عن # رطل الشهر الماضي'],
    polite: ['من فضلك ', 'مرحبا '],
    withoutUps: 'بدون يو بي إس',
    january: 'في يناير',
  },
};

const languages = Object.keys(forms) as WordLanguage[];
const made: Readonly<Record<WordLanguage, string>> = {
  en: 'blorvish',
  es: 'zurpiano',
  fr: 'vroquille',
  it: 'zbrufolo',
  zh: '龘',
  ar: 'قطبضخ',
};

describe.each(languages)('every word of a question counts: %s', (language) => {
  const { questions, polite, withoutUps, january } = forms[language];
  const asked = questions.map((question) => question.replace('#', '50'));
  const bare = (question: string) => {
    const reading = readingOf(question, { language });
    return JSON.stringify({ ...reading, language: undefined });
  };
  const outcome = (question: string) => {
    const read_ = read(question, { language });
    return read_.kind === 'answer' ? JSON.stringify({ ...read_.reading, language: undefined }) : read_.kind;
  };

  it('reads a question alike with polite words before it', () => {
    for (const question of asked)
      for (const words of polite) expect(outcome(`${words}${question}`), words + question).toBe(bare(question));
  });

  it('never drops a word that it does not know, wherever it stands', () => {
    for (const question of asked) {
      const words = language === 'zh' ? [question] : question.split(' ');
      for (let place = 0; place <= words.length; place += 1) {
        const text = words.toSpliced(place, 0, made[language]).join(' ');
        expect(read(text, { language }).kind, text).not.toBe('answer');
      }
    }
  });

  it('reads another number as another question', () => {
    for (const question of questions.filter((each) => each.includes('#'))) {
      const readings = ['7', '50', '120'].map((number) => outcome(question.replace('#', number)));
      expect(new Set(readings).size, question).toBe(3);
    }
  });

  it('leaves out what a question is without, or does not answer', () => {
    for (const question of asked) {
      const said = read(`${question} ${withoutUps}`, { language });
      if (said.kind !== 'answer') continue;
      const ups = { dimension: 'carrier_name', values: ['UPS'] };
      const { filters, lacking = [] } = said.reading;
      expect([
        ...filters,
        ...lacking.flatMap((lack) => lack.filters.map((each) => ({ ...each, excluded: true }))),
      ]).toContainEqual({ ...ups, excluded: true });
    }
  });

  it('never drops a second period', () => {
    for (const question of asked) expect(outcome(`${question} ${january}`), question).not.toBe(bare(question));
  });
});

/** Words that narrow a question in ways that invoices do not tell. */
const restrictions: Readonly<Record<WordLanguage, readonly string[]>> = {
  en: [
    'damaged',
    'unpaid',
    'Christmas',
    'marketing',
    'hazardous',
    'stolen',
    'urgent orders',
    'for Smith',
    'except gifts',
  ],
  es: ['dañados', 'navideños', 'de marketing', 'robados', 'peligrosos', 'de la tienda', 'excepto regalos'],
  fr: ['abîmés', 'de Noël', 'du marketing', 'volés', 'dangereux', 'du magasin', 'sauf cadeaux'],
  it: ['natalizi', 'del marketing', 'rubati', 'pericolosi', 'del negozio', 'tranne regali'],
  zh: ['圣诞', '市场部的', '被偷的', '危险品', '除了礼物'],
  ar: ['لعيد الميلاد', 'للتسويق', 'المسروقة', 'الخطرة', 'باستثناء الهدايا'],
};

describe.each(languages)('words that narrow a question: %s', (language) => {
  const asked = forms[language].questions.map((question) => question.replace('#', '50'));

  it.each(restrictions[language])('never give the same answer with and without them: %s', (word) => {
    for (const question of asked) {
      const bare = JSON.stringify(readingOf(question, { language }));
      for (const text of [`${question} ${word}`, `${word} ${question}`]) {
        const said = read(text, { language });
        expect(said.kind === 'answer' ? JSON.stringify(said.reading) : said.kind, text).not.toBe(bare);
      }
    }
  });
});

describe('what is said around a question', () => {
  it.each([
    ['My boss is angry. What did we spend last month?', 'Total Spend, October 2026'],
    ['UPS spend in Q3, so that I can prepare the meeting', 'Total Spend, Q3 2026, Carrier UPS'],
    ['For the board meeting tomorrow: packages by carrier in 2025', 'Packages by Carrier, 2025'],
  ])('is left out: %s', (question, said) => {
    const outcome = read(question);
    expect(outcome.kind === 'answer' ? sayReading(outcome.reading) : outcome.kind).toBe(said);
    expect(outcome.ignored.length).toBeGreaterThan(0);
  });

  it('is named under the answer where it tells something', () => {
    const outcome = read('My boss is angry. What did we spend last month?');
    expect(outcome.kind === 'answer' ? outcome.remarks.map(({ kind }) => kind) : []).toContain('leftOut');
  });

  it.each([
    'I only mean the gifts. What did we spend last month?',
    'We are looking at Texas. What did we spend on UPS last month and why not more?',
    'spend last month because of the storm',
  ])('is not left out where it narrows: %s', (question) => expect(read(question).kind).not.toBe('answer'));
});

describe('what invoices cannot tell', () => {
  it.each([
    ['en', 'refund this package'],
    ['en', 'should we drop UPS'],
    ['fr', 'payez la facture 8W03E5349'],
    ['es', 'paga la factura 8W03E5349'],
    ['it', 'conviene cambiare corriere?'],
    ['zh', '明年UPS会涨价多少'],
    ['ar', 'هل يجب تغيير شركة الشحن؟'],
  ] as const)('is refused: %s: %s', (language, question) => expect(read(question, { language }).kind).toBe('refuse'));
});

describe('clauses of their own', () => {
  it.each([
    'UPS spend in October and FedEx spend in November',
    'UPS ground and FedEx 2 day spend in October',
    'spend by carrier in October and by state in November',
    'packages to Texas over 50 lb and to Ohio over 20 lb last month',
  ])('are not mixed up: %s', (question) => expect(read(question).kind).not.toBe('answer'));
});

describe('words that turn a question around', () => {
  it.each([
    ['packages that do not go to Texas in October', 'Packages, October 2026, without Receiver State TX'],
    ['difference between billed n actual weight in October', 'Delta Weight, October 2026'],
    [
      'which zone had the most packages in October and what did they cost?',
      'Packages and Total Spend by Zone Code, October 2026, the highest one',
    ],
    ['UPS and FedEx spend separately last month', 'Total Spend by Carrier, October 2026, Carrier UPS or FedEx'],
  ])('are read: %s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each([
    'spend leaving UPS out last month',
    'UPS out, spend last month',
    'spend separately last month',
    'late packages with UPS performance last month',
    '$ instead',
    'mom packages in October',
    'what is meant by a chargeback on our carrier bill',
    'pay invoice 8W03E5355 today',
  ])('are never dropped: %s', (question) => expect(read(question).kind).not.toBe('answer'));

  it.each([
    ['UPS以外的支出，上个月', '总支出，2026年10月，不含承运商 UPS'],
    ['上个月UPS和FedEx的支出分别是多少', '总支出 按承运商，2026年10月，承运商 UPS或FedEx'],
  ])('are read: %s', (question, said) => expect(sayReading(readingOf(question, { language: 'zh' }))).toBe(said));

  it.each(['请支付十月份的所有发票', '请支付UPS发票', '支付发票'])('are an order to pay: %s', (question) =>
    expect(read(question, { language: 'zh' }).kind).toBe('refuse'),
  );

  it('ask for what was paid', () => {
    expect(sayReading(readingOf('上个月支付了多少运费', { language: 'zh' }))).toContain('2026年10月');
  });
});

describe('what goes on from an answer', () => {
  const first = (question: string, language: WordLanguage) => [readingOf(question, { language })];

  it('is the share of a value in the figure before', () => {
    const earlier = first('今年第一季度的总支出', 'zh');
    const { share, dimensions } = readingOf('其中UPS占比是多少', { language: 'zh', earlier });
    expect(share?.of?.values).toEqual(['UPS']);
    expect(dimensions).toEqual(['carrier_name']);
  });

  it('is no number where the figure before is a percentage', () => {
    const earlier = first('porcentaje de paquetes tarde en el último trimestre', 'es');
    expect(read('¿y cuántos fueron en total?', { language: 'es', earlier }).kind).not.toBe('answer');
  });

  it('is not the least of one value', () => {
    const question = 'cpp por zona, este trimestre, menos zona 8';
    expect(read(question, { language: 'es' }).kind).not.toBe('answer');
  });
});

describe('weekdays', () => {
  it.each([
    ['spend on Mondays this year', 'Total Spend, 1 January to 21 November 2026, Ship Weekday Monday'],
    ['late packages on friday last quarter', 'Packages, Q3 2026, Tracking Status Late, Ship Weekday Friday'],
    ['weekend packages in Q3', 'Packages, Q3 2026, Ship Weekday Saturday or Sunday'],
    ['spend by day of the week in Q3', 'Total Spend by Ship Weekday, Q3 2026'],
    ['saturday delivery charges last month', 'Accessorials, October 2026, Accessorial Saturday'],
    ['packages delivered on a saturday in q3', 'Packages, Q3 2026, Delivery Weekday Saturday'],
    ['late packages that arrived on Monday in q3', 'Packages, Q3 2026, Tracking Status Late, Delivery Weekday Monday'],
    ['spend last Monday', 'Total Spend, 16 November 2026'],
    ['packages shipped last weekend', 'Packages, 14 to 15 November 2026 by ship date'],
  ])('%s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each(['spend since Monday', 'carriers without a pickup on Sunday'])(
    'one day by its bare name is asked for, not guessed: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );

  it('one day by its bare name may be the last one, or every one', () => {
    const outcome = read('spend on Tuesday');
    expect(outcome.kind === 'clarify' && outcome.choices.map(({ text }) => text)).toEqual([
      'Total Spend, 17 November 2026',
      'Total Spend, 22 November 2025 to 21 November 2026, Ship Weekday Tuesday',
    ]);
  });
});

describe('cities', () => {
  it.each([
    ['packages from Seattle to Miami in Q3', 'Packages, Q3 2026, Sender City Seattle, Receiver City Miami'],
    ['packages to new york in Q3', 'Packages, Q3 2026, Receiver State NY'],
    ['packages to new york city in Q3', 'Packages, Q3 2026, Receiver City New York'],
    ['spend to Spring in Q3', 'Total Spend, Q3 2026, Receiver City Spring'],
    ['packages shipped out of chino in Q3', 'Packages, Q3 2026 by ship date, Sender City Chino'],
  ])('%s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each(['spend in spring', 'packages to Memphis', 'packages to Seatle in Q3'])(
    'that are none, or not known, are named and not guessed: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});

describe('what only looks like a question about figures', () => {
  it.each(['total spend drop table', 'how much refunds and how many late packages last month'])(
    'is not answered in part: %s',
    (question) => expect(read(question).kind).not.toBe('answer'),
  );
});

describe('words that only seem to be read', () => {
  it.each([
    ['spend through September', 'Total Spend, until 30 September 2026'],
    ['packages billed yesterday', 'Packages, 20 November 2026'],
    ['third party billed packages by carrier in Q3', 'Packages by Carrier, Q3 2026, Bill Option THIRD PARTY'],
    ['how much discount in Q2 and how much in Q3', 'Discount by quarter, 1 April to 30 September 2026'],
    ['percent change in spend by carrier from Q2 to Q3', 'Total Spend by Carrier, Q3 2026, compared with Q2 2026'],
    ['transportation discount percent in Q3', 'Transportation Discount in percent of Published Amount, Q3 2026'],
    ['spend and on-time by carrier in Q3', 'Total Spend and On Time Share by Carrier, Q3 2026'],
    ['UPS vs FedEx on time in Q3', 'On Time Share by Carrier, Q3 2026, Carrier UPS or FedEx'],
    ['oversized packages in Q3', 'Packages, Q3 2026, Accessorial Large package'],
    [
      'are UPS costs up this month',
      'Total Spend, 1 to 21 November 2026, compared with 1 to 21 October 2026, Carrier UPS',
    ],
    [
      'spend in the last 30 days vs the prior 30 days',
      'Total Spend, 23 October to 21 November 2026, compared with 23 September to 22 October 2026',
    ],
    [
      'how many invoices over $5000 in Q3',
      'Number of different values of Invoice, Q3 2026, Total Spend more than 5,000',
    ],
    [
      'show packages over 100 lb sorted by cost in Q3',
      'List of packages by net amount, Q3 2026, actual weight more than 100 lb',
    ],
    ['total bill weight UPS in Q3', 'Bill Weight, Q3 2026, Carrier UPS'],
    [
      'spend first half of October vs second half',
      'Total Spend, 16 to 31 October 2026, compared with 1 to 15 October 2026',
    ],
    [
      'freight, fuel and accessorials by carrier in Q3',
      'Transportation and Fuel Surcharge and Accessorials by Carrier, Q3 2026',
    ],
    ['did UPS on time fall in Q3', 'On Time Share, Q3 2026, compared with Q2 2026, Carrier UPS'],
    [
      'UPS 2day vs FedEx 2day spend in Q3',
      'Total Spend by Carrier, Q3 2026, Carrier UPS or FedEx, Service Category 2 Day',
    ],
    ['UPS spend minus FedEx spend in Q3', 'Total Spend by Carrier, Q3 2026, Carrier UPS or FedEx'],
    ['list accounts by spend in Q3', 'Total Spend by Account, Q3 2026'],
  ])('are read: %s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each([
    'carriers with fewer late packages than UPS',
    'packages with both residential and delivery area surcharge',
    'top service for each carrier by spend',
    'top 5 states by spend each month',
    'packages shipped in October and billed in November',
    'spend for the last month of each quarter',
    'spend by carrier in percent of last year',
    'spend with and without fuel',
    'ratio of UPS to FedEx packages',
    'cumulative spend by month',
    'spend during peak season',
    'why is UPS the most expensive package',
    'packages shipped to us last month',
    'UPS vs the other carriers',
    'weekly service charge fees ups ytd',
    'pay UPS spend',
  ])('are never dropped: %s', (question) => expect(read(question).kind).toBe('refuse'));

  it.each([
    ['ar', 'الطرود المفوترة أمس', '2026'],
    ['zh', '昨天计费的包裹', '包裹数'],
    ['ar', 'ما نسبة الأرضي من إنفاق UPS في أكتوبر', 'حصة فئة الخدمة بري'],
    ['it', 'variazione percentuale della spesa per corriere', 'Spesa totale per Corriere'],
  ] as const)('are read in other languages: %s %s', (language, question, said) => {
    const reading = readingOf(question, { language });
    expect(sayReading(reading)).toContain(said);
    expect(reading.measures.every((each) => each.kind === 'measure')).toBe(true);
  });

  it.each([
    ['es', 'paga UPS gasto'],
    ['fr', 'payez UPS dépenses'],
    ['zh', '今年第一张发票'],
    ['es', 'transportistas con menos paquetes tarde que UPS'],
    ['es', 'gasto de UPS terrestre vs FedEx'],
    ['fr', 'dépenses avec et sans carburant'],
  ] as const)('nor in other languages: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });

  it('are no part of how a question was understood where they are only polite', () => {
    const outcome = read('Good morning, I am preparing the board deck. What did we spend last month?');
    const texts = outcome.kind === 'answer' ? outcome.remarks.map(({ text }) => text).join() : '';
    expect(outcome.kind).toBe('answer');
    expect(texts).not.toContain('Good morning’');
  });
});

describe('what belongs to one side or one place', () => {
  it.each([
    ['packages from Texas or California in Q3', 'Packages, Q3 2026, Sender State TX or CA'],
    ['packages shipped by anyone but UPS in Q3', 'Packages, Q3 2026 by ship date, without Carrier UPS'],
    [
      'packages and average cost by carrier in Q3',
      'Packages and Net Amount of All Carriers per package by Carrier, Q3 2026',
    ],
    [
      'zones with an average weight over 5 lb in Q3',
      'Average Bill Weight per Package by Zone Code, Q3 2026, Average Bill Weight per Package more than 5',
    ],
    ['late packages and their cost in Q3', 'Packages and Total Spend, Q3 2026, Tracking Status Late'],
  ])('is read: %s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each([
    'UPS ground packages vs FedEx packages last month',
    'compare UPS Q2 and FedEx Q3',
    'what percent of late packages were refunded',
    'packages late by one day',
  ])('is not mixed up: %s', (question) => expect(read(question).kind).toBe('refuse'));
});

describe('a word that could change the figure', () => {
  it.each([
    ['en', 'packages with delta weight over 5 lbs last month'],
    ['en', 'how many address corrections and how much did they weigh last quarter'],
    ['en', 'packages still not delivered and late (pending late)'],
    ['en', 'packages shipped same day last month'],
    ['en', 'number of customers we shipped to last month'],
    ['en', 'spend excluding fuel and freight carriers last month'],
    ['it', 'spesa per responsabile di account il mese scorso'],
    ['zh', '上季度每位客户经理的运费'],
    ['ar', 'الإنفاق حسب مدير الحساب الشهر الماضي'],
  ] as const)('is not left out: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });

  it.each([
    ['en', 'excluding fuel, what did we spend last month', 'Total Spend without Fuel Surcharge, October 2026'],
    [
      'es',
      'sin combustible, ¿cuánto gastamos el mes pasado?',
      'Gasto total sin Recargo por combustible, octubre de 2026',
    ],
    [
      'en',
      'ground vs express packages last month',
      'Packages by Mode, October 2026, Mode Parcel Ground or Parcel Express',
    ],
    ['en', 'packages shipped on a saturday in Q3', 'Packages, Q3 2026 by ship date, Ship Weekday Saturday'],
    [
      'en',
      'packages over 10 pounds and under 50 pounds last month',
      'Packages, October 2026, actual weight more than 10 lb, actual weight less than 50 lb',
    ],
    ['it', 'spedizioni che non sono né UPS né FedEx in ottobre', 'Pacchi, ottobre 2026, senza Corriere UPS o FedEx'],
    ['zh', '寄件国家为德国的包裹数,今年', '包裹数，2026/1/1 – 2026/11/21，发件国家/地区 德国'],
    ['ar', 'الإنفاق حسب بلد المرسل إليه العام الماضي', 'إجمالي الإنفاق حسب بلد المستلم، 2025'],
    [
      'es',
      'transportistas cuyo gasto supera los 30 mil dólares el trimestre pasado',
      'Gasto total por Transportista, T3 2026, Gasto total más de 30.000',
    ],
    ['zh', '支出超过2万美元的承运商,上季度', '总支出 按承运商，2026年第3季度，总支出超过 20,000'],
    ['en', 'accessorial breakdown last quarter', 'Accessorials by Accessorial, Q3 2026'],
    ['en', 'how many packages per invoice last month', 'Average Packages per invoice, October 2026'],
    ['it', 'quanti pacchi consegnati in tempo il mese scorso', 'Pacchi, ottobre 2026, Stato di tracciamento In orario'],
    ['zh', '请问十月份UPS向我们收了多少钱？', '总支出，2026年10月，承运商 UPS'],
    ['zh', '今年前5大附加费', '附加费 按附加费，2026/1/1 – 2026/11/21，最高的 5 个'],
    ['zh', '重量在10到20磅之间的包裹，上季度', '包裹数，2026年第3季度，实际重量至少 10 磅，实际重量至多 20 磅'],
    ['zh', '上月发货国际包裹数量', '包裹数，2026年10月（按发货日期），服务类别 国际'],
    [
      'en',
      'packages weighing more than 5 and less than 20 pounds last month',
      'Packages, October 2026, actual weight more than 5 lb, actual weight less than 20 lb',
    ],
    [
      'en',
      'states with more than 100 and fewer than 500 packages last quarter',
      'Packages by Receiver State, Q3 2026, Packages more than 100, Packages less than 500',
    ],
    [
      'it',
      'pacchi sopra 5 e sotto 20 kg a ottobre 2026',
      'Pacchi, ottobre 2026, peso effettivo più di 11,02 lb, peso effettivo meno di 44,09 lb',
    ],
    ['zh', '10月5磅以上20磅以下的包裹', '包裹数，2026年10月，实际重量超过 5 磅，实际重量低于 20 磅'],
  ] as const)('is placed: %s %s', (language, question, said) => {
    expect(sayReading(readingOf(question, { language }))).toBe(said);
  });

  it('reads days and periods where something else could be meant', () => {
    const billed = readingOf('¿cuántos paquetes se facturaron entre el 1 y el 15 de octubre?', { language: 'es' });
    expect(billed).toMatchObject({ conditions: [], time: { range: { from: '2026-10-01', to: '2026-10-15' } } });
    const same = readingOf('comparer les dépenses de janvier à juin 2026 avec la même période de 2025', {
      language: 'fr',
    });
    expect(same.time.range).toEqual({ from: '2026-01-01', to: '2026-06-30' });
    expect(same.compare).toEqual({ from: '2025-01-01', to: '2025-06-30' });
  });

  it.each([
    ['en', 'itemize the charges for tracking number 390000083769'],
    ['en', 'cost per order by carrier in september'],
    ['en', 'residential ground spend in Q3'],
    ['en', 'packages with residential and delivery area surcharges last month'],
  ] as const)('is named where it cannot be placed: %s %s', (language, question) => {
    expect(read(question, { language }).kind).toBe('refuse');
  });

  it.each<readonly [WordLanguage, string, string]>([
    ['en', 'spend by origin countries last month', 'sender_country'],
    ['en', 'packages by shipper zip code last month', 'sender_zip'],
    ['es', 'gasto por ciudades del remitente el mes pasado', 'sender_city'],
    ['fr', 'dépenses par pays expéditeur le mois dernier', 'sender_country'],
    ['it', 'spesa per paese di partenza il mese scorso', 'sender_country'],
    ['zh', '上个月按寄件方国家的支出', 'sender_country'],
    ['zh', '上个月按发货国的包裹数', 'sender_country'],
    ['zh', '上个月按收件人所在城市的包裹数', 'city'],
    ['ar', 'الإنفاق حسب دولة المرسل الشهر الماضي', 'sender_country'],
    ['ar', 'الإنفاق حسب دولة المرسل إليه الشهر الماضي', 'country'],
  ])('tells whose place is meant: %s %s', (language, question, dimension) => {
    expect(readingOf(question, { language }).dimensions).toEqual([dimension]);
  });

  it.each<readonly [WordLanguage, string]>([
    ['en', 'how many packages weren’t delivered on time last month'],
    ['es', 'paquetes que no llegaron a tiempo el mes pasado'],
    ['fr', 'colis non livrés à temps le mois dernier'],
    ['it', 'pacchi non consegnati in orario il mese scorso'],
    ['ar', 'عدد الطرود التي لم تسلم في الوقت المحدد الشهر الماضي'],
  ])('says which packages are not on time, and offers the others: %s %s', (language, question) => {
    const outcome = read(question, { language });
    const status = (values: readonly string[], excluded = false) => ({
      reading: { filters: [{ dimension: 'tracking_status', values, excluded }] },
    });
    expect(outcome).toMatchObject({
      kind: 'answer',
      ...status(['Late', 'Exception', 'Pending Late']),
      remarks: [{ kind: 'meaning' }],
      alternatives: [status(['Late']), status(['On Time'], true)],
    });
  });

  it.each<readonly [WordLanguage, string]>([
    ['en', 'packages that cost more than $50 and weighed under 5 lbs last month'],
    ['en', 'packages that weighed under 5 lbs and cost more than $50 last month'],
    ['es', 'paquetes que costaron más de 50 dólares y pesaron menos de 5 libras el mes pasado'],
    ['fr', 'colis qui ont coûté plus de 50 $ et pèsent moins de 5 livres le mois dernier'],
    ['it', 'pacchi che sono costati più di 50 dollari e pesano meno di 5 libbre il mese scorso'],
    ['zh', '上个月费用超过50美元且重量低于5磅的包裹'],
  ])('compares an amount and a weight, each in its unit: %s %s', (language, question) => {
    const { measures, conditions } = readingOf(question, { language });
    expect(measures).toEqual([{ kind: 'measure', measure: 'packages' }]);
    expect(conditions.toSorted((one, other) => other.value - one.value)).toEqual([
      { column: 'net_amount', comparison: 'more', value: 50 },
      { column: 'actual_weight', comparison: 'less', value: 5 },
    ]);
  });

  it('counts packages that cost so much, and adds up what they cost', () => {
    const said = (question: string) => sayReading(readingOf(question));
    expect(said('late packages that cost more than $40 last month')).toMatch(/^Packages, /);
    expect(said('what did packages over $50 cost last month')).toMatch(/^Total Spend, /);
  });

  it.each<readonly [WordLanguage, string]>([
    ['en', 'GSR claims paid last year'],
    ['es', 'cuánto hemos recuperado en reclamaciones de GSR este año'],
    ['fr', 'montant des réclamations GSR cette année'],
    ['it', 'reclami GSR rimborsati quest’anno'],
    ['zh', '今年GSR索赔金额'],
    ['ar', 'مطالبات GSR هذا العام'],
  ])('takes claims for what they are for: %s %s', (language, question) => {
    expect(readingOf(question, { language }).filters).toEqual([
      { dimension: 'credit_type', values: ['GSR / late delivery'], excluded: false },
    ]);
  });

  it('asks back which claims are meant where refunds are named', () => {
    expect(read('claims money recovered from the carriers this year').kind).toBe('clarify');
    expect(readingOf('claims and GSR refunds this year').filters).toMatchObject([
      { values: ['Damaged / lost claim', 'GSR / late delivery'] },
    ]);
  });

  it('tells the share of a status where it went', () => {
    const said = (question: string) => sayReading(readingOf(question));
    expect(said('on time deliveries to texas as a percent last month')).toBe(
      'On Time Share, October 2026, Receiver State TX',
    );
    expect(said('late packages in texas as a percentage of all packages to texas last month')).toBe(
      'Late Share, October 2026, Receiver State TX',
    );
  });

  it('takes the share of what is not on time for the late share', () => {
    expect(sayReading(readingOf('what percent of packages were not on time last month'))).toBe(
      'Late Share, October 2026',
    );
    expect(read('what percent of packages were not late last month').kind).toBe('refuse');
  });

  it('says what customers are, and offers where packages went', () => {
    expect(read('top 5 customers by spend last month')).toMatchObject({
      reading: { dimensions: ['client'] },
      remarks: expect.arrayContaining([{ kind: 'meaning', text: expect.stringContaining('‘Customers’') }]),
      alternatives: expect.arrayContaining([
        expect.objectContaining({ reading: expect.objectContaining({ dimensions: ['city'] }) }),
      ]),
    });
  });

  it('counts every carrier where a question says so', () => {
    const { measures } = readingOf('total net amount with every carrier counted in 2025');
    expect(measures).toEqual([{ kind: 'measure', measure: 'netOfAllCarriers' }]);
  });

  it('keeps the remark on carriers that Total Spend leaves out where one of them is left out by name', () => {
    const outcome = read('gasto sin USPS el mes pasado', { language: 'es' });
    expect(JSON.stringify(outcome)).toContain('El gasto total excluye a los transportistas USPS y DHL.');
    const both = read('spend without USPS and DHL last month');
    expect(both).toMatchObject({ kind: 'answer', remarks: [] });
  });
});
