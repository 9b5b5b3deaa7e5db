import { describe, expect, it } from 'vitest';
import { calendarDay, listAuditLog, listClientInvoices, listExchangeRates, listTrackingLookups } from '../src/index.ts';

describe('a day in a request', () => {
  it('is one that exists and that both databases can hold', () => {
    const isDay = (text: unknown) => calendarDay().safeParse(text).success;
    expect(['0001-01-01', '2024-02-29', '9999-12-31'].every(isDay)).toBe(true);
    expect(['0000-01-01', '0000-12-31', '2025-02-29', '10000-01-01', '', null].some(isDay)).toBe(false);
  });

  it.each([
    ['audit log', listAuditLog, 'from'],
    ['exchange rates', listExchangeRates, 'to'],
    ['tracking history', listTrackingLookups, 'from'],
    ['client invoices', listClientInvoices, 'fromDate'],
  ])('is never in the year 0: %s', (_page, { query }, field) => {
    expect(query?.safeParse({ [field]: '2025-01-01' }).success).toBe(true);
    expect(query?.safeParse({ [field]: '0000-01-01' }).success).toBe(false);
  });
});
