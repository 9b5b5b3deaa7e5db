import { findPage, partText, partWhereClause, readPart, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { readSort, sortParameter, toggledSort } from '../../../src/features/analysis/grid/request/column-sort.ts';
import {
  blockRequest,
  totalsRequest,
  valuesRequest,
} from '../../../src/features/analysis/grid/request/grid-request.ts';
import {
  arrangementOf,
  type GridSetup,
  knownSorts,
  usableFilters,
} from '../../../src/features/analysis/grid/request/grid-setup.ts';
import { scrollScale } from '../../../src/features/analysis/grid/table/use-row-window.ts';
import { partTitle } from '../../../src/lib/analysis/rows-part.ts';

const accessorial = findPage('accessorial') ?? spend;

function setupOf(view: string, page = spend): GridSetup {
  return { arrangement: arrangementOf(page, view, undefined), sorts: [], newestBy: 'BILL_DATE', filters: [] };
}

describe('the request for rows', () => {
  it('asks for whole blocks of a hundred', () => {
    expect(blockRequest(setupOf('default'), spend.gridColumns, [], 3)).toMatchObject({ startRow: 300, endRow: 400 });
  });

  it('orders rows by their newest date as long as nothing is sorted, and groups not at all', () => {
    const newest = [{ colId: 'BILL_DATE', sort: 'desc' }];
    expect(blockRequest(setupOf('default'), spend.gridColumns, [], 0).sortModel).toEqual(newest);
    const grouped = setupOf('groupCarrier');
    expect(blockRequest(grouped, spend.gridColumns, [], 0).sortModel).toEqual([]);
    expect(blockRequest(grouped, spend.gridColumns, ['UPS'], 0).sortModel).toEqual(newest);
    const sorted = { ...setupOf('default'), sorts: [{ id: 'NET_AMOUNT', direction: 'asc' as const }] };
    expect(blockRequest(sorted, spend.gridColumns, [], 0).sortModel).toEqual([{ colId: 'NET_AMOUNT', sort: 'asc' }]);
  });

  it('opens groups by their keys and counts their rows', () => {
    const request = blockRequest(setupOf('groupCarrier'), spend.gridColumns, ['UPS'], 0);
    expect(request).toMatchObject({
      groupKeys: ['UPS'],
      rowGroupCols: [{ field: 'CARRIER_NAME' }],
      pivotMode: false,
    });
    expect(request.valueCols).toContainEqual({ id: 'TRACKING_ID', field: 'TRACKING_ID', aggFunc: 'count' });
    expect(request.valueCols).toContainEqual({ id: 'NET_AMOUNT', field: 'NET_AMOUNT', aggFunc: 'sum' });
  });

  it('asks for a pivot’s own columns without counts', () => {
    const setup = setupOf('groupAccessorialPivotCarrier', accessorial);
    expect(blockRequest(setup, accessorial.gridColumns, [], 0)).toMatchObject({
      pivotMode: true,
      pivotCols: [{ field: 'CARRIER_NAME' }],
      valueCols: [{ field: 'NET_OTHER_ACCESSORIAL_AMOUNT' }],
    });
  });

  it('asks for totals over everything, without groups', () => {
    const totals = totalsRequest(setupOf('groupCarrier'), spend.gridColumns);
    expect(totals).toMatchObject({ pivotMode: true, startRow: 0, endRow: 1 });
    expect(totals.rowGroupCols).toBeUndefined();
  });

  it('asks for the values of a column under the filters of the others', () => {
    const filters = usableFilters(
      [
        { field: 'CARRIER_NAME', operator: 'oneOf', values: ['UPS'] },
        { field: 'NET_AMOUNT', operator: 'greaterThan', values: ['5'] },
      ],
      spend.gridColumns,
    );
    const request = valuesRequest({ ...setupOf('default'), filters }, spend.gridColumns, 'CARRIER_NAME', 'fed', 50);
    expect(request.filterModel).toEqual({
      NET_AMOUNT: { filterType: 'number', type: 'greaterThan', filter: 5 },
      CARRIER_NAME: { filterType: 'text', type: 'contains', filter: 'fed' },
    });
  });
});

describe('sorting', () => {
  it('goes up, down and away', () => {
    const up = toggledSort([], 'A', false);
    const down = toggledSort(up, 'A', false);
    expect([up, down, toggledSort(down, 'A', false)]).toEqual([
      [{ id: 'A', direction: 'asc' }],
      [{ id: 'A', direction: 'desc' }],
      [],
    ]);
  });

  it('keeps the other columns with shift, and forgets them without', () => {
    const both = toggledSort([{ id: 'A', direction: 'desc' }], 'B', true);
    expect(both.map(sortParameter)).toEqual(['A:desc', 'B:asc']);
    expect(toggledSort(both, 'B', true).map(sortParameter)).toEqual(['A:desc', 'B:desc']);
    expect(toggledSort(both, 'A', true).map(sortParameter)).toEqual(['B:asc']);
    expect(toggledSort(both, 'C', false).map(sortParameter)).toEqual(['C:asc']);
  });

  it('survives the address, and leaves out what the view does not have', () => {
    expect(readSort('A:B:desc')).toEqual({ id: 'A:B', direction: 'desc' });
    expect(readSort('NET_AMOUNT')).toBeUndefined();
    const sorts = [
      { id: 'NET_AMOUNT', direction: 'asc' as const },
      { id: 'NOTHING', direction: 'asc' as const },
    ];
    expect(knownSorts(sorts, arrangementOf(spend, 'default', undefined), spend.gridColumns)).toEqual([sorts[0]]);
  });
});

describe('a part of the rows', () => {
  it.each([
    'carrier_name:UPS',
    'zone:',
    "account_number:a:b'c",
    'days:2025-06-01..2025-06-30',
    'oneOf:carrier_name:["UPS","O\'Neill: West"]',
    'noneOf:client_id:["1001"]',
    'oneOf:weight_break:["1-5"]',
    'number:net_amount:>=:12.5',
    'filled:tracking_number',
    'carriers:totalSpend',
    'oneOf:weekday:["Monday"]',
    'either:[["oneOf:tracking_status:[\\"Late\\"]"],["number:net_amount:>:100","filled:zone"]]',
  ])('survives the address: %s', (text) => {
    const part = readPart(text, spend.table);
    expect(part && partText(part)).toBe(text);
  });

  it('is nothing for columns that the table does not have, and for days that do not exist', () => {
    expect(readPart('password:x', spend.table)).toBeUndefined();
    expect(readPart('net_amount:1', spend.table)).toBeUndefined();
    expect(readPart('days:2025-06-31..2025-07-01', spend.table)).toBeUndefined();
    expect(readPart('whatever', spend.table)).toBeUndefined();
    expect(readPart('oneOf:password:["x"]', spend.table)).toBeUndefined();
    expect(readPart('oneOf:carrier_name:[1]', spend.table)).toBeUndefined();
    expect(readPart('oneOf:client_id:["1) or (1=1"]', spend.table)).toBeUndefined();
    expect(readPart('number:net_amount:>:1 or 1=1', spend.table)).toBeUndefined();
    expect(readPart('number:carrier_name:>:1', spend.table)).toBeUndefined();
    expect(readPart('either:[["carrier_name:UPS"]]', spend.table)).toBeUndefined();
    expect(readPart('either:[["carrier_name:UPS"],["password:x"]]', spend.table)).toBeUndefined();
    expect(readPart('either:[["carrier_name:UPS"],[]]', spend.table)).toBeUndefined();
    expect(readPart('either:[["carrier_name:UPS"],["either:[]"]]', spend.table)).toBeUndefined();
  });

  it('is a condition and a title', () => {
    const family = { id: 7, name: 'Acme West', childClients: [] };
    const say = (text: string) => {
      const part = readPart(text, spend.table);
      return part && [partWhereClause(part, 'bill_date'), partTitle(part, spend.table, family)];
    };
    expect(say("carrier_name:O'Neill")).toEqual(["carrier_name = 'O''Neill'", "Carrier: O'Neill"]);
    expect(say('account_group:7:East')?.[1]).toBe('Account Group: East · Acme West');
    expect(say('noneOf:carrier_name:["UPS","DHL"]')).toEqual([
      "(carrier_name is null or not (carrier_name in ('UPS','DHL')))",
      'Carrier: all but UPS, DHL',
    ]);
    expect(say('either:[["carrier_name:UPS","zone:8"],["carrier_name:DHL"]]')).toEqual([
      "((carrier_name = 'UPS' and zone = '8') or (carrier_name = 'DHL'))",
      'Carrier: UPS, Zone Code: 8 or Carrier: DHL',
    ]);
    expect(say('oneOf:client_id:["7"]')).toEqual(['client_id in (7)', 'Client: Acme West']);
    expect(say('number:actual_weight_pounds:>:50')?.[0]).toBe('actual_weight_pounds > 50');
    expect(say('zone:')).toEqual(["(zone is null or zone = '')", 'Zone Code: none']);
    expect(say('days:2025-06-01..2025-06-30')?.[1]).toBe('06/01/2025 – 06/30/2025');
  });
});

describe('the scroll bar', () => {
  it('moves one to one as long as a browser can draw all rows', () => {
    expect(scrollScale(36_000, 400)).toEqual({ height: 36_000, ratio: 1 });
  });

  it('reaches the last of a hundred million rows', () => {
    const total = 100_000_000 * 34;
    const { height, ratio } = scrollScale(total, 400);
    expect(height).toBeLessThan(17_000_000);
    expect((height - 400) * ratio).toBeCloseTo(total - 400);
  });
});
