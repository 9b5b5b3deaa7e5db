import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  overviewRanges,
  periodsOf,
  rangeOfStarts,
  rollingRange,
  weekdayOf,
} from '../../src/index.ts';

describe('the ranges of the Overview', () => {
  it('are the four complete weeks, six complete months and twelve complete months before today', () => {
    expect(overviewRanges('2026-11-21')).toEqual({
      tiles: { from: '2026-10-18', to: '2026-11-14' },
      tilesBefore: { from: '2026-09-20', to: '2026-10-17' },
      trends: { from: '2026-05-01', to: '2026-10-31' },
      trendsBefore: { from: '2025-11-01', to: '2026-04-30' },
      refunds: { from: '2025-11-01', to: '2026-10-31' },
    });
  });

  it('end with the week and the month of the newest invoice where none has come since', () => {
    expect(overviewRanges('2026-11-21', '2025-07-05')).toEqual({
      tiles: { from: '2025-06-08', to: '2025-07-05' },
      tilesBefore: { from: '2025-05-11', to: '2025-06-07' },
      trends: { from: '2025-02-01', to: '2025-07-31' },
      trendsBefore: { from: '2024-08-01', to: '2025-01-31' },
      refunds: { from: '2024-08-01', to: '2025-07-31' },
    });
    expect(overviewRanges('2026-11-21', '2026-11-13')).toEqual(overviewRanges('2026-11-21'));
    expect(overviewRanges('2026-11-21', '2027-01-01')).toEqual(overviewRanges('2026-11-21'));
  });

  it('cross the year end and leap days', () => {
    const { tiles, trends, refunds } = overviewRanges('2024-03-01');
    expect(tiles).toEqual({ from: '2024-01-28', to: '2024-02-24' });
    expect(trends).toEqual({ from: '2023-09-01', to: '2024-02-29' });
    expect(refunds).toEqual({ from: '2023-03-01', to: '2024-02-29' });
    expect(daysBetween(tiles.from, tiles.to)).toBe(27);
  });
});

describe('the periods of a trend', () => {
  it('are all months that the range touches, those not wholly inside marked', () => {
    expect(periodsOf({ from: '2025-12-15', to: '2026-02-28' }, 'month')).toEqual([
      period('2025-12-01', '2025-12-31', '2025-12-15'),
      period('2026-01-01', '2026-01-31'),
      period('2026-02-01', '2026-02-28'),
    ]);
  });

  it('are quarters', () => {
    expect(periodsOf({ from: '2025-12-15', to: '2026-02-28' }, 'quarter')).toEqual([
      period('2025-10-01', '2025-12-31', '2025-12-15'),
      period('2026-01-01', '2026-03-31', '2026-01-01', '2026-02-28'),
    ]);
  });

  it('are days and years', () => {
    expect(periodsOf({ from: '2024-02-28', to: '2024-03-01' }, 'day').map(({ start }) => start)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(periodsOf({ from: '2024-12-31', to: '2025-12-31' }, 'year')).toEqual([
      period('2024-01-01', '2024-12-31', '2024-12-31'),
      period('2025-01-01', '2025-12-31'),
    ]);
  });

  it('are weeks from Sunday to Saturday, so that the previous week is one of them', () => {
    for (let day = 0; day < 800; day += 1) {
      const week = rollingRange('Previous Week', addDays('2024-12-01', day));
      expect(periodsOf(week, 'week')).toEqual([period(week.from, week.to)]);
      expect([weekdayOf(week.from), weekdayOf(week.to)]).toEqual([0, 6]);
    }
  });

  it('reach from the first to the last of given starts', () => {
    expect(rangeOfStarts(['2026-03-01', '2026-02-15'], 'week')).toEqual({ from: '2026-02-15', to: '2026-03-07' });
    expect(rangeOfStarts([], 'week')).toBeUndefined();
  });
});

function period(start: string, end: string, from = start, to = end) {
  return { start, end, days: { from, to }, partial: from !== start || to !== end };
}
