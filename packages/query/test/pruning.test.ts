import { spend } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileDataQuery, compileFilterValues, compileGetRows, scopeTo } from '../src/index.ts';
import { compile, dataQuery, gridBody, readable } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const rowGroup = 122_880;
const all = 3 * 730 * 400;
let warehouse: TinyWarehouse;

/** Three clients with 400 packages a day for two years, sorted by client and bill date as the warehouse keeps them. */
beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [{ net_amount: 1, carrier_name: 'UPS' }]);
  const partition = (day: string) => `cast(client || strftime(${day}, '%Y') || quarter(${day}) as bigint)`;
  await warehouse.execute(`create table filled as
    with numbered as (
      select seed.* exclude (${TinyWarehouse.generatedColumns('package_level_info').join(', ')}), id,
        1001 + id // 292000 as client, date '2024-01-01' + cast(id % 292000 // 400 as integer) as day
      from package_level_info seed, range(${all}) ids(id))
    select * exclude (id, client, day) replace (client as client_id, id as tracking_id, day as bill_date,
      day - 3 as pickup_date, ${partition('day')} as bill_date_partition, ${partition('(day - 3)')} as pickup_date_partition)
    from numbered order by client, day`);
  await warehouse.execute('delete from package_level_info');
  await warehouse.execute('insert into package_level_info by name select * from filled');
});

const oneClient = { scope: scopeTo({ clientId: 1002 }, readable, 5), rollups: [] };
const family = { scope: scopeTo({ clientId: 1001 }, readable, 5), rollups: [] };
const november = "between '2025-11-01' and '2025-11-30'";

describe.each(['bill_date', 'pickup_date'])('by %s', (date) => {
  const query = dataQuery({
    whereClauseDetails: [`${date} ${november}`],
    selectColumnNames: ['sum(net_amount) as spend'],
  });

  test('one month of one client is read from the row groups that hold it', async () => {
    const compiled = compileDataQuery(query, oneClient);
    expect(compiled.sql).toContain(`"${date}_partition" between `);
    expect(await warehouse.run(compiled)).toEqual([{ SPEND: '12000.00' }]);
    expect(await warehouse.rowsScanned(compiled)).toBeLessThanOrEqual(2 * rowGroup);
  });

  test('of three clients from two row groups each at most', async () => {
    const compiled = compileDataQuery(query, family);
    expect(await warehouse.run(compiled)).toEqual([{ SPEND: '36000.00' }]);
    expect(await warehouse.rowsScanned(compiled)).toBeLessThanOrEqual(6 * rowGroup);
    expect(await warehouse.rowsScanned(compiled)).toBeLessThan(all);
  });

  test('so are the values of filters, the groups of the grid and its rows', async () => {
    const filter = compileFilterValues('carrier_name', query, oneClient);
    expect(await warehouse.rowsScanned(filter)).toBeLessThanOrEqual(2 * rowGroup);
    const body = gridBody({ whereClauses: [`${date} ${november}`] });
    const grouped = compileGetRows({ ...body, rowGroupCols: [{ field: 'CARRIER_NAME' }] }, spend, oneClient);
    const rows = compileGetRows(body, spend, oneClient);
    if (grouped.kind === 'pivot' || rows.kind === 'pivot') throw new Error('Nothing is pivoted');
    expect(await warehouse.rowsScanned(grouped.rows)).toBeLessThanOrEqual(2 * rowGroup);
    expect(await warehouse.rowsScanned(rows.count)).toBeLessThanOrEqual(2 * rowGroup);
    expect(await warehouse.rowsScanned(rows.rows)).toBeLessThanOrEqual(4 * rowGroup);
  });
});

test('the partition alone prunes what the date does not', async () => {
  const condition = dataQuery({ whereClauseDetails: ['bill_date_partition = 100220254'] });
  const compiled = compileDataQuery(condition, family);
  expect(await warehouse.run(compiled)).toEqual([{ N: String(91 * 400) }]);
  expect(await warehouse.rowsScanned(compiled)).toBeLessThanOrEqual(2 * rowGroup);
});

test('more partitions than are listed are bounded by the least and the greatest', async () => {
  const wide = dataQuery({ whereClauseDetails: ["bill_date between '2020-01-01' and '2025-12-31'"] });
  const compiled = compileDataQuery(wide, family);
  expect(compiled.sql).toContain('"bill_date_partition" between');
  expect(await warehouse.run(compiled)).toEqual([{ N: String(all) }]);
});

describe('the partitions of a query', () => {
  test('the date in use decides the partitions of every client in scope', () => {
    const { sql, plan } = compile({ whereClauseDetails: ["bill_date >= '2025-05-01' and bill_date < '2025-07-02'"] });
    expect(sql).toContain('"fact"."bill_date_partition" in');
    expect(plan.partitions).toEqual([100120252, 100120253, 100220252, 100220253, 100320252, 100320253]);
    expect(compile({ whereClauseDetails: ["pickup_date = '2024-12-31'"] }).sql).toContain(
      '"fact"."pickup_date_partition" in',
    );
  });

  test.each([
    ["'2025-05-01' <= bill_date and '2025-07-02' > bill_date", [20252, 20253]],
    ["'2025-03-31' < bill_date and '2025-06-30' >= bill_date", [20251, 20252]],
    ["'2025-05-01' = bill_date", [20252]],
    ["bill_date in ('2025-05-01', '2025-08-01')", [20252, 20253]],
    ["bill_date between '2025-05-01' and '2025-12-31' and '2025-09-30' >= bill_date", [20252, 20253]],
  ])('%s is pruned, on whichever side the column stands', (condition, quarters) => {
    const expected = [1001, 1002, 1003].flatMap((client) => quarters.map((quarter) => client * 100_000 + quarter));
    expect(compile({ whereClauseDetails: [condition] }).plan.partitions).toEqual(expected);
  });

  test('a range that is open, or only one of two alternatives, prunes nothing', () => {
    const conditions = [
      "bill_date >= '2025-05-01'",
      "bill_date = '2025-05-01' or zone = '2'",
      "bill_date not between '2025-01-01' and '2025-02-01'",
      "bill_date not in ('2025-05-01')",
      "bill_date in ('2025-05-01', delivery_date)",
      "bill_date <> '2025-05-01'",
      "'2025-05-01' >= bill_date",
    ];
    for (const condition of conditions)
      expect(compile({ whereClauseDetails: [condition] }).plan.partitions).toEqual([]);
  });

  test('a range that ends before it begins finds nothing', async () => {
    expect(
      await warehouse.run(compile({ whereClauseDetails: ["bill_date between '2025-12-31' and '2025-01-01'"] })),
    ).toEqual([{ N: '0' }]);
  });
});
