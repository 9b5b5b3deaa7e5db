import { describe, expect, it } from 'vitest';
import { readDay } from '../../../src/lib/languages/read-day.ts';

describe('a day that somebody wrote', () => {
  it.each([
    ['1/15/26', 'MM/DD/YYYY', '2026-01-15'],
    ['01/15/2026', 'MM/DD/YYYY', '2026-01-15'],
    ['1-5-2026', 'MM/DD/YYYY', '2026-01-05'],
    ['01152026', 'MM/DD/YYYY', '2026-01-15'],
    ['011526', 'MM/DD/YYYY', '2026-01-15'],
    ['15.1.26', 'DD/MM/YYYY', '2026-01-15'],
    ['2026/1/15', 'YYYY/MM/DD', '2026-01-15'],
    ['26-1-15', 'YYYY/MM/DD', '2026-01-15'],
    ['2026-01-15', 'DD/MM/YYYY', '2026-01-15'],
    ['١٥/١/٢٠٢٦', 'DD/MM/YYYY', '2026-01-15'],
  ])('%s, where days are written %s', (written, pattern, day) => {
    expect(readDay(written, pattern)).toEqual({ day });
  });

  it.each(['', 'soon', '1/15', '13/15/2026', '2/29/2026', '1/15/226', '1/15/2026/3', '115'])(
    'is none: %s',
    (written) => {
      expect(readDay(written, 'MM/DD/YYYY')).toEqual({ problem: 'unreadable' });
    },
  );

  it.each(['1/15/0026', '12/31/1989', '1/1/2100'])('is in a year without bills: %s', (written) => {
    expect(readDay(written, 'MM/DD/YYYY')).toEqual({ problem: 'implausible' });
  });
});
