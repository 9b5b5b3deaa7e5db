import { describe, expect, test } from 'vitest';
import { DateOrderFinder } from '../src/reading/date-order.ts';

const today = '2026-11-28';
type Evidence = ConstructorParameters<typeof DateOrderFinder>[0];

/** What a file with these bill dates, each with a ship date, shows. */
function shown(evidence: Evidence, ...pairs: readonly (readonly [string, string])[]) {
  const finder = new DateOrderFinder({ today, ...evidence });
  for (const [bill, shipped] of pairs) {
    finder.observe(bill);
    finder.observe(shipped);
    finder.observePair(bill, shipped);
  }
  return finder.question === undefined ? finder.order : 'open';
}

describe('the order of day and month', () => {
  test.each([
    ['25/07/2025 14:05', 'day first'],
    ['13/12/2025', 'day first'],
    ['12/13/2025', 'month first'],
    ['12/12/2025', 'month first'],
    ['2025-13-12', 'month first'],
  ] as const)('after ‘%s’ is %s', (text, expected) => {
    const finder = new DateOrderFinder({ today });
    finder.observe(text);
    expect(finder.order).toBe(expected);
    expect(finder.question).toBeUndefined();
  });

  test('is the one in which a shipment is billed within a month', () => {
    expect(shown({}, ['05/09/2026', '01/09/2026'])).toBe('day first');
    expect(shown({}, ['09/05/2026', '09/01/2026'])).toBe('month first');
    expect(shown({}, ['09/05/2026', '2026-09-01'])).toBe('month first');
  });

  test('is the one in which no bill is of the future', () => {
    expect(shown({}, ['12/11/2026', ''])).toBe('day first');
    expect(shown({}, ['11/12/2026', ''])).toBe('month first');
  });

  test('is that of the account’s country', () => {
    expect(shown({ country: 'US' }, ['05/09/2026', ''])).toBe('month first');
    expect(shown({ country: 'GB' }, ['05/09/2026', ''])).toBe('day first');
    expect(shown({ country: 'CA' }, ['05/09/2026', ''])).toBe('open');
  });

  test('is that of the program that writes semicolons', () => {
    expect(shown({ delimiter: ';', country: 'US' }, ['05/09/2026', ''])).toBe('day first');
  });

  test('is open where nothing shows it, or one pair of dates contradicts the country', () => {
    expect(shown({}, ['05/09/2026', ''])).toBe('open');
    expect(shown({ country: 'US' }, ['09/05/2026', '06/05/2026'])).toBe('open');
  });

  test('is that of several pairs of dates, whatever the country', () => {
    const days = ['01', '02', '03', '04'].map((day) => ['05/09/2026', `${day}/09/2026`] as const);
    expect(shown({ country: 'US' }, ...days)).toBe('day first');
  });

  test('is as somebody said', () => {
    expect(shown({ known: 'day first', country: 'US' }, ['09/05/2026', '09/01/2026'])).toBe('day first');
  });

  test('is that of the country where dates contradict each other: some lines are bad in any case', () => {
    expect(shown({}, ['13/07/2025', '07/13/2025'])).toBe('month first');
    expect(shown({ country: 'DE' }, ['13/07/2025', '07/13/2025'])).toBe('day first');
  });

  test('is asked with a date of the file and what it may be', () => {
    const finder = new DateOrderFinder({ today });
    finder.observe('05/09/2026');
    expect(finder.question).toEqual({
      about: 'date order',
      text: '05/09/2026',
      monthFirst: '2026-05-09',
      dayFirst: '2026-09-05',
    });
  });
});
