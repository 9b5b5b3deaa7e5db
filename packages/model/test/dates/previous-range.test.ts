import { describe, expect, it } from 'vitest';
import {
  initialDateFilter,
  type PeriodGrain,
  previousRange,
  type RollingPeriod,
  recomputed,
  shownDays,
} from '../../src/index.ts';

const before = (from: string, to: string, comparedBy?: PeriodGrain) => {
  const range = previousRange({ from, to, comparedBy });
  return `${range.from} ${range.to}`;
};

const beforeChosen = (rollingPeriodOption: RollingPeriod, today: string) => {
  const chosen = { ...initialDateFilter(null, today), dateFrequency: 'rp', rollingPeriodOption } as const;
  const range = previousRange(shownDays(recomputed(chosen, today)));
  return `${range.from} ${range.to}`;
};

describe('a period up to today', () => {
  it('is compared with the same days of the period before', () => {
    expect(beforeChosen('YTD', '2026-11-28')).toBe('2025-01-01 2025-11-28');
    expect(beforeChosen('Current Quarter', '2026-11-28')).toBe('2026-07-01 2026-08-28');
    expect(beforeChosen('Current Month', '2026-11-28')).toBe('2026-10-01 2026-10-28');
    expect(beforeChosen('Current Week', '2026-11-25')).toBe('2026-11-15 2026-11-18');
  });

  it('stays so on its first and last day', () => {
    expect(beforeChosen('YTD', '2026-01-01')).toBe('2025-01-01 2025-01-01');
    expect(beforeChosen('YTD', '2026-03-31')).toBe('2025-01-01 2025-03-31');
    expect(beforeChosen('YTD', '2026-12-31')).toBe('2025-01-01 2025-12-31');
    expect(beforeChosen('Current Quarter', '2026-10-31')).toBe('2026-07-01 2026-07-31');
    expect(beforeChosen('Current Quarter', '2026-12-31')).toBe('2026-07-01 2026-09-30');
    expect(beforeChosen('Current Month', '2026-11-01')).toBe('2026-10-01 2026-10-01');
    expect(beforeChosen('Current Month', '2026-11-30')).toBe('2026-10-01 2026-10-31');
  });

  it('has the last day of a shorter month for days that this month lacks, and whole months for whole months', () => {
    expect(beforeChosen('Current Month', '2026-03-30')).toBe('2026-02-01 2026-02-28');
    expect(beforeChosen('Current Month', '2026-03-31')).toBe('2026-02-01 2026-02-28');
    expect(beforeChosen('YTD', '2024-02-29')).toBe('2023-01-01 2023-02-28');
    expect(beforeChosen('YTD', '2025-02-28')).toBe('2024-01-01 2024-02-29');
    expect(beforeChosen('YTD', '2024-03-15')).toBe('2023-01-01 2023-03-15');
  });
});

describe('days of which only the days are known', () => {
  it('are read as a period to date where they begin a year, month, quarter or week', () => {
    expect(before('2026-01-01', '2026-11-28')).toBe('2025-01-01 2025-11-28');
    expect(before('2026-01-01', '2026-11-30')).toBe('2025-01-01 2025-11-30');
    expect(before('2026-10-01', '2026-11-28')).toBe('2026-07-01 2026-08-28');
    expect(before('2026-10-01', '2026-10-14')).toBe('2026-09-01 2026-09-14');
    expect(before('2026-11-22', '2026-11-25')).toBe('2026-11-15 2026-11-18');
  });

  it('are whole weeks, months, quarters or years compared with those just before', () => {
    expect(before('2026-11-01', '2026-11-28')).toBe('2026-10-04 2026-10-31');
    expect(before('2026-03-01', '2026-03-31')).toBe('2026-02-01 2026-02-28');
    expect(before('2026-01-01', '2026-03-31')).toBe('2025-10-01 2025-12-31');
    expect(before('2025-01-01', '2025-12-31')).toBe('2024-01-01 2024-12-31');
    expect(before('2023-11-29', '2024-11-28')).toBe('2022-11-29 2023-11-28');
  });

  it('are otherwise compared with as many days before', () => {
    expect(before('2026-11-10', '2026-11-16')).toBe('2026-11-03 2026-11-09');
    expect(before('2026-03-01', '2026-03-01')).toBe('2026-02-28 2026-02-28');
    expect(before('2026-10-20', '2026-11-19')).toBe('2026-09-19 2026-10-19');
  });
});

it('compares a number of days with as many before, whatever they begin', () => {
  const lastFourteen = { ...initialDateFilter(null, '2026-11-14'), dateFrequency: 'la', lastNoOfDays: 14 } as const;
  expect(previousRange(shownDays(recomputed(lastFourteen, '2026-11-14')))).toEqual({
    from: '2026-10-18',
    to: '2026-10-31',
  });
});
