import { describe, expect, it } from 'vitest';
import { sayReading } from '../src/index.ts';
import { readingOf } from './reader.ts';

describe('holidays', () => {
  it.each([
    ['spend on black friday', '28 November 2025'],
    ['spend on black friday 2024', '29 November 2024'],
    ['spend since labor day', '7 September to 21 November 2026'],
    ['spend on memorial day', '25 May 2026'],
    ['spend last christmas', '25 December 2025'],
    ['spend on cyber monday last year', '1 December 2025'],
    ['spend between thanksgiving and christmas last year', '27 November to 25 December 2025'],
    ['spend in thanksgiving week 2024', 'the week of 24 November 2024'],
    ['spend on good friday', '3 April 2026'],
    ['spend on easter 2025', '20 April 2025'],
    ['spend on easter 2019', '21 April 2019'],
    ['spend on chinese new year', '17 February 2026'],
    ['spend on eid al fitr 2025', '30 March 2025'],
  ])('%s', (question, days) => expect(sayReading(readingOf(question))).toBe(`Total Spend, ${days}`));

  it.each([
    ['zh', '黑色星期五的支出', '2025年11月28日'],
    ['es', 'gasto desde navidad', '25 de diciembre de 2025'],
    ['fr', 'dépenses depuis noël 2024', '25 décembre 2024'],
    ['it', 'spesa a ferragosto', '15 agosto 2026'],
    ['ar', 'الإنفاق في الجمعة السوداء', '28 نوفمبر 2025'],
  ] as const)('in %s: %s', (language, question, days) =>
    expect(sayReading(readingOf(question, { language }))).toContain(days),
  );
});
