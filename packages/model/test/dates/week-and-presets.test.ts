import { expect, it } from 'vitest';
import { dateFilterOptions, datePickerPresets, sinceEngageDate } from '../../src/dates/date-preset.ts';
import { periodGrains } from '../../src/dates/periods.ts';
import { previousRange } from '../../src/dates/previous-range.ts';
import { daysToIsoWeek, isoDaysOfWeek } from '../../src/dates/week.ts';

it('begins weeks on Sunday, a day before those of ISO 8601', () => {
  expect(isoDaysOfWeek).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect(daysToIsoWeek).toBe(1);
});

it('groups time by day, week, month, quarter and year', () => {
  expect(periodGrains).toEqual(['day', 'week', 'month', 'quarter', 'year']);
});

it('offers the choices of dates in the order of the specification', () => {
  expect(datePickerPresets).toEqual(['Two Years Back to Date', 'Previous Year', 'YTD', 'Engage Date to Date']);
  expect(dateFilterOptions.join(', ')).toBe(
    'Week Before Last, Previous Week, Current Week, Previous Month, Current Month, Previous Quarter, ' +
      'Current Quarter, Previous Year, Annual, YTD, Last Six Months, Custom Dates',
  );
});

it('shows a client that joins today from today on', () => {
  expect(sinceEngageDate('2026-11-05', '2026-11-05')).toEqual({ from: '2026-11-05', to: '2026-11-05' });
});

it('compares whole months with whole months, and days that only end with a month with as many days', () => {
  expect(previousRange({ from: '2025-10-01', to: '2025-12-31' })).toEqual({ from: '2025-07-01', to: '2025-09-30' });
  expect(previousRange({ from: '2025-03-15', to: '2025-03-31' })).toEqual({ from: '2025-02-26', to: '2025-03-14' });
});
