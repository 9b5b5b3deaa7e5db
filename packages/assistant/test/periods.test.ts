import { describe, expect, it } from 'vitest';
import { readingOf } from './reader.ts';

describe('periods follow the product’s calendar', () => {
  it.each([
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
  ])('%s', (period, from, to) => expect(readingOf(`spend ${period}`).time.range).toEqual({ from, to }));

  it.each([
    ['gasto los últimos 6 meses', '2026-05-22', '2026-11-21'],
    ['dépenses des 6 derniers mois', '2026-05-22', '2026-11-21'],
    ['spesa degli ultimi 6 mesi', '2026-05-22', '2026-11-21'],
    ['过去6个月的支出', '2026-05-22', '2026-11-21'],
    ['الإنفاق آخر 6 أشهر', '2026-05-22', '2026-11-21'],
    ['去年3月的支出', '2025-03-01', '2025-03-31'],
    ['spesa del terzo trimestre 2025', '2025-07-01', '2025-09-30'],
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
});
