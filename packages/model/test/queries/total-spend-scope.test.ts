import { describe, expect, it } from 'vitest';
import {
  excludedCarriersOfDashboard,
  excludedCarriersQuery,
  factOf,
  findDashboard,
  firstInvoicesQuery,
  noDashboardFilters,
  type PageState,
  reconciliation,
  scopeOfTotalSpend,
  spend,
  totalSpendScope,
  withTotalSpendOf,
} from '../../src/index.ts';

const state: PageState = {
  analysis: spend,
  fact: factOf(spend, undefined),
  clientId: 1001,
  childClientIds: [1002],
  dateType: 'bill_date',
  dates: { from: '2026-11-26', to: '2026-11-27' },
  filters: { service_category: ['Ground'] },
  trackingNumbers: [],
  whereClauses: ["account_number = 'A1'"],
};

describe('what Total Spend is of', () => {
  it('depends on client and filters, not on the dates', () => {
    const { whereClauseDetails, ...others } = excludedCarriersQuery(state);
    expect(whereClauseDetails).toEqual(["service_category in ('Ground')", "account_number = 'A1'"]);
    expect(others).toMatchObject({ clientId: 1001, childClientIdsCSV: '1002' });
    const dashboard = findDashboard(60);
    const asked = dashboard && excludedCarriersOfDashboard(dashboard, { ...state, filters: noDashboardFilters });
    expect(JSON.stringify(asked)).not.toContain('bill_date');
  });

  it('is everything, what it counts, or USPS and DHL alone', () => {
    expect(totalSpendScope({ COUNTED: 5, EXCLUDED: 0 })).toBe('all');
    expect(totalSpendScope({ COUNTED: 5, EXCLUDED: 2 })).toBe('counted');
    expect(totalSpendScope({ COUNTED: 0, EXCLUDED: 2 })).toBe('excluded');
    expect(totalSpendScope({ COUNTED: null, EXCLUDED: null })).toBe('all');
  });

  it('is in the state that a page is given', () => {
    for (const scope of ['all', 'counted', 'excluded'] as const) {
      expect(scopeOfTotalSpend(withTotalSpendOf(state, scope))).toBe(scope);
    }
    expect(withTotalSpendOf(state, 'all').fact.whereClauses).toEqual(state.fact.whereClauses);
  });
});

it('the sum of Total Spend does not mention USPS and DHL where they billed nothing', () => {
  const totals = new Map([
    ['publishedAmount', 100],
    ['transportationDiscount', 40],
    ['accessorials', 5],
    ['fuelSurcharge', 10],
    ['taxesAndOtherCharges', 0],
    ['netOfAllCarriers', 75],
    ['excludedSpend', 0],
    ['totalSpend', 75],
  ]);
  const sum = reconciliation(totals);
  expect(sum?.agrees).toBe(true);
  expect(sum?.lines.map(({ key }) => key)).not.toContain('excludedSpend');
  expect(sum?.lines.at(-1)).toEqual({ key: 'totalSpend', amount: 75, isSum: true });
});

it('the first invoices are those of all days and filters', () => {
  expect(firstInvoicesQuery(state)).toEqual({
    selectColumnNames: ['client_id as client', 'min(bill_date) as first', 'min(pickup_date) as shipped'],
    fromTableNames: ['package_level_info'],
    groupByDetails: ['client_id'],
    clientId: 1001,
    childClientIdsCSV: '1002',
  });
});
