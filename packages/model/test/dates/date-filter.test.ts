import { describe, expect, it } from 'vitest';
import {
  dateFilterOf,
  dateFrequencies,
  dateWhereClause,
  initialDateFilter,
  isLastDays,
  lastDaysOf,
  lastDaysRange,
  rangeProblem,
  recomputed,
} from '../../src/index.ts';

const today = '2026-11-21';

describe('the date filter', () => {
  it('is a range, a rolling period or the last days', () => {
    expect(dateFrequencies).toEqual(['dr', 'rp', 'la']);
  });

  it('starts at the engage date by invoice date, or two years back', () => {
    expect(initialDateFilter('2025-06-15', today)).toEqual({
      type: 'bill_date',
      dateFrequency: 'dr',
      rollingPeriodOption: 'Annual',
      lastNoOfDays: 30,
      from: '2025-06-15',
      to: today,
    });
    expect(initialDateFilter(null, today).from).toBe('2024-11-21');
  });

  it('moves rolling periods and last days on with the calendar, and leaves explicit ranges', () => {
    const explicit = initialDateFilter('2025-06-15', today);
    expect(recomputed(explicit, '2026-12-24').to).toBe(today);
    expect(recomputed({ ...explicit, dateFrequency: 'la' }, '2026-12-30')).toMatchObject({
      from: '2026-12-01',
      to: '2026-12-30',
    });
    expect(recomputed({ ...explicit, dateFrequency: 'rp', rollingPeriodOption: 'YTD' }, '2027-01-02')).toMatchObject({
      from: '2027-01-01',
      to: '2027-01-02',
    });
  });

  it('is read from saved settings, Annual by invoice date without any', () => {
    expect(dateFilterOf({}, today)).toMatchObject({
      type: 'bill_date',
      dateFrequency: 'rp',
      rollingPeriodOption: 'Annual',
      lastNoOfDays: 30,
      from: '2025-11-22',
      to: today,
    });
    expect(dateFilterOf({ type: 'pickup_date', dateFrequency: 'la', lastNoOfDays: 7 }, today)).toMatchObject({
      type: 'pickup_date',
      from: '2026-11-15',
    });
    expect(dateFilterOf({ rollingPeriodOption: 'YTD' }, today)).toMatchObject({
      rollingPeriodOption: 'YTD',
      from: '2026-01-01',
    });
    expect(dateFilterOf({ dateFrequency: 'dr', fromDate: '2026-01-05', toDate: '2026-02-05' }, today)).toMatchObject({
      from: '2026-01-05',
      to: '2026-02-05',
    });
  });

  it('survives settings of an older version', () => {
    expect(dateFilterOf({ rollingPeriodOption: 'Last Decade', lastNoOfDays: 9999 }, today)).toMatchObject({
      rollingPeriodOption: 'Annual',
      lastNoOfDays: 30,
    });
    expect(dateFilterOf({ dateFrequency: 'dr', fromDate: '2026-02-31', toDate: '2026-03-01' }, today)).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-07',
    });
  });

  it('refuses missing, reversed and future days', () => {
    expect(rangeProblem({ from: '2026-01-01', to: today }, today)).toBeUndefined();
    expect(rangeProblem({ from: today, to: today }, today)).toBeUndefined();
    const days = [
      { from: '', to: today },
      { from: '2026-01-01', to: '' },
      { from: '2026-02-30', to: today },
    ];
    for (const range of days) expect(rangeProblem(range, today)).toBe('Please choose both dates.');
    const reversed = { from: '2026-03-01', to: '2026-02-01' };
    expect(rangeProblem(reversed, today)).toBe('The first date must not be after the last.');
    expect(rangeProblem({ from: '2026-03-01', to: '2026-11-22' }, today)).toBe('Dates cannot be in the future.');
  });

  it('becomes one condition', () => {
    expect(dateWhereClause('pickup_date', { from: '2025-01-01', to: '2025-12-31' })).toBe(
      "pickup_date between '2025-01-01' and '2025-12-31'",
    );
  });
});

describe('last N days', () => {
  it('counts today and reads anything but digits as 0', () => {
    expect(lastDaysRange(1, '2024-03-01')).toEqual({ from: '2024-03-01', to: '2024-03-01' });
    expect(lastDaysRange(2, '2024-03-01')).toEqual({ from: '2024-02-29', to: '2024-03-01' });
    expect(lastDaysRange(365, '2025-12-31')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(['30', '', 'abc', '-3', '1.5', '٣'].map(lastDaysOf)).toEqual([30, 0, 0, 0, 0, 0]);
  });

  it('goes from 1 to 365', () => {
    expect([0, 1, 365, 366, 1.5, Number.NaN].map(isLastDays)).toEqual([false, true, true, false, false, false]);
  });
});
