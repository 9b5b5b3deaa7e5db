import { describe, expect, it } from 'vitest';
import { sayReading } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

const periods = [
  ['last week', '2026-11-08', '2026-11-14'],
  ['week before last', '2026-11-01', '2026-11-07'],
  ['this week', '2026-11-15', '2026-11-21'],
  ['last 6 weeks', '2026-10-04', '2026-11-14'],
  ['last 13 weeks', '2026-08-16', '2026-11-14'],
  ['last 30 days', '2026-10-23', '2026-11-21'],
  ['last 6 months', '2026-05-22', '2026-11-21'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['2 months ago', '2026-09-01', '2026-09-30'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['qtd', '2026-10-01', '2026-11-21'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['Q1', '2026-01-01', '2026-03-31'],
  ['Q4 2025', '2025-10-01', '2025-12-31'],
  ['Q3 last year', '2025-07-01', '2025-09-30'],
  ['December', '2025-12-01', '2025-12-31'],
  ['November', '2026-11-01', '2026-11-21'],
  ['after March', '2026-04-01', '2026-11-21'],
  ['since March', '2026-03-01', '2026-11-21'],
  ['March to May', '2026-03-01', '2026-05-31'],
  ['November to February', '2025-11-01', '2026-02-28'],
  ['from 2026-03-05 to 2026-04-20', '2026-03-05', '2026-04-20'],
  ['between March 5 and March 20, 2026', '2026-03-05', '2026-03-20'],
  ['on 3/5/2026', '2026-03-05', '2026-03-05'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['before March', '2000-01-01', '2026-02-28'],
  ['before 15 March 2026', '2000-01-01', '2026-03-14'],
  ['until the end of June', '2000-01-01', '2026-06-30'],
  ['through September', '2000-01-01', '2026-09-30'],
  ['in the last quarter of 2025', '2025-10-01', '2025-12-31'],
  ['in the first month of Q3', '2026-07-01', '2026-07-31'],
  ['on the last day of October', '2026-10-31', '2026-10-31'],
  ['Q3 26', '2026-07-01', '2026-09-30'],
  ['h2 25', '2025-07-01', '2025-12-31'],
  ['on the same days last November', '2025-11-01', '2025-11-21'],
  ['in the week of November 10', '2026-11-08', '2026-11-14'],
  ['in the week from 10 November 2025', '2025-11-09', '2025-11-15'],
  ['week November 10', '2026-11-08', '2026-11-14'],
  ['in the week of yesterday', '2026-11-15', '2026-11-21'],
  ['on November 10', '2026-11-10', '2026-11-10'],
  ['today', '2026-11-21', '2026-11-21'],
  ['on November 21', '2026-11-21', '2026-11-21'],
  ['on November 22', '2025-11-22', '2025-11-22'],
  ['on 5 of March of 2025', '2025-03-05', '2025-03-05'],
  ['on 5 March of 2025', '2025-03-05', '2025-03-05'],
  ['on 2025 March 5', '2025-03-05', '2025-03-05'],
  ['on March 5, 2025', '2025-03-05', '2025-03-05'],
  ['ytd', '2026-01-01', '2026-11-21'],
  ['last ytd', '2025-01-01', '2025-11-21'],
  ['lytd', '2025-01-01', '2025-11-21'],
  ['prior ytd', '2025-01-01', '2025-11-21'],
  ['ytd last year', '2025-01-01', '2025-11-21'],
  ['ytd 2024', '2024-01-01', '2024-11-21'],
  ['2024 ytd', '2024-01-01', '2024-11-21'],
  ['2026 ytd', '2026-01-01', '2026-11-21'],
  ['ytd 2026', '2026-01-01', '2026-11-21'],
  ['last qtd', '2026-07-01', '2026-08-21'],
  ['qtd 2025', '2025-10-01', '2025-11-21'],
  ['last mtd', '2026-10-01', '2026-10-21'],
] as const;

describe('periods follow the product’s calendar', () => {
  it.each(periods)('%s', (period, from, to) => expect(readingOf(`spend ${period}`).time.range).toEqual({ from, to }));

  it.each(periods)('what stands after it still counts: %s UPS', (period, from, to) => {
    const reading = readingOf(`spend ${period} UPS`);
    expect(reading.time.range).toEqual({ from, to });
    expect(sayReading(reading)).toContain('Carrier UPS');
  });

  it.each([
    ['gasto los últimos 6 meses', '2026-05-22', '2026-11-21'],
    ['dépenses des 6 derniers mois', '2026-05-22', '2026-11-21'],
    ['spesa degli ultimi 6 mesi', '2026-05-22', '2026-11-21'],
    ['过去6个月的支出', '2026-05-22', '2026-11-21'],
    ['الإنفاق آخر 6 أشهر', '2026-05-22', '2026-11-21'],
    ['去年3月的支出', '2025-03-01', '2025-03-31'],
    ['spesa del terzo trimestre 2025', '2025-07-01', '2025-09-30'],
    ['gasto antes de marzo', '2000-01-01', '2026-02-28'],
    ['dépenses avant mars', '2000-01-01', '2026-02-28'],
    ['spesa prima di marzo', '2000-01-01', '2026-02-28'],
    ['3月之前的支出', '2000-01-01', '2026-02-28'],
    ['الإنفاق قبل مارس', '2000-01-01', '2026-02-28'],
    ['gasto en la semana del 10 de noviembre', '2026-11-08', '2026-11-14'],
    ['dépenses la semaine du 10 novembre', '2026-11-08', '2026-11-14'],
    ['spesa nella settimana del 10 novembre', '2026-11-08', '2026-11-14'],
    ['11月10日这周的支出', '2026-11-08', '2026-11-14'],
    ['11月10日的支出', '2026-11-10', '2026-11-10'],
    ['الإنفاق في أسبوع 10 نوفمبر', '2026-11-08', '2026-11-14'],
  ])('in other languages: %s', (question, from, to) => {
    expect(readingOf(question).time.range).toEqual({ from, to });
  });

  it('asks about the later of two periods where it asks for a change', () => {
    const { time, compare } = readingOf('how did spend change from Q2 to Q3');
    expect(time.range).toEqual({ from: '2026-07-01', to: '2026-09-30' });
    expect(compare).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  });

  it('compares with the same days of the year before', () => {
    expect(readingOf('spend October year over year').compare).toEqual({ from: '2025-10-01', to: '2025-10-31' });
    expect(readingOf('spend this year vs last year').compare).toEqual({ from: '2025-01-01', to: '2025-11-21' });
    expect(readingOf('spend February 2025 year over year').compare).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  });

  it('takes two digits after a quarter for a year, and after a month for either', () => {
    const { time, compare } = readingOf('spend q3 26 vs q3 25');
    expect(time.range).toEqual({ from: '2026-07-01', to: '2026-09-30' });
    expect(compare).toEqual({ from: '2025-07-01', to: '2025-09-30' });
    const months = read('spend oct 25 vs oct 26');
    expect(months.kind === 'clarify' ? months.choices.map(({ reading }) => reading.time.range?.from) : []).toEqual([
      '2026-10-26',
      '2026-10-01',
    ]);
  });

  it('holds days against the same ones of another month', () => {
    const { time, compare } = readingOf('spend November 1 to 20 vs same days last November');
    expect(time.range).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    expect(compare).toEqual({ from: '2025-11-01', to: '2025-11-20' });
  });

  it('says days without a beginning by their end, and compares them with nothing', () => {
    expect(sayReading(readingOf('spend before March'))).toBe('Total Spend, until 28 February 2026');
    expect(sayReading(readingOf('Total Spend, until 28 February 2026'))).toBe('Total Spend, until 28 February 2026');
    expect(read('average monthly spend before March').kind).toBe('refuse');
    expect(read('how did spend change before March').kind).toBe('refuse');
  });
});
