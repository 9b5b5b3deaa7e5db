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
    ['UPS and FedEx spend separately last month', 'Total Spend by Carrier, October 2026, Carrier UPS or FedEx'],
  ])('are read: %s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each([
    'spend leaving UPS out last month',
    'UPS out, spend last month',
    'spend separately last month',
    'late packages with UPS performance last month',
    'difference between billed n actual weight',
  ])('are never dropped: %s', (question) => expect(read(question).kind).not.toBe('answer'));

  it.each([
    ['UPS以外的支出，上个月', '总支出，2026年10月，不含承运商 UPS'],
    ['上个月UPS和FedEx的支出分别是多少', '总支出 按承运商，2026年10月，承运商 UPS或FedEx'],
  ])('are read: %s', (question, said) => expect(sayReading(readingOf(question, { language: 'zh' }))).toBe(said));
});

describe('weekdays', () => {
  it.each([
    ['spend on Mondays this year', 'Total Spend, 1 January to 21 November 2026, Ship Weekday Monday'],
    ['late packages on friday last quarter', 'Packages, Q3 2026, Tracking Status Late, Ship Weekday Friday'],
    ['weekend packages in Q3', 'Packages, Q3 2026, Ship Weekday Saturday or Sunday'],
    ['spend by day of the week in Q3', 'Total Spend by Ship Weekday, Q3 2026'],
    ['saturday delivery charges last month', 'Accessorials, October 2026, Accessorial Saturday'],
  ])('%s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each(['spend on Tuesday', 'spend last Monday', 'spend since Monday', 'carriers without a pickup on Sunday'])(
    'one day by its bare name is asked for, not guessed: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});

describe('cities', () => {
  it.each([
    ['packages from Seattle to Miami in Q3', 'Packages, Q3 2026, Sender City Seattle, Receiver City Miami'],
    ['packages to new york in Q3', 'Packages, Q3 2026, Receiver State NY'],
    ['packages to new york city in Q3', 'Packages, Q3 2026, Receiver City New York'],
    ['spend to Spring in Q3', 'Total Spend, Q3 2026, Receiver City Spring'],
    ['packages shipped out of chino in Q3', 'Packages, Q3 2026, Sender City Chino'],
  ])('%s', (question, said) => expect(sayReading(readingOf(question))).toBe(said));

  it.each(['spend in spring', 'packages to Memphis', 'packages to Seatle in Q3'])(
    'that are none, or not known, are named and not guessed: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});
