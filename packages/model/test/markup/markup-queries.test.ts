import { expect, it } from 'vitest';
import { markupByKindQuery, markupByPackageQuery } from '../../src/index.ts';

const dates = { from: '2026-01-01', to: '2026-01-31' };
const state = { clientId: 1001, dates, markups: [] };

it('what is billed on is listed by package, with what was charged and what is added', () => {
  const { selectColumnNames, groupByDetails, orderByDetails } = markupByPackageQuery(state);
  const columns = ['tracking_number', 'invoice_number', 'bill_date', 'account_number', 'carrier_name', 'service'];
  expect(selectColumnNames).toEqual([
    ...columns,
    'sum(net_amount) as charged',
    'sum(markup) as markup',
    'sum(net_amount + markup) as billed',
  ]);
  expect(groupByDetails).toEqual([...columns, 'tracking_id']);
  expect(orderByDetails).toEqual(['bill_date', 'invoice_number', 'tracking_number', 'tracking_id']);
});

it('and summed by carrier, service and family', () => {
  const { selectColumnNames, groupByDetails, orderByDetails } = markupByKindQuery(state);
  const kinds = ['carrier_name', 'service_category', 'charge_family'];
  expect(selectColumnNames).toEqual([
    ...kinds,
    'count(*) as charges',
    'sum(net_amount) as charged',
    'sum(markup) as markup',
  ]);
  expect([groupByDetails, orderByDetails]).toEqual([kinds, kinds]);
});
