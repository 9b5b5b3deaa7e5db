import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { QueryError } from '../src/index.ts';
import { advancedFilterOf, filterOf } from './arbitrary-grid.ts';
import { passes, passesAdvanced } from './grid-oracle.ts';
import { today } from './requests.ts';
import { type Ask, column, idsOf, openGrid, rows } from './spend-grid.ts';

let ask: Ask;

beforeAll(async () => {
  ask = await openGrid();
});

const types = {
  CARRIER_NAME: 'text',
  ZONE: 'text',
  SERVICE: 'text',
  NO_OF_PKGS: 'integer',
  BILL_WEIGHT_POUNDS: 'weight',
  BILL_DATE: 'date',
  DELIVERY_DATE: 'timestamp',
};

describe('filters', () => {
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
      { numRuns: 200 },
    );
  });

  test.each([
    ['null', { filterType: 'text', type: 'contains', filter: null }],
    ['marks alone', { filterType: 'text', type: 'equals', filter: '!!' }],
    ['spaces', { filterType: 'text', type: 'notContains', filter: '  ' }],
    [
      'several of them',
      {
        filterType: 'text',
        operator: 'OR',
        conditions: [
          { filterType: 'text', type: 'contains', filter: '%' },
          { filterType: 'text', type: 'equals', filter: null },
        ],
      },
    ],
  ])('that look for no letter, digit, $ or / narrow nothing: %s', async (_what, model) => {
    expect((await ask({ filterModel: { ZONE: model } })).lastRow).toBe(rows.length);
  });

  test('that look for a dollar sign or a slash are kept', async () => {
    for (const filter of ['$', '/']) {
      const model = { filterType: 'text', type: 'contains', filter };
      expect((await ask({ filterModel: { CARRIER_NAME: model } })).lastRow).toBe(0);
    }
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
    for (const filter of ['U%S', 'U_S', 'U\\PS', "U'PS"]) {
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

describe('the relative dates of AG Grid 35.3 and later', () => {
  const relative = (type: string) => ({ filterType: 'date', type, dateFrom: null, dateTo: null });
  /** 31 August 2024 is a Saturday. */
  const ranges: readonly (readonly [string, string, string])[] = [
    ['today', '2024-08-31', '2024-08-31'],
    ['yesterday', '2024-08-30', '2024-08-30'],
    ['tomorrow', '2024-09-01', '2024-09-01'],
    ['thisWeek', '2024-08-25', '2024-08-31'],
    ['lastWeek', '2024-08-18', '2024-08-24'],
    ['nextWeek', '2024-09-01', '2024-09-07'],
    ['thisMonth', '2024-08-01', '2024-08-31'],
    ['lastMonth', '2024-07-01', '2024-07-31'],
    ['nextMonth', '2024-09-01', '2024-09-30'],
    ['thisQuarter', '2024-07-01', '2024-09-30'],
    ['lastQuarter', '2024-04-01', '2024-06-30'],
    ['nextQuarter', '2024-10-01', '2024-12-31'],
    ['thisYear', '2024-01-01', '2024-12-31'],
    ['lastYear', '2023-01-01', '2023-12-31'],
    ['nextYear', '2025-01-01', '2025-12-31'],
    ['yearToDate', '2024-01-01', '2024-08-31'],
    ['last7Days', '2024-08-24', '2024-08-31'],
    ['last30Days', '2024-08-01', '2024-08-31'],
    ['last90Days', '2024-06-02', '2024-08-31'],
    ['last6Months', '2024-02-29', '2024-08-31'],
    ['last12Months', '2023-08-31', '2024-08-31'],
    ['last24Months', '2022-08-31', '2024-08-31'],
  ];

  test.each(ranges)('%s is %s to %s, of days and of moments', async (type, from, to) => {
    expect(today).toBe('2024-08-31');
    for (const field of ['BILL_DATE', 'DELIVERY_DATE']) {
      const written = await ask({ filterModel: { [field]: { ...relative('inRange'), dateFrom: from, dateTo: to } } });
      const { data, lastRow } = await ask({ filterModel: { [field]: relative(type) } });
      expect(idsOf(data)).toEqual(idsOf(written.data));
      expect(lastRow).toBe(written.lastRow);
    }
  });

  test('are refused of columns without dates, and when there is none of that name', async () => {
    await expect(ask({ filterModel: { ZONE: relative('today') } })).rejects.toThrow('not dates');
    await expect(ask({ filterModel: { BILL_DATE: relative('constructor') } })).rejects.toThrow(QueryError);
  });
});

describe('the advanced filter', () => {
  test('of every form finds the rows that the grid itself would find', async () => {
    await fc.assert(
      fc.asyncProperty(advancedFilterOf(types), async (filterModel) => {
        const expected = rows
          .filter((row) => passesAdvanced(row, filterModel))
          .map(({ tracking_id }) => Number(tracking_id));
        const { data, lastRow } = await ask({ filterModel });
        expect(idsOf(data)).toEqual(expected);
        expect(lastRow).toBe(expected.length);
      }),
      { numRuns: 200 },
    );
  });

  test('knows the relative dates', async () => {
    const condition = { filterType: 'dateString', colId: 'BILL_DATE', type: 'thisQuarter' };
    const expected = await ask({ filterModel: { BILL_DATE: { filterType: 'date', type: 'thisQuarter' } } });
    expect(expected.lastRow).toBeGreaterThan(0);
    expect((await ask({ filterModel: condition })).lastRow).toBe(expected.lastRow);
  });

  const carrier = { filterType: 'text', colId: 'CARRIER_NAME', type: 'equals', filter: 'UPS' };
  const nested = (depth: number): Record<string, unknown> =>
    depth === 0 ? carrier : { filterType: 'join', type: 'AND', conditions: [nested(depth - 1)] };
  test.each<[string, Record<string, unknown>]>([
    ['an unknown column', { ...carrier, colId: "x' or 1=1 --" }],
    ['a column that is none', { ...carrier, colId: 7 }],
    ['a column of objects', { ...carrier, colId: '__proto__' }],
    ['an unknown kind', { ...carrier, filterType: 'geometry' }],
    ['an unknown type', { ...carrier, type: 'toString' }],
    ['a join without AND or OR', { filterType: 'join', type: 'XOR', conditions: [carrier] }],
    ['a join of nothing', { filterType: 'join', type: 'AND', conditions: [] }],
    ['a condition that is none', { filterType: 'join', type: 'AND', conditions: [null] }],
    ['a number filter of a text', { ...carrier, filterType: 'number', filter: 1 }],
    ['true of a text', { ...carrier, filterType: 'boolean', type: 'true' }],
    ['a day that does not exist', { ...carrier, filterType: 'date', colId: 'BILL_DATE', filter: '2024-02-30' }],
    ['a moment that does not exist', { ...carrier, filterType: 'dateTime', colId: 'DELIVERY_DATE', filter: 'noon' }],
    ['too much in one another', nested(10)],
  ])('refuses %s', async (_, filterModel) => {
    await expect(ask({ filterModel })).rejects.toThrow(QueryError);
  });

  test('takes what is nested nine deep', async () => {
    const expected = rows.filter(({ carrier_name }) => carrier_name === 'UPS').length;
    expect((await ask({ filterModel: nested(9) })).lastRow).toBe(expected);
  });
});
