import { describe, expect, it } from 'vitest';
import { columnFilterTexts } from '../../src/reports/column-filters-text.ts';

const headers: Readonly<Record<string, string>> = {
  NET_AMOUNT: 'Net Amount',
  BILL_DATE: 'Invoice Date',
  CARRIER_NAME: 'Carrier',
};
const said = (filterModel: Record<string, unknown>) =>
  columnFilterTexts(filterModel, (field) => headers[field] ?? field);

describe('the filters of a report’s columns', () => {
  it.each([
    [{ NET_AMOUNT: { filterType: 'number', type: 'greaterThan', filter: 100 } }, 'Net Amount is greater than 100'],
    [
      { NET_AMOUNT: { filterType: 'number', type: 'inRange', filter: -5, filterTo: 0 } },
      'Net Amount is between -5 and 0',
    ],
    [{ CARRIER_NAME: { filterType: 'text', type: 'notContains', filter: 'UPS' } }, 'Carrier does not contain UPS'],
    [{ CARRIER_NAME: { filterType: 'text', type: 'blank' } }, 'Carrier is blank'],
    [{ CARRIER_NAME: { filterType: 'set', values: ['UPS', null] } }, 'Carrier is one of UPS, blank'],
    [
      { BILL_DATE: { filterType: 'date', type: 'inRange', dateFrom: '2026-02-01', dateTo: '2026-02-28 00:00:00' } },
      'Invoice Date is between 02/01/2026 and 02/28/2026',
    ],
    [
      { BILL_DATE: { filterType: 'date', type: 'lessThan', dateFrom: '2026-02-01', dateTo: null } },
      'Invoice Date is before 02/01/2026',
    ],
  ])('are sentences: %j', (filterModel, sentence) => {
    expect(said(filterModel)).toEqual([sentence]);
  });

  it('are given as they were asked where they have no sentence', () => {
    const both = { filterType: 'text', operator: 'OR', conditions: [{ type: 'equals', filter: 'UPS' }] };
    expect(said({ CARRIER_NAME: both, NET_AMOUNT: null })).toEqual([`CARRIER_NAME: ${JSON.stringify(both)}`]);
  });
});
