import type { GetRowsBody } from '@waybill/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { passes } from './grid-oracle.ts';
import { type Ask, cents, column, dollarCents, idsOf, openGrid, rows, sumOf } from './spend-grid.ts';
import type { Answer } from './tiny-warehouse.ts';

let ask: Ask;

beforeAll(async () => {
  ask = await openGrid();
});

describe('groups', () => {
  const fields = [
    'CARRIER_NAME',
    'ZONE',
    'SERVICE',
    'TRACKING_STATUS',
    'NO_OF_PKGS',
    'BILL_WEIGHT_POUNDS',
    'BILL_DATE',
    'DELIVERY_DATE',
    'CURRENCY_CODE',
  ];
  const values = [column('NET_AMOUNT', 'sum'), column('TRACKING_ID', 'count')];

  /** Opens every group with the key in its row, as the grid does, down to the rows. */
  async function walk(
    given: Partial<GetRowsBody>,
    groupFields: readonly string[],
    groupKeys: readonly (string | number)[],
  ): Promise<readonly Answer[]> {
    const { data, lastRow } = await ask({ ...given, groupKeys: [...groupKeys] });
    expect(data).toHaveLength(lastRow);
    const field = groupFields[groupKeys.length];
    if (field === undefined) return data;
    const found: Answer[] = [];
    for (const group of data) {
      const key = group[field];
      if (typeof key !== 'string' && typeof key !== 'number') throw new Error('A group has a key');
      const below = await walk(given, groupFields, [...groupKeys, key]);
      expect(below).toHaveLength(Number(group.TRACKING_ID));
      expect(sumOf(below.map(({ NET_AMOUNT }) => cents(NET_AMOUNT)))).toBe(cents(group.NET_AMOUNT));
      found.push(...below);
    }
    return found;
  }

  test('to any depth hold every row once, and add up to their rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(fields, { minLength: 1, maxLength: 3 }), async (groupFields) => {
        const carrier = { CARRIER_NAME: { filterType: 'set', values: ['UPS', 'Estes'] } };
        const given = {
          rowGroupCols: groupFields.map((field) => column(field)),
          valueCols: values,
          filterModel: carrier,
        };
        const found = await walk(given, groupFields, []);
        const expected = rows.filter((row) => passes(row, carrier)).map(({ tracking_id }) => tracking_id);
        expect(idsOf(found).toSorted((one, other) => one - other)).toEqual(expected);
      }),
      { numRuns: 6 },
    );
  });

  test.each([
    ['null', null],
    ['an empty text', ''],
  ])('the key %s opens the blanks', async (_, key) => {
    const { lastRow } = await ask({ rowGroupCols: [column('ZONE')], groupKeys: [key] });
    expect(lastRow).toBe(rows.filter(({ zone }) => zone === null || zone === '').length);
    const weights = await ask({ rowGroupCols: [column('BILL_WEIGHT_POUNDS')], groupKeys: [key] });
    expect(weights.lastRow).toBe(rows.filter(({ bill_weight_pounds }) => bill_weight_pounds === null).length);
  });

  test('of a computed column open too', async () => {
    const given = {
      selectColumnNames: ['tracking_id', 'net_amount', 'net_amount > 20 as large'],
      rowGroupCols: [column('LARGE')],
      valueCols: values,
    };
    expect(await walk(given, ['LARGE'], [])).toHaveLength(rows.length);
  });

  test('every aggregate is that of the group’s rows', async () => {
    const aggregates = ['sum', 'avg', 'min', 'max', 'count', 'first', 'last'];
    for (const aggFunc of aggregates) {
      const { data } = await ask({
        rowGroupCols: [column('CARRIER_NAME')],
        valueCols: [column('NET_AMOUNT', aggFunc)],
      });
      for (const { CARRIER_NAME, NET_AMOUNT } of data) {
        const amounts = rows.filter((row) => row.carrier_name === CARRIER_NAME).map(dollarCents);
        const expected: Record<string, number | undefined> = {
          sum: sumOf(amounts) / 100,
          avg: sumOf(amounts) / amounts.length / 100,
          min: Math.min(...amounts) / 100,
          max: Math.max(...amounts) / 100,
          count: amounts.length,
          first: (amounts[0] ?? 0) / 100,
          last: (amounts.at(-1) ?? 0) / 100,
        };
        expect(Number(NET_AMOUNT), aggFunc).toBeCloseTo(expected[aggFunc] ?? Number.NaN, 6);
      }
    }
  });

  test('a group of one currency shows the same dollars as the grid around it', async () => {
    const grouping = { rowGroupCols: [column('CURRENCY_CODE')], valueCols: [column('NET_AMOUNT', 'sum')] };
    const { data } = await ask(grouping);
    for (const { CURRENCY_CODE, NET_AMOUNT } of data) {
      const below = await ask({ ...grouping, groupKeys: [String(CURRENCY_CODE)] });
      expect(sumOf(below.data.map((row) => cents(row.NET_AMOUNT)))).toBe(cents(NET_AMOUNT));
    }
    const filter = { CURRENCY_CODE: { filterType: 'set', values: ['EUR'] } };
    const filtered = await ask({ ...grouping, filterModel: filter });
    expect(filtered.data).toEqual(data.filter(({ CURRENCY_CODE }) => CURRENCY_CODE === 'EUR'));
    const chosen = await ask({ ...grouping, whereClauses: ["currency_code = 'EUR'"] });
    expect(cents(chosen.data[0]?.NET_AMOUNT)).not.toBe(cents(filtered.data[0]?.NET_AMOUNT));
  });
});
