import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  isCalendarDay,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
} from '../../src/index.ts';

describe('calendar days', () => {
  it('are only those that exist', () => {
    expect(['2024-02-29', '2025-12-31', '0001-01-01'].every(isCalendarDay)).toBe(true);
    const wrong = [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-1-1',
      '2025-01-01T00:00:00',
      '',
      'today',
      '2025-04-31',
      '0000-01-01',
    ];
    expect(wrong.some(isCalendarDay)).toBe(false);
  });

  it('are UTC days, whatever the hour', () => {
    expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
    expect(dayOf(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
  });

  it('add across months, leap days and year ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2025-11-30', 3)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });

  it('begin their week on Sunday', () => {
    expect(startOfWeek('2026-11-21')).toBe('2026-11-15');
    expect(startOfWeek('2026-11-15')).toBe('2026-11-15');
    expect(startOfWeek('2026-01-02')).toBe('2025-12-28');
  });

  it('begin month, quarter and year', () => {
    expect(startOfMonth('2024-02-29')).toBe('2024-02-01');
    expect(['2026-01-31', '2026-03-01', '2026-04-01', '2026-09-30', '2026-12-31'].map(startOfQuarter)).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2026-04-01',
      '2026-07-01',
      '2026-10-01',
    ]);
    expect(startOfYear('2026-12-31')).toBe('2026-01-01');
  });
});
