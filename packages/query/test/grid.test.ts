import type { GetRowsBody } from '@waybill/contract';
import { spend } from '@waybill/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { filterOf } from './arbitrary-grid.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid, type GridAnswer } from './grid-client.ts';
import { passes } from './grid-oracle.ts';
import { randomShipments } from './random-rows.ts';
import { gridBody, withRollups } from './requests.ts';
import type { Answer, Row, TinyWarehouse } from './tiny-warehouse.ts';

const size = 400;
/** What the user may read of the rows that the warehouse was filled with. */
const rows = randomShipments(size).packages.filter(
  ({ client_id, load_id }) => client_id !== 2001 && Number(load_id) <= 5,
);
let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse(size);
});

async function ask(given: Partial<GetRowsBody>): Promise<GridAnswer> {
  return askGrid(warehouse, gridBody({ endRow: 1_000, ...given }), spend, withRollups);
}

function column(field: string, aggFunc?: string) {
  return { id: field, displayName: field, field, ...(aggFunc === undefined ? {} : { aggFunc }) };
}

const idsOf = (answer: readonly Answer[]) => answer.map(({ TRACKING_ID }) => Number(TRACKING_ID));
const cents = (value: unknown) => Math.round(Number(value) * 100);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const dollars = ({ net_amount, usd_rate }: Row) => Math.round(Number(net_amount) * Number(usd_rate) * 100 + 1e-7);

describe('windows', () => {
  const sorts = fc.array(
    fc.record({
      colId: fc.constantFrom('CARRIER_NAME', 'ZONE', 'BILL_DATE', 'DELIVERY_DATE', 'NET_AMOUNT', 'BILL_WEIGHT_POUNDS'),
      sort: fc.constantFrom('asc', 'desc'),
    }),
    { maxLength: 3 },
  );

  test('one after the other they are the whole answer: nothing twice, nothing lost', async () => {
    await fc.assert(
      fc.asyncProperty(sorts, fc.integer({ min: 20, max: 200 }), async (sortModel, block) => {
        const whole = await ask({ sortModel });
        const parts: Answer[] = [];
        for (let startRow = 0; startRow < rows.length; startRow += block) {
          const { data, lastRow } = await ask({ sortModel, startRow, endRow: startRow + block });
          expect(lastRow).toBe(rows.length);
          expect(data.length).toBe(Math.min(block, rows.length - startRow));
          parts.push(...data);
        }
        expect(parts).toEqual(whole.data);
        expect(new Set(idsOf(parts))).toEqual(new Set(rows.map(({ tracking_id }) => tracking_id)));
      }),
      { numRuns: 25 },
    );
  });

  test('of groups as of rows', async () => {
    const grouping = {
      rowGroupCols: [column('TRACKING_NUMBER')],
      sortModel: [{ colId: 'NET_AMOUNT', sort: 'desc' as const }],
      valueCols: [column('NET_AMOUNT', 'sum')],
    };
    const whole = await ask(grouping);
    const halves = [await ask({ ...grouping, endRow: 100 }), await ask({ ...grouping, startRow: 100 })];
    expect(halves.flatMap(({ data }) => data)).toEqual(whole.data);
    for (const { lastRow } of halves) expect(lastRow).toBe(whole.data.length);
  });

  test('past the end there are none, and still how many there are; of no rows there are none', async () => {
    expect(await ask({ startRow: 5_000, endRow: 5_100 })).toMatchObject({
      data: [],
      lastRow: rows.length,
      secondaryColumnFields: [],
    });
    const nothing = { filterModel: { ZONE: { filterType: 'set', values: [] } } };
    expect(await ask(nothing)).toMatchObject({ data: [], lastRow: 0 });
    expect(await ask({ ...nothing, rowGroupCols: [column('ZONE')] })).toMatchObject({ data: [], lastRow: 0 });
  });

  test('value columns are sent with every request and change nothing without groups', async () => {
    expect(await ask({ valueCols: [column('NET_AMOUNT', 'sum')] })).toEqual(await ask({}));
  });
});

