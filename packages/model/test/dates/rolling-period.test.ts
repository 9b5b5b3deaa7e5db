import { describe, expect, it } from 'vitest';
import { isRollingPeriod, type RollingPeriod, rollingPeriods, rollingRange } from '../../src/index.ts';

const cases: readonly [RollingPeriod, today: string, from: string, to: string][] = [
  ['Current Week', '2026-11-21', '2026-11-15', '2026-11-21'],
  ['Current Week', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['Current Week', '2026-01-01', '2025-12-28', '2026-01-01'],
  ['Current Month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['Current Month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['Current Quarter', '2026-11-21', '2026-10-01', '2026-11-21'],
  ['Current Quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['Annual', '2026-11-21', '2025-11-22', '2026-11-21'],
  ['Annual', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['Annual', '2024-02-29', '2023-03-01', '2024-02-29'],
  ['Annual', '2025-02-28', '2024-02-29', '2025-02-28'],
  ['YTD', '2026-11-21', '2026-01-01', '2026-11-21'],
  ['YTD', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['Previous Week', '2026-11-21', '2026-11-08', '2026-11-14'],
  ['Previous Week', '2026-11-22', '2026-11-15', '2026-11-21'],
  ['Previous Week', '2026-01-03', '2025-12-21', '2025-12-27'],
  ['Previous Month', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['Previous Month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['Previous Month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['Previous Month', '2025-03-31', '2025-02-01', '2025-02-28'],
  ['Previous Quarter', '2026-11-21', '2026-07-01', '2026-09-30'],
  ['Previous Quarter', '2026-01-01', '2025-10-01', '2025-12-31'],
  ['Previous Year', '2026-11-21', '2025-01-01', '2025-12-31'],
  ['Previous Year', '2025-01-01', '2024-01-01', '2024-12-31'],
];

describe('rolling periods', () => {
  it.each(cases)('%s on %s is %s to %s', (period, today, from, to) => {
    expect(rollingRange(period, today)).toEqual({ from, to });
  });

  it('never reach into the future and never end before they begin', () => {
    for (let day = Date.UTC(2023, 11, 1); day < Date.UTC(2025, 2, 1); day += 86_400_000) {
      const today = new Date(day).toISOString().slice(0, 10);
      for (const period of rollingPeriods) {
        const { from, to } = rollingRange(period, today);
        expect(from <= to && to <= today, `${period} on ${today}`).toBe(true);
      }
    }
  });

  it('are the nine of the specification, in its order', () => {
    expect(rollingPeriods).toEqual([
      'Current Week',
      'Current Month',
      'Current Quarter',
      'Annual',
      'YTD',
      'Previous Week',
      'Previous Month',
      'Previous Quarter',
      'Previous Year',
    ]);
    expect(isRollingPeriod('Annual')).toBe(true);
    expect(isRollingPeriod('constructor')).toBe(false);
  });
});
