import { beforeAll, describe, expect, test } from 'vitest';
import { type Ask, cents, column, openGrid, sumOf } from './spend-grid.ts';

let ask: Ask;

beforeAll(async () => {
  ask = await openGrid();
});

describe('pivots', () => {
  const pivot = {
    rowGroupCols: [column('CARRIER_NAME')],
    pivotCols: [column('ZONE')],
    pivotMode: true,
    valueCols: [column('NET_AMOUNT', 'sum'), column('NO_OF_PKGS', 'sum')],
  };
  const fields = ['(Blanks)', '2', '8'].flatMap((zone) => [`${zone}_NET_AMOUNT`, `${zone}_NO_OF_PKGS`]);

  test('make a column for each value that exists and each value column, the same at every level', async () => {
    expect((await ask(pivot)).secondaryColumnFields).toEqual(fields);
    expect(
      (await ask({ ...pivot, rowGroupCols: [...pivot.rowGroupCols, column('SERVICE')], groupKeys: ['UPS'] }))
        .secondaryColumnFields,
    ).toEqual(fields);
    expect((await ask({ ...pivot, startRow: 3, endRow: 4 })).secondaryColumnFields).toEqual(fields);
    expect((await ask({ ...pivot, pivotMode: false })).secondaryColumnFields).toEqual([]);
  });

  test('add up to what the groups have without them', async () => {
    const { data, lastRow } = await ask(pivot);
    const plain = await ask({ ...pivot, pivotCols: [], pivotMode: false });
    expect(lastRow).toBe(plain.lastRow);
    for (const [index, row] of data.entries()) {
      const across = fields.filter((name) => name.endsWith('_NET_AMOUNT')).map((name) => cents(row[name] ?? 0));
      expect(sumOf(across)).toBe(cents(plain.data[index]?.NET_AMOUNT));
    }
  });

  test('without groups are one row', async () => {
    const { data, lastRow, secondaryColumnFields } = await ask({ ...pivot, rowGroupCols: [] });
    expect([data.length, lastRow]).toEqual([1, 1]);
    expect(Object.keys(data[0] ?? {})).toEqual(secondaryColumnFields);
  });

  test('of two columns join their values in order', async () => {
    const { secondaryColumnFields } = await ask({
      ...pivot,
      pivotCols: [column('CURRENCY_CODE'), column('ZONE')],
      valueCols: [column('NET_AMOUNT', 'sum')],
    });
    expect(secondaryColumnFields).toEqual(
      ['EUR', 'JPY', 'USD'].flatMap((code) => ['(Blanks)', '2', '8'].map((zone) => `${code}_${zone}_NET_AMOUNT`)),
    );
  });

  test('can be ordered by one of their columns', async () => {
    const { data } = await ask({ ...pivot, sortModel: [{ colId: '8_NET_AMOUNT', sort: 'desc' }] });
    const amounts = data.map((row) => cents(row['8_NET_AMOUNT']));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    const gone = await ask({ ...pivot, sortModel: [{ colId: '99_NET_AMOUNT', sort: 'desc' }] });
    expect(gone.data).toHaveLength(5);
  });

  test('show no value of another client and none that is filtered away', async () => {
    const { secondaryColumnFields } = await ask({
      ...pivot,
      filterModel: { ZONE: { filterType: 'set', values: ['8'] } },
    });
    expect(secondaryColumnFields).toEqual(['8_NET_AMOUNT', '8_NO_OF_PKGS']);
  });
});
