import { describe, expect, it } from 'vitest';
import { readingOf } from './reader.ts';

describe('numbers and days as a language writes them', () => {
  it.each([
    ['es', 'paquetes de más de 1.000 $', 1000],
    ['es', 'paquetes de más de 1.250,50 $', 1250.5],
    ['fr', 'colis de plus de 1 000 $', 1000],
    ['it', 'pacchi oltre 2.500 $', 2500],
    ['en', 'packages over $1,000', 1000],
    ['en', "packages over 1'000 dollars", 1000],
    ['es', 'paquetes de más de 2,5 libras', 2.5],
    ['en', 'packages over 2.5 lb', 2.5],
  ] as const)('are compared as meant: %s %s', (language, question, value) => {
    expect(readingOf(question, { language }).conditions).toMatchObject([{ value }]);
  });

  it.each([
    ['es', 'gasto del 5/10/2026', '2026-10-05'],
    ['fr', 'dépenses du 05/10/2026', '2026-10-05'],
    ['it', 'spesa del 5/10', '2026-10-05'],
    ['ar', 'الإنفاق 5/10/2026', '2026-10-05'],
    ['en', 'spend on 5/10/2026', '2026-05-10'],
    ['en', 'spend on 15/10/2026', '2026-10-15'],
  ] as const)('begin with the day or the month: %s %s', (language, question, from) => {
    expect(readingOf(question, { language }).time.range).toEqual({ from, to: from });
  });
});
