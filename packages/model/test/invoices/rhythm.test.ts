import { describe, expect, it } from 'vitest';
import { addDays, expectationOf, rhythmOf } from '../../src/index.ts';

/** Bill dates at the given intervals in days, up to a given day. */
function datesUpTo(last: string, gaps: readonly number[]): string[] {
  const dates = [last];
  for (const gap of gaps.toReversed()) dates.unshift(addDays(dates[0] ?? last, -gap));
  return dates;
}

const weekly = [7, 7, 7, 7, 7, 7];

describe('the rhythm of an account', () => {
  it('is the usual number of days between bill dates, whatever single gaps are', () => {
    expect(rhythmOf(datesUpTo('2026-10-31', [7, 7, 14, 7, 7, 7]))).toEqual({ usualDays: 7, grace: 4 });
    expect(rhythmOf(datesUpTo('2026-10-31', [30, 31, 31, 30]))).toEqual({ usualDays: 31, grace: 7 });
    expect(rhythmOf(datesUpTo('2026-10-30', [1, 1, 1, 3, 1, 1, 1, 1, 3, 1]))).toEqual({ usualDays: 1, grace: 3 });
  });

  it('needs three gaps in five that differ from the usual one by no more than the grace', () => {
    expect(rhythmOf(datesUpTo('2026-10-31', [7, 7, 7, 30, 60]))).toEqual({ usualDays: 7, grace: 4 });
    expect(rhythmOf(datesUpTo('2026-10-31', [7, 11, 3, 30, 7]))).toEqual({ usualDays: 7, grace: 4 });
    expect(rhythmOf(datesUpTo('2026-10-31', [7, 12, 7, 2, 30]))).toBeUndefined();
  });

  it('is unknown after fewer than five bill dates, and for gaps of all lengths', () => {
    expect(rhythmOf([])).toBeUndefined();
    expect(rhythmOf(datesUpTo('2026-10-31', [7, 7, 7]))).toBeUndefined();
    expect(rhythmOf(datesUpTo('2026-10-31', [2, 40, 9, 61, 17, 90]))).toBeUndefined();
  });
});

describe('the next invoice of an account', () => {
  it('is late a few days after it was expected, and not before', () => {
    const dates = datesUpTo('2026-10-31', weekly);
    expect(expectationOf(dates, '2026-11-11')).toMatchObject({ punctuality: 'on_time', expectedOn: '2026-11-07' });
    expect(expectationOf(dates, '2026-11-12')).toMatchObject({ punctuality: 'late', missed: ['2026-11-07'] });
    expect(expectationOf(dates, '2026-11-20')).toMatchObject({ missed: ['2026-11-07', '2026-11-14'] });
  });

  it('is no longer expected when more than six have not come', () => {
    const dates = datesUpTo('2026-06-27', weekly);
    expect(expectationOf(dates, addDays('2026-06-27', 7 * 7 + 4)).punctuality).toBe('late');
    expect(expectationOf(dates, addDays('2026-06-27', 7 * 7 + 5)).punctuality).toBe('silent');
  });

  it('that was missed in between is named, also after others came', () => {
    const dates = datesUpTo('2026-10-31', [7, 7, 7, 21, 7, 7]);
    expect(expectationOf(dates, '2026-11-01')).toMatchObject({
      punctuality: 'on_time',
      missed: ['2026-10-03', '2026-10-10'],
    });
  });

  it('is not expected without a rhythm', () => {
    expect(expectationOf(['2026-01-03'], '2026-11-20')).toEqual({
      punctuality: 'irregular',
      rhythm: undefined,
      missed: [],
      expectedOn: undefined,
    });
  });
});
