import { describe, expect, it } from 'vitest';
import { calendarDay, listAuditLog, listClientInvoices, listExchangeRates, listTrackingLookups } from '../src/index.ts';

const problemOf = (text: unknown) =>
  calendarDay()
    .safeParse(text)
    .error?.issues.map(({ message }) => message);

describe('a day in a request', () => {
  it.each(['1990-01-01', '2024-02-29', '2099-12-31'])('may be %s', (day) => {
    expect(problemOf(day)).toBeUndefined();
  });

  it.each(['2025-02-29', '1/15/26', '10000-01-01', 'soon', null])('must exist and be written as agreed: %s', (text) => {
    expect(problemOf(text)).toEqual(['must be a valid date, written as YYYY-MM-DD']);
  });

  it.each(['0000-01-01', '0026-01-15', '1989-12-31', '2100-01-01', '9999-12-31'])(
    'is in a year in which a bill can be: %s',
    (day) => {
      expect(problemOf(day)).toEqual(['must be between 1990-01-01 and 2099-12-31']);
    },
  );

  it('is required where it is missing', () => {
    expect([problemOf(''), problemOf(undefined)]).toEqual([['is required'], ['is required']]);
  });

  it.each([
    ['audit log', listAuditLog, 'from'],
    ['exchange rates', listExchangeRates, 'to'],
    ['tracking history', listTrackingLookups, 'from'],
    ['client invoices', listClientInvoices, 'fromDate'],
  ])('is checked in the filters too: %s', (_page, { query }, field) => {
    expect(query?.safeParse({ [field]: '2025-01-01' }).success).toBe(true);
    expect(query?.safeParse({ [field]: '0026-01-01' }).success).toBe(false);
  });
});
