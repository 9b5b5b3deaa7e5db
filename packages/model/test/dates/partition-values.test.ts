import { describe, expect, it } from 'vitest';
import { partitionValue, partitionValues, quarterLabel, quarterOf, quartersOf } from '../../src/index.ts';

describe('partition values', () => {
  it('are client id, year and quarter digit', () => {
    expect(partitionValue(1001, '2025-08-15')).toBe(100120253);
    expect(partitionValue(7, '2024-01-01')).toBe(720241);
    expect(partitionValue(7, '2024-12-31')).toBe(720244);
  });

  it('cover every quarter that a range touches, for each client', () => {
    expect(partitionValues([1001, 1002], { from: '2024-12-31', to: '2025-04-01' })).toEqual([
      100120244, 100120251, 100120252, 100220244, 100220251, 100220252,
    ]);
    expect(partitionValues([5], { from: '2025-03-31', to: '2025-03-31' })).toEqual([520251]);
    expect(partitionValues([5], { from: '2025-04-01', to: '2025-03-31' })).toEqual([]);
    expect(partitionValues([], { from: '2025-01-01', to: '2025-03-31' })).toEqual([]);
  });

  it('contain the partition of every day of the range', () => {
    const range = { from: '2023-11-15', to: '2025-02-20' };
    const values = new Set(partitionValues([42], range));
    for (let day = Date.parse(range.from); day <= Date.parse(range.to); day += 86_400_000) {
      expect(values.has(partitionValue(42, new Date(day).toISOString().slice(0, 10)))).toBe(true);
    }
    expect(values.size).toBe(6);
  });
});

describe('quarters', () => {
  it('are labelled like Q1-2024', () => {
    expect(quarterLabel(quarterOf('2024-01-01'))).toBe('Q1-2024');
    expect(quartersOf({ from: '2024-11-01', to: '2025-02-01' }).map(quarterLabel)).toEqual(['Q4-2024', 'Q1-2025']);
  });
});
