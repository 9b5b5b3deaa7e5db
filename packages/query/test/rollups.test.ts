import type { DataQuery } from '@waybill/contract';
import { findColumn, spend } from '@waybill/model';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compileDataQuery, type Rollup, rollups } from '../src/index.ts';
import { anyGridBody } from './arbitrary-grid.ts';
import { anyQuery } from './arbitrary-queries.ts';
import { denseWarehouse } from './filled-warehouse.ts';
import { askGrid } from './grid-client.ts';
import { context, withRollups } from './requests.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await denseWarehouse();
});

const named = (names: readonly string[]) => fc.constantFrom(...names);

/** Conditions on what a rollup is split by. */
function conditionsOf({ table, dimensions, flags, counted }: Rollup): fc.Arbitrary<string> {
  const texts = dimensions.filter((name) => findColumn(table, name)?.type === 'text');
  return fc.oneof(
    fc
      .tuple(named(texts), fc.constantFrom("= 'UPS'", "<> 'US'", "in ('2', 'Late', 'OH')", 'is null', "not like 'D%'"))
      .map((pair) => pair.join(' ')),
    named(flags.map(({ condition }) => condition)),
    named(flags.map(({ condition }) => `not (${condition})`)),
    named(flags.map(({ condition, opposite }) => opposite ?? condition)),
    named(counted.map((name) => `${name} <> 0`)),
    fc.constantFrom(
      "currency_code = 'EUR'",
      "currency_code in ('USD', 'JPY')",
      "account_group = 'Retail'",
      'client_id = 1001',
    ),
  );
}

/** Aggregates of what a rollup adds up, and of what it is split by. */
function measuresOf(rollup: Rollup): fc.Arbitrary<string> {
  const [measures, dimensions, conditions] = [named(rollup.measures), named(rollup.dimensions), conditionsOf(rollup)];
  return fc.oneof(
    measures.map((name) => `sum(${name})`),
    fc.tuple(conditions, measures).map(([condition, name]) => `sum(case when ${condition} then ${name} else 0 end)`),
    fc.tuple(measures, measures).map(([one, other]) => `sum(${one} - ${other})`),
    fc.tuple(measures, measures).map(([one, other]) => `round(sum(${one}) / sum(${other}), 2)`),
    conditions.map((condition) => `sum(case when ${condition} then 1 else 0 end)`),
    fc
      .tuple(fc.constantFrom('count(', 'count(distinct ', 'min(', 'max('), dimensions)
      .map(([start, name]) => `${start}${name})`),
    fc.constant('count(*)'),
  );
}

/** The rollups that add something up. */
const added = rollups.filter(({ lookup }) => lookup === undefined);

/** Queries that a rollup may answer. */
const queries: fc.Arbitrary<DataQuery> = named(added.map(({ name }) => name)).chain((name) => {
  const rollup = rollups.find((each) => each.name === name) ?? fail(name);
  const periods = fc
    .constantFrom('day', 'week', 'month', 'quarter', 'year')
    .map((part) => `date_trunc('${part}', ${rollup.dateColumn})`);
  const group = fc.oneof(
    named(rollup.dimensions),
    periods,
    fc.constantFrom('account_division', 'client_id', 'currency_code'),
  );
  return fc
    .record({
      groups: fc.uniqueArray(group, { maxLength: 3 }),
      measures: fc.array(measuresOf(rollup), { minLength: 1, maxLength: 3 }),
      conditions: fc.array(conditionsOf(rollup), { maxLength: 3 }),
      from: fc.constantFrom('2024-01-01', '2024-08-15', '2025-03-31'),
    })
    .map(({ groups, measures, conditions, from }) => ({
      selectColumnNames: [
        ...groups.map((text, index) => `${text} as g${index}`),
        ...measures.map((text, index) => `${text} as m${index}`),
      ],
      fromTableNames: [rollup.table],
      whereClauseDetails: [`${rollup.dateColumn} between '${from}' and '2025-06-30'`, ...conditions],
      groupByDetails: groups,
      orderByDetails: [...groups.map((_, index) => `g${index}`), 'm0'],
      clientId: 1001,
    }));
});

function fail(name: string): never {
  throw new Error(`There is no rollup ${name}`);
}

test('a rollup gives the same answer as the fact table, to the cent', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const planned = compileDataQuery(query, withRollups);
      if (planned.plan.sources.some((source) => source.startsWith('rollup_'))) read += 1;
      expect(await warehouse.run(planned)).toEqual(await warehouse.run(compileDataQuery(query, context)));
    }),
    { numRuns: 150 },
  );
  expect(read).toBeGreaterThan(75);
});

test('a sum of different amounts is taken from the rows, because a rollup has added equal ones up', async () => {
  const query = {
    selectColumnNames: ['sum(distinct net_amount) as total'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: ["bill_date between '2024-01-01' and '2025-06-30'"],
    clientId: 1001,
  };
  const planned = compileDataQuery(query, withRollups);
  expect(planned.plan.sources).toEqual(['package_level_info']);
  expect(await warehouse.run(planned)).toEqual(await warehouse.run(compileDataQuery(query, context)));
});

test.each([
  ['count(zone)', "carrier_name = 'UPS'"],
  ["count(case when carrier_name = 'UPS' then 1 else null end)", "bill_option = 'PREPAID'"],
  ['count(*)', "carrier_name = 'Nobody'"],
  ['count(zone)', "carrier_name = 'Nobody'"],
  ['sum(distinct carrier_id)', "bill_option = 'PREPAID'"],
  ['avg(distinct carrier_id)', "bill_option = 'PREPAID'"],
])('%s where %s is the same from a rollup', async (figure, condition) => {
  const query = {
    selectColumnNames: [`${figure} as n`],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: ["bill_date between '2024-01-01' and '2025-06-30'", condition],
    clientId: 1001,
  };
  const planned = compileDataQuery(query, withRollups);
  expect(planned.plan.sources).not.toContain('package_level_info');
  expect(await warehouse.run(planned)).toEqual(await warehouse.run(compileDataQuery(query, context)));
});

test('a query that no rollup can answer reads the fact table, with the same answer', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery.map(withTotalOrder), async (query) => {
      fc.pre(compiles(query));
      const answer = await warehouse.run(compileDataQuery(query, context));
      expect(await warehouse.run(compileDataQuery(query, withRollups))).toEqual(answer);
    }),
    { numRuns: 150 },
  );
});

test('the grid’s groups, counts and pivots are the same on rollups', async () => {
  await fc.assert(
    fc.asyncProperty(anyGridBody, async (given) => {
      const body = { ...given, groupKeys: [] };
      const answer = await askGrid(warehouse, body, spend, context);
      expect(await askGrid(warehouse, body, spend, withRollups)).toEqual(answer);
    }),
    { numRuns: 150 },
  );
});

/** Ordered by every column, so that equal answers are written alike. */
function withTotalOrder(query: DataQuery): DataQuery {
  const names = query.selectColumnNames.map((text) => text.slice(text.lastIndexOf(' as ') + ' as '.length));
  return { ...query, orderByDetails: names };
}

function compiles(query: DataQuery): boolean {
  try {
    compileDataQuery(query, context);
    return true;
  } catch {
    return false;
  }
}
