import { describe, expect, it } from 'vitest';
import { forecastMonths } from '../../src/index.ts';

const year = [100, 90, 100, 100, 110, 100, 100, 100, 100, 120, 180, 200];

describe('the forecast of months', () => {
  it('is last year’s month, moved as the last twelve months have moved', () => {
    const { method, values, error } = forecastMonths([...year, ...year.map((value) => value * 1.1)], 14);
    expect(method).toBe('seasonal');
    // 110 and 99 of last year, a tenth more; and the year after that once more.
    expect(values.slice(0, 2).map((value) => Math.round(value * 100))).toEqual([12_100, 10_890]);
    expect(Math.round((values[12] ?? 0) * 100)).toBe(13_310);
    // No month had two years before it, so nothing says how far such forecasts are off.
    expect(error).toBeNull();
  });

  it('is off as often as it was in the past', () => {
    const third = year.map((value, month) => value * (month % 3 === 0 ? 1.2 : 1));
    const { error, tried } = forecastMonths([...year, ...year, ...third], 1);
    expect(tried).toBe(12);
    // Each third month of the third year was a fifth above its forecast, and the others less below theirs.
    expect(error).toBeGreaterThan(0.1);
    expect(error).toBeLessThan(0.2);
    expect(forecastMonths([...year, ...year, ...year], 1)).toMatchObject({ error: 0 });
  });

  it('is the level of the last months where there is no second year, and nothing without any', () => {
    expect(forecastMonths([500, 80, 100, 120], 2)).toEqual({
      method: 'level',
      values: [100, 100],
      error: null,
      tried: 1,
    });
    expect(forecastMonths([100, 100], 3)).toEqual({ method: 'none', values: [], error: null, tried: 0 });
    expect(forecastMonths([100, 100, 100, 110, 90, 100, 100, 100, 130], 1).error).toBeGreaterThan(0);
  });
});
