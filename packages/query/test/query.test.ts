import type { DataQuery } from '@waybill/contract';
import { addDays, startOfWeek } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileDataQuery, scopeTo } from '../src/index.ts';
import { compile, dataQuery, faultOf } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

async function answer(given: Partial<DataQuery>) {
  return warehouse.run(compile(given));
}

beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [
    { carrier_name: 'UPS', zone: '2', net_amount: 10.55, no_of_pkgs: 1, bill_date: '2025-01-15', account_id: 1 },
    { carrier_name: 'UPS', zone: null, net_amount: 20, no_of_pkgs: 1, bill_date: '2025-05-15', account_id: 1 },
    { carrier_name: 'FedEx', zone: '3', net_amount: 5, no_of_pkgs: 0, bill_date: '2025-05-16', account_id: 2 },
    { carrier_name: 'DHL Express', net_amount: 100, currency_code: 'EUR', usd_rate: 1.105, bill_date: '2025-06-01' },
    { carrier_name: 'DHL Express', net_amount: 0.01, currency_code: 'JPY', usd_rate: 0.006, bill_date: '2025-06-02' },
    {
      carrier_name: 'USPS',
      net_amount: 7,
      client_id: 1002,
      delivery_date: '2025-07-01 18:30:00',
      bill_date: '2025-07-01',
    },
    { carrier_name: 'USPS', net_amount: 9_000, client_id: 2001 },
    { carrier_name: 'USPS', net_amount: 9_000, load_id: 6 },
  ]);
  await warehouse.execute("insert into account values (1, 1001, 1, 'A1', 'Retail', 'East', true)");
  await warehouse.execute("insert into account values (2, 1001, 2, 'A2', 'Web', 'West', false)");
});

describe('scope', () => {
  test('no row of another client and none of an unpublished load is read', async () => {
    expect(await answer({})).toEqual([{ N: '6' }]);
  });

  test('a condition cannot widen the scope', async () => {
    expect(await answer({ whereClauseDetails: ['client_id = 2001 or 1 = 1'] })).toEqual([{ N: '6' }]);
  });

  test('inner queries are scoped too', async () => {
    const all = { selectColumnNames: ['sum(net_amount) as total'], fromTableNames: ['package_level_info'] };
    const [row] = await answer({
      selectColumnNames: ['total'],
      fromTableNames: ['everything'],
      innerQueries: { everything: all },
    });
    expect(row).toEqual({ TOTAL: '153.05' });
  });

  test('an inner query may read another one that nothing else reads', async () => {
    const [row] = await answer({
      selectColumnNames: ['total'],
      fromTableNames: ['everything'],
      innerQueries: {
        amounts: { selectColumnNames: ['net_amount as amount'], fromTableNames: ['package_level_info'] },
        everything: { selectColumnNames: ['sum(amount) as total'], fromTableNames: ['amounts'] },
      },
    });
    expect(row).toEqual({ TOTAL: '153.05' });
  });

  test('chosen children are read alone', async () => {
    const family = [
      { id: 1001, childIds: [1002] },
      { id: 1002, childIds: [] },
    ];
    const scope = scopeTo({ clientId: 1001, childClientIdsCSV: '1002' }, family, 5);
    expect(await warehouse.run(compileDataQuery(dataQuery({}), { scope, rollups: [] }))).toEqual([{ N: '1' }]);
  });

  test.each([
    ['a client that is not readable', { clientId: 7 }],
    ['a child of somebody else', { clientId: 1001, childClientIdsCSV: '1002,2001' }],
    ['a list that is none', { clientId: 1001, childClientIdsCSV: '1002) or (1=1' }],
  ])('%s is refused', (_, request) => {
    const family = [
      { id: 1001, childIds: [1002] },
      { id: 1002, childIds: [] },
      { id: 2001, childIds: [] },
    ];
    expect(() => scopeTo(request, family, 5)).toThrow(/do not have access/);
  });
});

