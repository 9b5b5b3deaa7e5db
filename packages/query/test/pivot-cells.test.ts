import type { GetRowsBody } from '@waybill/contract';
import { spend } from '@waybill/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileGetRows, type PivotCells, type PivotRow, QueryError } from '../src/index.ts';
import { anyGridBody } from './arbitrary-grid.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askColumnByColumn, askGrid, type GridAnswer } from './grid-client.ts';
import { gridBody, withRollups } from './requests.ts';
import { column } from './spend-grid.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse(400);
});

const pivot = {
  endRow: 1_000,
  rowGroupCols: [column('CARRIER_NAME')],
  pivotCols: [column('ZONE')],
  pivotMode: true,
  valueCols: [column('NET_AMOUNT', 'sum')],
};

function cellsOf(given: Partial<GetRowsBody>): PivotCells | undefined {
  const compiled = compileGetRows(gridBody({ ...pivot, ...given }), spend, withRollups);
  if (compiled.kind !== 'pivot') throw new Error('This is a pivot');
  return compiled.cells;
}

function cell(key: string, zone: string | null, value: number | null): PivotRow {
  return { GROUP_KEY: key, PIVOT_1: zone, VALUE_1: value };
}

/** A count of no rows is a number or its digits, depending on who counted. */
function comparable({ data, ...rest }: GridAnswer) {
  return {
    ...rest,
    data: data.map((row) => Object.entries(row).map(([name, value]) => [name, value === 0 ? '0' : value])),
  };
}

async function answeredOrRefused(ask: () => Promise<GridAnswer>) {
  try {
    return comparable(await ask());
  } catch (error) {
    if (error instanceof QueryError) return error.message;
    throw error;
  }
}

describe('a pivot in one statement', () => {
  test('has what it has column by column, at every level and in every window', async () => {
    const pivots = anyGridBody.filter(({ pivotCols = [] }) => pivotCols.length > 0);
    await fc.assert(
      fc.asyncProperty(pivots, async (given) => {
        const body = { ...given, pivotMode: true };
        const expected = await answeredOrRefused(() => askColumnByColumn(warehouse, body, spend, withRollups));
        expect(await answeredOrRefused(() => askGrid(warehouse, body, spend, withRollups))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('is asked for as one, and as two only where an opened group may lack some columns', () => {
    expect(cellsOf({})?.values).toBeUndefined();
    expect(cellsOf({ rowGroupCols: [] })?.values).toBeUndefined();
    const opened = { rowGroupCols: [column('CARRIER_NAME'), column('SERVICE')], groupKeys: ['UPS'] };
    expect(cellsOf(opened)?.values?.sql).toMatch(/^select distinct/);
  });

  test('is not possible in the order of a pivot column', () => {
    expect(cellsOf({ sortModel: [{ colId: 'CARRIER_NAME', sort: 'desc' }] })?.cells.sql).toMatch(/GROUP_KEY.* desc/s);
    expect(cellsOf({ sortModel: [{ colId: '8_NET_AMOUNT', sort: 'desc' }] })).toBeUndefined();
  });

  test('orders its columns as the engines order texts, blanks first', () => {
    const cells = ['\u{1F4E6}', '\uFF5E', 'a', 'B', null, '10', '2'].map((zone, index) => cell('UPS', zone, index));
    expect(cellsOf({})?.answer(cells, [])).toEqual({
      data: [
        {
          CARRIER_NAME: 'UPS',
          '(Blanks)_NET_AMOUNT': 4,
          '10_NET_AMOUNT': 5,
          '2_NET_AMOUNT': 6,
          B_NET_AMOUNT: 3,
          a_NET_AMOUNT: 2,
          '\uFF5E_NET_AMOUNT': 1,
          '\u{1F4E6}_NET_AMOUNT': 0,
        },
      ],
      lastRow: 1,
      secondaryColumnFields: ['(Blanks)', '10', '2', 'B', 'a', '\uFF5E', '\u{1F4E6}'].map(
        (zone) => `${zone}_NET_AMOUNT`,
      ),
    });
  });

  test('shows nothing where a group has no rows, and counts none', () => {
    const valueCols = [column('NET_AMOUNT', 'sum'), column('NO_OF_PKGS', 'count')];
    const answer = cellsOf({ valueCols })?.answer(
      [
        { ...cell('FedEx', '2', 12.5), VALUE_2: 3 },
        { ...cell('UPS', '8', null), VALUE_2: 4 },
      ],
      [],
    );
    expect(answer?.data).toEqual([
      { CARRIER_NAME: 'FedEx', '2_NET_AMOUNT': 12.5, '2_NO_OF_PKGS': 3, '8_NET_AMOUNT': null, '8_NO_OF_PKGS': 0 },
      { CARRIER_NAME: 'UPS', '2_NET_AMOUNT': null, '2_NO_OF_PKGS': 0, '8_NET_AMOUNT': null, '8_NO_OF_PKGS': 4 },
    ]);
  });

  test('leaves pivots with very many cells or values to the engine', () => {
    const groups = (count: number) => Array.from({ length: count }, (_, index) => cell(`Carrier ${index}`, '2', 1));
    expect(cellsOf({})?.answer(groups(5_000), [])?.lastRow).toBe(5_000);
    expect(cellsOf({})?.answer(groups(5_001), [])).toBeUndefined();
    const wide = Array.from({ length: 900 }, (_, index) => cell(`Carrier ${index}`, `${index}`, 1));
    expect(cellsOf({})?.answer(wide, [])).toBeUndefined();
    expect(cellsOf({ endRow: 20 })?.answer(wide, [])?.data).toHaveLength(20);
  });
});
