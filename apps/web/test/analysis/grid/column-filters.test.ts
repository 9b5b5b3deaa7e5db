import { spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import type { ColumnFilter } from '../../../src/features/analysis/grid/request/column-filter.ts';
import { filterModelOf } from '../../../src/features/analysis/grid/request/filter-model.ts';
import { filterParameter, filterText, readFilter } from '../../../src/features/analysis/grid/request/filter-text.ts';
import { usableFilter } from '../../../src/features/analysis/grid/request/usable-filter.ts';

const columns = spend.gridColumns;

function columnOf(field: string) {
  const column = columns.find((each) => each.field === field);
  if (column === undefined) throw new Error(`no column ${field}`);
  return column;
}

function usable(field: string, operator: ColumnFilter['operator'], ...values: string[]) {
  return usableFilter({ field, operator, values }, columnOf(field))?.values;
}

describe('a column filter', () => {
  it('is discarded if its text has no letter, digit, dollar sign or slash', () => {
    expect(usable('SERVICE', 'contains', '  -. ')).toBeUndefined();
    expect(usable('SERVICE', 'contains', '$')).toEqual(['$']);
    expect(usable('SERVICE', 'contains', ' Ground ')).toEqual(['Ground']);
    expect(usable('SERVICE', 'contains', '中国')).toEqual(['中国']);
  });

  it('needs numbers in a column of numbers, and puts the ends of a range in order', () => {
    expect(usable('NET_AMOUNT', 'equals', 'ten')).toBeUndefined();
    expect(usable('NET_AMOUNT', 'greaterThan', '-10.5')).toEqual(['-10.5']);
    expect(usable('NET_AMOUNT', 'inRange', '100', '9')).toEqual(['9', '100']);
    expect(usable('NET_AMOUNT', 'inRange', '100', '')).toBeUndefined();
    expect(usable('NET_AMOUNT', 'contains', '1')).toBeUndefined();
  });

  it('needs days that exist in a column of dates', () => {
    expect(usable('BILL_DATE', 'equals', '2025-02-30')).toBeUndefined();
    expect(usable('BILL_DATE', 'inRange', '2025-03-01', '2025-02-01')).toEqual(['2025-02-01', '2025-03-01']);
  });

  it('asks for blanks without a value, and for nothing without a ticked value', () => {
    expect(usable('DELIVERY_DATE', 'blank')).toEqual([]);
    expect(usable('SERVICE', 'oneOf')).toBeUndefined();
    expect(usable('SERVICE', 'oneOf', '', 'Ground')).toEqual(['', 'Ground']);
  });

  it('is sent as the grid protocol says', () => {
    const filters: ColumnFilter[] = [
      { field: 'SERVICE', operator: 'notContains', values: ['air'] },
      { field: 'CARRIER_NAME', operator: 'oneOf', values: ['UPS', ''] },
      { field: 'NET_AMOUNT', operator: 'inRange', values: ['10', '20.5'] },
      { field: 'BILL_DATE', operator: 'lessThan', values: ['2025-06-01'] },
      { field: 'DELIVERY_DATE', operator: 'notBlank', values: [] },
    ];
    expect(filterModelOf(filters, columns)).toEqual({
      SERVICE: { filterType: 'text', type: 'notContains', filter: 'air' },
      CARRIER_NAME: { filterType: 'set', values: ['UPS', ''] },
      NET_AMOUNT: { filterType: 'number', type: 'inRange', filter: 10, filterTo: 20.5 },
      BILL_DATE: { filterType: 'date', type: 'lessThan', dateFrom: '2025-06-01', dateTo: null },
      DELIVERY_DATE: { filterType: 'date', type: 'notBlank' },
    });
  });

  it.each<ColumnFilter>([
    { field: 'SERVICE', operator: 'contains', values: ['a:b..c "d" & é'] },
    { field: 'NET_AMOUNT', operator: 'inRange', values: ['-1.5', '20'] },
    { field: 'CARRIER_NAME', operator: 'oneOf', values: ['', 'O\'Neill, "x"'] },
    { field: 'DELIVERY_DATE', operator: 'blank', values: [] },
  ])('survives the address: %j', (filter) => {
    expect(readFilter(filterParameter(filter))).toEqual(filter);
  });

  it('is nothing in an address that no grid wrote', () => {
    expect(readFilter('SERVICE')).toBeUndefined();
    expect(readFilter('SERVICE:drop:x')).toBeUndefined();
    expect(readFilter('SERVICE:oneOf:not json')?.values).toEqual([]);
  });

  it('says what it asks in words', () => {
    const say = (field: string, operator: ColumnFilter['operator'], ...values: string[]) =>
      filterText({ field, operator, values }, columnOf(field), 'It');
    expect(say('SERVICE', 'contains', 'air')).toBe('It contains air');
    expect(say('BILL_DATE', 'inRange', '2025-06-01', '2025-06-30')).toBe('It is between 06/01/2025 and 06/30/2025');
    expect(say('CARRIER_NAME', 'oneOf', 'UPS', '', 'FedEx')).toBe('It is one of UPS, blank +1');
    expect(say('DELIVERY_DATE', 'blank')).toBe('It is blank');
  });
});