describe('money', () => {
  test('all currencies: each row is converted and rounded, so that rows add up to their sum', async () => {
    const [row] = await answer({
      selectColumnNames: ['sum(net_amount) as spend'],
      whereClauseDetails: ["carrier_name like 'DHL%'"],
    });
    expect(row).toEqual({ SPEND: '110.50' });
  });

  test.each([
    "currency_code = 'EUR'",
    "currency_code in ('EUR')",
    "'EUR' = currency_code",
    "zone is null and currency_code = 'EUR'",
  ])('%s: no conversion', async (condition) => {
    expect(await answer({ selectColumnNames: ['sum(net_amount) as spend'], whereClauseDetails: [condition] })).toEqual([
      { SPEND: '100.00' },
    ]);
  });

  test.each([
    "currency_code in ('EUR', 'GBP')",
    "currency_code not in ('USD')",
    "currency_code = 'EUR' or 1 = 2",
    "not (currency_code <> 'EUR')",
    "currency_code <> 'USD'",
    "currency_code >= 'EUR' and currency_code <= 'JPY'",
  ])('%s: converted', async (condition) => {
    expect(await answer({ selectColumnNames: ['sum(net_amount) as spend'], whereClauseDetails: [condition] })).toEqual([
      { SPEND: '110.50' },
    ]);
  });

  test('an amount of less than half a cent is zero in US dollars, as it is shown, and not in its own currency', async () => {
    expect(await answer({ whereClauseDetails: ["currency_code in ('JPY', 'EUR')", 'net_amount <> 0'] })).toEqual([
      { N: '1' },
    ]);
    expect(await answer({ whereClauseDetails: ["currency_code = 'JPY'", 'net_amount <> 0'] })).toEqual([{ N: '1' }]);
  });
});

describe('money in conditions and inner queries', () => {
  test('a condition compares the amounts that are shown', async () => {
    const condition = 'net_amount > 105';
    expect(await answer({ whereClauseDetails: [condition] })).toEqual([{ N: '1' }]);
    expect(await answer({ whereClauseDetails: [condition, "currency_code = 'EUR'"] })).toEqual([{ N: '0' }]);
  });

  test('each inner query has its own currency', async () => {
    const sum = { selectColumnNames: ['sum(net_amount) as total'], fromTableNames: ['package_level_info'] };
    const [row] = await answer({
      innerQueries: {
        euros: { ...sum, whereClauseDetails: ["currency_code = 'EUR'"] },
        dollars: { ...sum, whereClauseDetails: ["currency_code in ('EUR', 'GBP')"] },
      },
      fromTableNames: ['euros', 'dollars'],
      selectColumnNames: ['euros.total as euros', 'dollars.total as dollars'],
    });
    expect(row).toEqual({ EUROS: '100.00', DOLLARS: '110.50' });
  });

  test('a half of a cent is rounded away from zero, also of a quotient', async () => {
    for (const [quotient, rounded] of [
      ['2.01 / 2', 1.01],
      ['-2.01 / 2', -1.01],
      ['8.35 / 10', 0.84],
      ['1.15 / 10', 0.12],
      ['100 * 1 / 3', 33.33],
      ['2 / 3 - 1 / 6', 0.5],
    ] as const) {
      const [row] = await answer({
        selectColumnNames: [`round(${quotient}, 2) as r`],
        whereClauseDetails: ["zone = '2'"],
      });
      expect(Number(row?.R), quotient).toBe(rounded);
    }
  });
});

