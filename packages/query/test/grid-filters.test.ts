import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { filterOf } from './arbitrary-grid.ts';
import { passes } from './grid-oracle.ts';
import { type Ask, column, idsOf, openGrid, rows } from './spend-grid.ts';

let ask: Ask;

beforeAll(async () => {
  ask = await openGrid();
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
