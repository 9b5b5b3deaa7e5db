import { beforeAll, describe, expect, test } from 'vitest';
import type { GridAnswer } from './grid-client.ts';
import { type Ask, cents, column, openGrid, rows } from './spend-grid.ts';

let ask: Ask;

beforeAll(async () => {
  ask = await openGrid();
});

describe('order', () => {
  const grouping = { rowGroupCols: [column('CARRIER_NAME'), column('ZONE')], valueCols: [column('NET_AMOUNT', 'sum')] };
  const carriersOf = ({ data }: GridAnswer) => data.map(({ CARRIER_NAME }) => CARRIER_NAME);

  test.each(['CARRIER_NAME', 'ag-Grid-AutoColumn', 'ag-Grid-AutoColumn-CARRIER_NAME'])(
    'of groups by %s',
    async (colId) => {
      const { data } = await ask({ ...grouping, sortModel: [{ colId, sort: 'desc' }] });
      expect(data.map(({ CARRIER_NAME }) => CARRIER_NAME)).toEqual(['USPS', 'UPS', 'FedEx', 'Estes', 'DHL eCommerce']);
    },
  );

  test('by the column of another level changes nothing', async () => {
    const usual = carriersOf(await ask(grouping));
    for (const colId of ['ag-Grid-AutoColumn-ZONE', 'ZONE', 'TRACKING_NUMBER']) {
      expect(carriersOf(await ask({ ...grouping, sortModel: [{ colId, sort: 'desc' }] }))).toEqual(usual);
    }
    const leaves = { ...grouping, groupKeys: ['UPS', '8'] };
    expect(await ask({ ...leaves, sortModel: [{ colId: 'ag-Grid-AutoColumn', sort: 'desc' }] })).toEqual(
      await ask(leaves),
    );
  });

  test('within an opened group by its aggregate', async () => {
    const { data } = await ask({ ...grouping, groupKeys: ['UPS'], sortModel: [{ colId: 'NET_AMOUNT', sort: 'desc' }] });
    const amounts = data.map(({ NET_AMOUNT }) => cents(NET_AMOUNT));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  test('of rows: blanks last both ways, equal rows always alike', async () => {
    for (const sort of ['asc', 'desc'] as const) {
      const { data } = await ask({
        sortModel: [{ colId: 'BILL_WEIGHT_POUNDS', sort }],
        selectColumnNames: ['bill_weight_pounds'],
      });
      const blanks = data.map(({ BILL_WEIGHT_POUNDS }) => BILL_WEIGHT_POUNDS === null);
      expect(blanks).toEqual(blanks.toSorted());
    }
  });

  test('newer grids add what they mean by it', async () => {
    const sortModel = [{ colId: 'NET_AMOUNT', sort: 'asc' as const, type: 'default' }];
    expect((await ask({ sortModel })).data).toHaveLength(rows.length);
  });
});