describe('grouping', () => {
  test('groups by alias, orders by alias, nulls last', async () => {
    const rows = await answer({
      selectColumnNames: ["coalesce(zone, 'none') as area", 'sum(no_of_pkgs) as packages'],
      whereClauseDetails: ["carrier_name = 'UPS'"],
      groupByDetails: ['area'],
      orderByDetails: ['area desc'],
    });
    expect(rows).toEqual([
      { AREA: 'none', PACKAGES: '1' },
      { AREA: '2', PACKAGES: '1' },
    ]);
  });

  test('quarters and months', async () => {
    const rows = await answer({
      selectColumnNames: [
        'quarter_label(bill_date) as quarter',
        "date_trunc('quarter', bill_date) as start",
        'count(*) as n',
      ],
      whereClauseDetails: ["bill_date between '2025-01-01' and '2025-06-30'"],
      groupByDetails: ['quarter_label(bill_date)', "date_trunc('quarter', bill_date)"],
      orderByDetails: ['start'],
    });
    expect(rows).toEqual([
      { QUARTER: 'Q1-2025', START: '2025-01-01', N: '1' },
      { QUARTER: 'Q2-2025', START: '2025-04-01', N: '4' },
    ]);
  });

  test('weeks begin on Sunday, however few days lie between', async () => {
    const weeks = (from: string, to: string) => `date_diff('week', date '${from}', date '${to}')`;
    const rows = await answer({
      selectColumnNames: [
        `${weeks('2026-11-20', '2026-11-22')} as friday_to_sunday`,
        `${weeks('2026-11-15', '2026-11-21')} as sunday_to_saturday`,
        `${weeks('2026-11-21', '2026-12-06')} as saturday_to_sunday`,
        `${weeks('2026-11-22', '2026-11-20')} as back`,
      ],
      whereClauseDetails: ["zone = '2'"],
    });
    expect(rows).toEqual([{ FRIDAY_TO_SUNDAY: '1', SUNDAY_TO_SATURDAY: '0', SATURDAY_TO_SUNDAY: '3', BACK: '-1' }]);
  });

  test('date_trunc and week have one answer for all days from Sunday to Saturday', async () => {
    const days = Array.from({ length: 60 }, (_, day) => addDays('2024-12-01', 11 * day));
    const [row] = await answer({
      selectColumnNames: days.map((day, index) => `date_trunc('week', date '${day}') as start_${index}`),
      whereClauseDetails: ["zone = '2'"],
    });
    for (const [index, day] of days.entries()) expect(row?.[`START_${index}`], day).toBe(startOfWeek(day));
    const numbers = ['2024-12-28', '2024-12-29', '2025-01-04', '2025-01-05', '2026-01-03', '2026-12-31', '2027-01-02'];
    const rows = await answer({
      selectColumnNames: numbers.map((day, index) => `week(date '${day}') as n${index}`),
      whereClauseDetails: ["zone = '2'"],
    });
    expect(Object.values(rows[0] ?? {})).toEqual(['52', '1', '1', '2', '1', '53', '53']);
  });

  test('a division by nothing is null', async () => {
    expect(await answer({ selectColumnNames: ['1 / 0 as nothing'], whereClauseDetails: ["zone = '2'"] })).toEqual([
      { NOTHING: null },
    ]);
  });

  test('account groups and divisions come from the account', async () => {
    const rows = await answer({
      selectColumnNames: ['account_division as name', 'count(*) as n'],
      whereClauseDetails: ["account_group in ('Retail', 'Web')"],
      groupByDetails: ['account_division'],
      orderByDetails: ['name'],
    });
    expect(rows).toEqual([
      { NAME: 'East', N: '2' },
      { NAME: 'West', N: '1' },
    ]);
  });

  test('a moment meets a day by its day', async () => {
    expect(await answer({ whereClauseDetails: ["delivery_date between '2025-07-01' and '2025-07-01'"] })).toEqual([
      { N: '1' },
    ]);
  });

  test.each([
    [{ selectColumnNames: ['carrier_name', 'count(*)'] }, 'selectColumnNames[0]', /neither grouped by/],
    [{ selectColumnNames: ['count(*) as n'], orderByDetails: ['zone'] }, 'orderByDetails[0]', /neither grouped by/],
    [{ groupByDetails: ['sum(net_amount)'] }, 'groupByDetails[0]', /cannot be grouped by an aggregate/],
    [{ groupByDetails: ['1'] }, 'groupByDetails[0]', /Group by a column/],
    [{ selectColumnNames: ['zone', 'carrier_name as zone'] }, 'selectColumnNames[1]', /selected twice/],
    [{ selectColumnNames: ['sum(sum(net_amount))'] }, 'selectColumnNames[0]', /cannot contain another/],
    [{ selectColumnNames: ['zone as select'] }, 'selectColumnNames[0]', /Expected a name after/],
    [
      { selectColumnNames: ['distinct zone as name'], orderByDetails: ['carrier_name'] },
      'orderByDetails[0]',
      /Distinct/,
    ],
    [{ fromTableNames: ['pg_catalog.pg_tables'] }, 'fromTableNames[0]', /no such table/],
    [{ fromTableNames: ['account'] }, 'fromTableNames[0]', /no such table/],
    [{ fromTableNames: ['package_level_info', 'charge_level_info'] }, 'fromTableNames', /one fact table/],
    [{ innerQueries: { package_level_info: {} } }, 'innerQueries.package_level_info', /taken/],
    [{ innerQueries: { a: 7 } }, 'innerQueries.a', /query description/],
    [
      { innerQueries: { a: { selectColumnNames: ['nope'], fromTableNames: ['charge_level_info'] } } },
      'innerQueries.a.selectColumnNames[0]',
      /no column/,
    ],
  ])('%j is refused', (given, field, message) => {
    const fault = faultOf(() => compile(given));
    expect(fault.field).toBe(field);
    expect(fault.message).toMatch(message);
  });
});
