import { describe, expect, test } from 'vitest';
import { analysisSearch } from '../../../src/lib/analysis/analysis-search.ts';
import { pageSearch } from '../../../src/lib/analysis/page-search.ts';
import { shipmentSearch } from '../../../src/lib/analysis/shipment-search.ts';
import { parseSearch, stringifySearch } from '../../../src/lib/search-codec.ts';
import { tableSearch } from '../../../src/lib/tables/table-search.ts';

const read = (address: string) => pageSearch(parseSearch(address));

describe('the address of an analysis page', () => {
  test('is read with its types, and written again as it was', () => {
    const address =
      '?client=1001&children=1002&children=1003&dateType=pickup_date&from=2025-01-01&to=2025-03-31&unit=kgs&currency=CAD&carrier_name=UPS&grid=default&sort=net_amount+desc&shipment=1Z999&line=7';
    const found = read(address);
    expect(found).toEqual({
      client: 1001,
      children: [1002, 1003],
      dateType: 'pickup_date',
      from: '2025-01-01',
      to: '2025-03-31',
      unit: 'kgs',
      currency: 'CAD',
      carrier_name: ['UPS'],
      grid: 'default',
      sort: ['net_amount desc'],
      shipment: '1Z999',
      line: 7,
    });
    expect(stringifySearch(found)).toBe(address);
  });

  test.each([
    'client=-1',
    'client=1.5',
    'client=abc',
    'client=',
    'client=9007199254740993',
    'children=1&children=x',
    'dateType=any',
    'from=2025-02-30',
    'to=yesterday',
    'period=always',
    'last=0',
    'last=100000',
    'unit=stones',
    'currency=usd',
    'carrier_name=',
    'shipment=',
    'line=0',
    `shipment=${'1'.repeat(201)}`,
  ])('counts as without %s', (parameter) => {
    expect(stringifySearch(read(`?${parameter}`))).toBe('');
  });

  test('overrides what is not valid, so that no older reading of it stays', () => {
    expect(Object.entries(analysisSearch({ client: 'x', strange: 1 }))).toEqual([['client', undefined]]);
  });

  test('holds 3,000 filter values and no more', () => {
    const values = Array.from({ length: 3_000 }, (_, number) => `Z${number}`);
    expect(analysisSearch({ zone: values }).zone).toEqual(values);
    expect(analysisSearch({ zone: [...values, 'one more'] }).zone).toBeUndefined();
  });

  test('takes a tracking number of digits alone', () => {
    expect(shipmentSearch({ shipment: 123456789012 }).shipment).toBe('123456789012');
  });
});

test('the address of a table names the row whose form is open, or a new one', () => {
  expect(tableSearch({ open: 'new', page: '2', order: 'desc', search: '' })).toEqual({
    open: 'new',
    page: 2,
    order: 'desc',
    search: '',
  });
  expect(tableSearch({ open: '17' }).open).toBe(17);
  expect(tableSearch({ open: 'old', order: 'up' })).toEqual({ open: undefined, order: undefined });
});
