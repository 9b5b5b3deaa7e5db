import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { sayReading } from '../src/index.ts';
import { read, readingOf, today } from './reader.ts';

const timeOf = (text: string, language: WordLanguage = 'en') => {
  const { time, compare } = readingOf(text, { language });
  return { grain: time.grain, ...time.range, compared: compare?.from };
};

describe('two periods that ‘and’ joins', () => {
  it.each([
    ['en', 'spend in 2025 and 2026'],
    ['fr', 'coût moyen par colis en 2025 et en 2026'],
    ['es', 'gasto en 2025 y en 2026'],
    ['it', 'spesa nel 2025 e nel 2026'],
    ['zh', '2025年和2026年的支出'],
    ['ar', 'الإنفاق في 2025 و2026'],
  ] as const)('next to each other are shown one by one: %s', (language, question) => {
    expect(timeOf(question, language)).toMatchObject({ grain: 'year', from: '2025-01-01', to: '2026-11-21' });
  });

  it.each([
    ['en', 'spend in March and in June'],
    ['fr', 'dépenses en mars et en juin'],
    ['es', 'gasto en marzo y en junio'],
    ['it', 'spesa a marzo e a giugno'],
  ] as const)('apart from each other are compared: %s', (language, question) => {
    expect(timeOf(question, language)).toMatchObject({
      grain: undefined,
      from: '2026-06-01',
      to: '2026-06-30',
      compared: '2026-03-01',
    });
  });

  it('are one where they are asked for together, or have a grain of their own', () => {
    expect(timeOf('spend July and August combined').grain).toBeUndefined();
    expect(timeOf('monthly spend in 2025 and 2026').grain).toBe('month');
  });
});

describe('two periods that are compared', () => {
  it.each([
    ['compare spend in Q2 with Q3', 'Total Spend, Q3 2026, compared with Q2 2026'],
    ['spend Q3 2026 vs Q2 2026', 'Total Spend, Q3 2026, compared with Q2 2026'],
    ['spend 2025 vs 2026', 'Total Spend, 1 January to 21 November 2026, compared with 2025'],
  ])('go from the earlier to the later: %s', (question, said) => {
    expect(sayReading(readingOf(question))).toBe(said);
  });

  it('do so after an answer too', () => {
    const earlier = [readingOf('cost per package 2025')];
    expect(sayReading(readingOf('vs 2026', { earlier }))).toBe(
      'Cost per Package, 1 January to 21 November 2026, compared with 2025',
    );
  });
});

it.each(['spend of tracking 1Z4R7A210300000037', 'spend by carrier year over year'])(
  'says nothing of the last twelve months where others are meant: %s',
  (question) => {
    const outcome = read(question);
    expect(outcome.kind === 'answer' && outcome.remarks.filter(({ kind }) => kind === 'assumed')).toEqual([]);
  },
);

describe('months that share a year', () => {
  it.each(['spend november and december 2025', 'spend nov and dec of last year', 'spend in november + december 2025'])(
    'have it even if the first of them is going on: %s',
    (question) => {
      expect(timeOf(question)).toMatchObject({ grain: 'month', from: '2025-11-01', to: '2025-12-31' });
    },
  );

  it('end today where it is this year', () => {
    expect(timeOf('spend october and november 2026')).toMatchObject({ from: '2026-10-01', to: '2026-11-21' });
  });
});

describe('the same part of last year', () => {
  it.each([
    ['en', 'fedex cost same quarter last year', '2025-10-01', '2025-12-31'],
    ['en', 'ups packages same week last year', '2025-11-16', '2025-11-22'],
    ['en', 'fedex spend same day last year', '2025-11-21', '2025-11-21'],
    ['en', 'spend same month a year ago', '2025-11-01', '2025-11-30'],
    ['es', 'gasto UPS mismo mes del año pasado', '2025-11-01', '2025-11-30'],
    ['fr', 'dépenses FedEx au même trimestre l’an dernier', '2025-10-01', '2025-12-31'],
    ['it', 'spesa UPS stesso mese dell’anno scorso', '2025-11-01', '2025-11-30'],
    ['zh', '去年同季度的支出', '2025-10-01', '2025-12-31'],
    ['ar', 'الإنفاق في نفس الشهر من العام الماضي', '2025-11-01', '2025-11-30'],
  ] as const)('is told by itself: %s %s', (language, question, from, to) => {
    const { time, compare } = readingOf(question, { language });
    expect([time.range, compare]).toEqual([{ from, to }, undefined]);
  });

  it('is held against the days that a question names, or the current ones', () => {
    const named = readingOf('spend last month vs same month last year');
    expect(named).toMatchObject({ time: { range: { from: '2026-10-01' } }, compare: { to: '2025-10-31' } });
    expect(readingOf('spend vs same quarter last year')).toMatchObject({
      time: { range: { from: '2026-10-01', to: today } },
      compare: { from: '2025-10-01', to: '2025-11-21' },
    });
  });

  it('is not what somebody shipped to', () => {
    expect(readingOf('how many states did we ship to last year')).toMatchObject({
      time: { range: { from: '2025-01-01', to: '2025-12-31' } },
      compare: undefined,
    });
  });
});

describe('a period that is not over', () => {
  const told = (text: string, language: 'en' | 'fr' = 'en') => {
    const outcome = read(text, { language });
    if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
    return {
      remarks: outcome.remarks.map((remark) => remark.text).join(' '),
      compared: outcome.alternatives.map(({ reading }) => reading.compare),
    };
  };

  it('is said to have fewer days than the one beside it, and as many days are offered', () => {
    const { remarks, compared } = told('this month vs last month packages');
    expect(remarks).toContain('is not over yet: it has 21 days so far, compared with 31');
    expect(compared).toContainEqual({ from: '2026-10-01', to: '2026-10-21' });
    expect(told('colis ce trimestre comparé au trimestre dernier', 'fr').remarks).toContain('52 jours');
  });

  it.each([
    'packages in October vs September',
    'packages this year vs last year',
    'packages this week vs last week',
    'packages in the last 30 days vs Q3',
  ])('is not among those of ‘%s’', (text) => {
    expect(told(text).remarks).not.toContain('not over yet');
  });
});
