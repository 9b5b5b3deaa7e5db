import { describe, expect, it } from 'vitest';
import { comparedSeries } from '../../src/index.ts';

const range = (from: string, to: string) => ({ from, to });

describe('range over range', () => {
  it('is each set as it is, compared with the first', () => {
    const ranges = [range('2026-01-01', '2026-03-31'), range('2024-05-10', '2026-01-05')];
    expect(comparedSeries(ranges, 'range_over_range')).toMatchObject([
      { set: 0, year: undefined, dates: ranges[0], comparedDays: ranges[0], base: undefined },
      { set: 1, year: undefined, dates: ranges[1], comparedDays: ranges[1], base: 0 },
    ]);
  });
});

describe('year over year', () => {
  it('compares a year that is not over with the same days of the year before', () => {
    const series = comparedSeries([range('2025-01-01', '2026-11-21')], 'year_over_year');
    expect(series).toMatchObject([
      {
        year: 2026,
        age: 0,
        dates: range('2026-01-01', '2026-11-21'),
        comparedDays: range('2026-01-01', '2026-11-21'),
        base: 1,
      },
      {
        year: 2025,
        age: 1,
        dates: range('2025-01-01', '2025-12-31'),
        comparedDays: range('2025-01-01', '2025-11-21'),
        base: undefined,
      },
    ]);
  });

  it('leaves out days that the year before does not have in the range', () => {
    const [now, before] = comparedSeries([range('2025-03-01', '2026-11-21')], 'year_over_year');
    expect(now?.comparedDays).toEqual(range('2026-03-01', '2026-11-21'));
    expect(before?.comparedDays).toEqual(range('2025-03-01', '2025-11-21'));
  });

  it('compares nothing where the years have no days in common', () => {
    const series = comparedSeries([range('2025-07-01', '2026-03-31')], 'year_over_year');
    expect(series.map(({ base }) => base)).toEqual([undefined, undefined]);
    expect(series.map(({ comparedDays }) => comparedDays)).toEqual([
      range('2026-01-01', '2026-03-31'),
      range('2025-07-01', '2025-12-31'),
    ]);
  });

  it('takes the newest three years, each against the one before, and sets of one year against the first set', () => {
    const series = comparedSeries(
      [range('2021-06-01', '2026-06-30'), range('2025-02-01', '2025-04-30')],
      'year_over_year',
    );
    expect(series.map(({ set, year, base }) => [set, year, base])).toEqual([
      [0, 2026, 1],
      [0, 2025, 2],
      [0, 2024, undefined],
      [1, 2025, 0],
    ]);
    expect(series[2]?.comparedDays).toEqual(range('2024-01-01', '2024-06-30'));
  });

  it('compares nothing with a third year that begins in the middle of the days of the other two', () => {
    const series = comparedSeries([range('2024-03-01', '2026-11-21')], 'year_over_year');
    expect(series.map(({ year, base }) => [year, base])).toEqual([
      [2026, 1],
      [2025, undefined],
      [2024, undefined],
    ]);
    expect(series.map(({ comparedDays }) => comparedDays)).toEqual([
      range('2026-01-01', '2026-11-21'),
      range('2025-01-01', '2025-11-21'),
      range('2024-03-01', '2024-12-31'),
    ]);
  });

  it('knows the last of February', () => {
    const [now, before] = comparedSeries([range('2023-01-01', '2024-02-29')], 'year_over_year');
    expect(now?.comparedDays.to).toBe('2024-02-29');
    expect(before?.comparedDays.to).toBe('2023-02-28');
  });
});
