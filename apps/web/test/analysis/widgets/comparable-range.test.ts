import { factOf, type PageState, scopeOfTotalSpend, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { comparableRange } from '../../../src/lib/analysis/comparable-range.ts';
import { withTotalSpend } from '../../../src/lib/analysis/excluded-carriers.ts';
import { firstDayIn, firstInvoiceIn } from '../../../src/lib/analysis/first-invoices.ts';

const rows = [
  { CLIENT: 1002, FIRST: '2023-12-02', SHIPPED: '2023-11-28' },
  { CLIENT: 1003, FIRST: '2024-02-03', SHIPPED: null },
];

describe('the days that figures are compared with', () => {
  const dates = { from: '2024-01-10', to: '2024-03-15' };

  it('are the days before, if the invoices had begun by then', () => {
    expect(comparableRange(dates, '2023-11-05')).toEqual({ from: '2023-11-05', to: '2024-01-09' });
  });

  it('are none if the first invoice came within them or later, or there is none', () => {
    expect(comparableRange(dates, '2023-12-02')).toBeUndefined();
    expect(comparableRange(dates, '2024-02-01')).toBeUndefined();
    expect(comparableRange(dates, undefined)).toBeUndefined();
  });

  it('are those of the earliest of several clients', () => {
    expect(firstInvoiceIn(rows)).toBe('2023-12-02');
    expect(firstDayIn(rows, { dateType: 'bill_date' })).toBe('2023-12-02');
    expect(firstDayIn(rows, { dateType: 'pickup_date' })).toBe('2023-11-28');
    expect(firstInvoiceIn([])).toBeUndefined();
  });
});

describe('what Total Spend is of', () => {
  const state: PageState = {
    analysis: spend,
    fact: factOf(spend, undefined),
    clientId: 1001,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: '2026-11-26', to: '2026-11-27' },
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };

  it('is undecided until it is known, so that no figure is shown', () => {
    expect(withTotalSpend(state, [], undefined).isUndecided).toBe(true);
    expect(withTotalSpend(state, [], 'counted').isUndecided).toBe(false);
  });

  it('is what was found, and decided at once where only USPS and DHL are chosen', () => {
    expect(scopeOfTotalSpend(withTotalSpend(state, [], 'all'))).toBe('all');
    expect(withTotalSpend(state, [], 'all').fact.notes).toEqual([]);
    const chosen = withTotalSpend({ ...state, filters: { carrier_name: ['USPS'] } }, [], undefined);
    expect([scopeOfTotalSpend(chosen), chosen.isUndecided]).toEqual(['excluded', undefined]);
  });
});
