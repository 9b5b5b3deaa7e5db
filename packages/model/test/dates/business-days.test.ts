import { businessDaysAfter, daysAfter, lastBusinessDay } from '@waybill/model';
import { describe, expect, it } from 'vitest';

describe('business days', () => {
  it('skip Saturdays and Sundays', () => {
    expect(businessDaysAfter('2025-08-01', 1)).toBe('2025-08-04');
    expect(businessDaysAfter('2025-08-02', 1)).toBe('2025-08-04');
    expect(businessDaysAfter('2025-08-04', 6)).toBe('2025-08-12');
    expect(businessDaysAfter('2025-08-02', 0)).toBe('2025-08-02');
  });

  it('end on Friday for a weekend', () => {
    expect(lastBusinessDay('2025-08-01')).toBe('2025-08-01');
    expect(lastBusinessDay('2025-08-02')).toBe('2025-08-01');
    expect(lastBusinessDay('2025-08-03')).toBe('2025-08-01');
    expect(lastBusinessDay('2025-08-04')).toBe('2025-08-04');
  });
});

it('moves a moment by days of 24 hours', () => {
  expect(daysAfter(new Date('2025-02-28T13:30:00Z'), 1)).toEqual(new Date('2025-03-01T13:30:00Z'));
  expect(daysAfter(new Date('2025-03-01T13:30:00Z'), -1)).toEqual(new Date('2025-02-28T13:30:00Z'));
});