describe('filters', () => {
  const types = {
    CARRIER_NAME: 'text',
    ZONE: 'text',
    SERVICE: 'text',
    NO_OF_PKGS: 'integer',
    BILL_WEIGHT_POUNDS: 'weight',
    BILL_DATE: 'date',
    DELIVERY_DATE: 'timestamp',
  };
  const models = fc
    .array(
      fc
        .constantFrom(...Object.entries(types))
        .chain(([field, type]) => filterOf(type).map((model) => [field, model] as const)),
      { minLength: 1, maxLength: 2 },
    )
    .map((entries) => Object.fromEntries(entries));

  test('of every form find the rows that the grid itself would find', async () => {
    await fc.assert(
      fc.asyncProperty(models, async (filterModel) => {
        const expected = rows.filter((row) => passes(row, filterModel)).map(({ tracking_id }) => Number(tracking_id));
        const { data, lastRow } = await ask({ filterModel });
        expect(idsOf(data)).toEqual(expected);
        expect(lastRow).toBe(expected.length);
      }),
      { numRuns: 400 },
    );
  });

  const zoneOr8 = [
    { filterType: 'text', type: 'equals', filter: '8' },
    { filterType: 'text', type: 'blank' },
  ];
  test.each([
    ['20.x', { condition1: zoneOr8[0], condition2: zoneOr8[1], operator: 'OR' }],
    ['22 to 29.1', { filterType: 'text', operator: 'OR', condition1: zoneOr8[0], condition2: zoneOr8[1] }],
    [
      '29.2 to 31',
      { filterType: 'text', operator: 'OR', condition1: zoneOr8[0], condition2: zoneOr8[1], conditions: zoneOr8 },
    ],
    ['32 and later', { filterType: 'text', operator: 'OR', conditions: zoneOr8 }],
    ['a set of before 24', ['8', null]],
    ['a set', { filterType: 'set', values: ['8', null] }],
  ])('combined conditions of AG Grid %s', async (_, ZONE) => {
    const expected = rows.filter(({ zone }) => zone === '8' || zone === '' || zone === null);
    expect((await ask({ filterModel: { ZONE } })).lastRow).toBe(expected.length);
  });

  test.each(['2024-07-03', '2024-07-03 00:00:00', '2024-07-03T00:00:00'])(
    'the day %s is that day, also of a moment',
    async (dateFrom) => {
      const filter = { filterType: 'date', type: 'equals', dateFrom, dateTo: null };
      for (const field of ['BILL_DATE', 'DELIVERY_DATE']) {
        const expected = rows.filter((row) => String(row[field.toLowerCase()] ?? '').startsWith('2024-07-03'));
        expect((await ask({ filterModel: { [field]: filter } })).lastRow).toBe(expected.length);
      }
    },
  );

  test('nothing in a text is a pattern', async () => {
    for (const filter of ['%', '_', '\\', "'"]) {
      const model = { CARRIER_NAME: { filterType: 'text', type: 'contains', filter } };
      expect((await ask({ filterModel: model })).lastRow).toBe(0);
    }
  });

  test('filters, conditions and keys hold together', async () => {
    const { lastRow } = await ask({
      whereClauses: ["package_level_info.bucket_name = 'parcel'", "charge_level_info.zone = '8' or zone is null"],
      filterModel: { NO_OF_PKGS: { filterType: 'number', type: 'equals', filter: 1, filterTo: null } },
      rowGroupCols: [column('CARRIER_NAME')],
      groupKeys: ['UPS'],
    });
    const expected = rows.filter(
      (row) => row.carrier_name === 'UPS' && row.no_of_pkgs === 1 && (row.zone === '8' || row.zone === null),
    );
    expect(lastRow).toBe(expected.length);
  });
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
        const amounts = rows.filter((row) => row.carrier_name === CARRIER_NAME).map(dollars);
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
