import { dataQuery as dataQuerySchema, filterValues, getRowsBody } from '@waybill/contract';
import { spend } from '@waybill/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  compileDataQuery,
  compileFilterValues,
  compileGetRows,
  QueryError,
  ScopeError,
  scopeTo,
} from '../src/index.ts';
import { anyGridBody } from './arbitrary-grid.ts';
import { anyQuery } from './arbitrary-queries.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid } from './grid-client.ts';
import { hostileValues, replaceOne } from './hostile-values.ts';
import { dataQuery, gridBody, readable, withRollups } from './requests.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse(100);
});

/** Runs what is accepted; a refusal must be one that is answered with 400 or 403. Says whether it was accepted. */
async function answered(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof QueryError || error instanceof ScopeError) return false;
    throw error;
  }
}

/** What the contract, the scope, the compiler and the engine do with a body, as it comes over the wire. */
const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
  async data(body) {
    const parsed = dataQuerySchema.safeParse(body);
    return parsed.data && warehouse.run(compileDataQuery(parsed.data, scoped(parsed.data)));
  },
  async filters(body) {
    const parsed = filterValues.body?.safeParse(body);
    return parsed?.data && warehouse.run(compileFilterValues('zone', parsed.data, scoped(parsed.data)));
  },
  async getRows(body) {
    const parsed = getRowsBody.safeParse(body);
    return parsed.data && askGrid(warehouse, parsed.data, spend, scoped(parsed.data));
  },
};

function scoped(request: { clientId?: number | undefined; childClientIdsCSV: string }) {
  return { ...withRollups, scope: scopeTo(request, readable, 5) };
}

describe('what the grammar allows', () => {
  test('every data query runs', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        await answered(() => warehouse.run(compileDataQuery(query, withRollups)));
      }),
      { numRuns: 400 },
    );
  });

  test('every request of the grid runs', async () => {
    await fc.assert(
      fc.asyncProperty(anyGridBody, async (body) => {
        await answered(() => askGrid(warehouse, body, spend, withRollups));
      }),
      { numRuns: 400 },
    );
  });
});

describe.each(['data', 'filters', 'getRows'])('%s', (name) => {
  const call = calls[name] ?? Promise.reject;
  const bodies: fc.Arbitrary<unknown> = name === 'getRows' ? anyGridBody : anyQuery;

  test('any value in any field is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, hostileValues, fc.nat(), async (body, value, place) => {
        await answered(() => call(replaceOne(body, value, place)));
      }),
      { numRuns: 600 },
    );
  });

  test('anything at all is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        await answered(() => call(body));
      }),
    );
  });
});

function listOf(length: number): string {
  return `tracking_number in (${Array.from({ length }, (_, index) => `'1Z${index}'`).join(',')})`;
}

describe('what is large', () => {
  test.each([
    ['10,000 values in a list', { whereClauseDetails: [listOf(10_000)] }],
    [
      'a list of texts that no JSON holds',
      { whereClauseDetails: [`${listOf(300).slice(0, -1)}, '\ud800', '\u0000"')`] },
    ],
    [
      '10,000 amounts',
      { whereClauseDetails: [`net_amount in (${Array.from({ length: 10_000 }, (_, i) => `${i}.25`).join(',')})`] },
    ],
    ['200 columns', { selectColumnNames: Array.from({ length: 200 }, (_, i) => `carrier_id + ${i} as c${i}`) }],
    ['30 years', { whereClauseDetails: ["bill_date between '2000-01-01' and '2029-12-31'"] }],
    ['all time', { whereClauseDetails: ["bill_date between '0001-01-01' and '9999-12-31'"] }],
  ])('%s: answered', async (_, given) => {
    expect(await answered(() => warehouse.run(compileDataQuery(dataQuery(given), withRollups)))).toBe(true);
  });

  const long = Array.from({ length: 240 }, () => 'no_of_pkgs').join(' + ');
  test.each([
    ['20,001 values in a list', { whereClauseDetails: [listOf(20_001)] }],
    ['three long lists', { whereClauseDetails: Array.from({ length: 3 }, () => listOf(19_000)) }],
    ['5,000 parentheses', { whereClauseDetails: ['('.repeat(5_000)] }],
    ['5,000 nots', { whereClauseDetails: [`${'not '.repeat(5_000)}true`] }],
    ['5,000 minuses', { whereClauseDetails: [`${'- '.repeat(5_000)}1 = 1`] }],
    ['5,000 cases', { whereClauseDetails: ['case when '.repeat(5_000)] }],
    ['many long sums', { selectColumnNames: Array.from({ length: 30 }, (_, i) => `${long} as c${i}`) }],
    [
      'a long sum compared again and again',
      { whereClauseDetails: [`case ${long} ${'when 1 then true '.repeat(200)} end`] },
    ],
    [
      'a long sum ordered by again and again',
      { selectColumnNames: [`${long} as c`], orderByDetails: Array.from({ length: 20 }, (_, i) => `c + c + ${i}`) },
    ],
  ])('%s: refused', async (_, given) => {
    expect(await answered(() => warehouse.run(compileDataQuery(dataQuery(given), withRollups)))).toBe(false);
  });

  test('a pivot of long expressions by many values is refused', () => {
    const body = gridBody({
      selectColumnNames: [`${long} as many`],
      pivotMode: true,
      pivotCols: [{ field: 'ZONE' }],
      valueCols: [{ field: 'MANY', aggFunc: 'sum' }],
    });
    const compiled = compileGetRows(body, spend, withRollups);
    if (compiled.kind !== 'pivot') throw new Error('This is a pivot');
    const values = Array.from({ length: 900 }, (_, index) => ({ PIVOT_1: `${index}` }));
    expect(() => compiled.complete(values)).toThrow(QueryError);
  });
});

describe('what a page cannot be asked for', () => {
  test.each([
    { startRow: -1, endRow: 10 },
    { startRow: 0, endRow: 10_001 },
    { startRow: 10, endRow: 5 },
    { startRow: 2_000_000_000, endRow: 2_000_000_100 },
    { startRow: 0.5, endRow: 10 },
    { sortModel: [{ colId: 'NOPE', sort: 'asc' as const }] },
    { sortModel: [{ colId: '__proto__', sort: 'asc' as const }] },
    { rowGroupCols: [{ field: 'constructor' }] },
    { valueCols: [{ field: 'NET_AMOUNT', aggFunc: 'toString' }], pivotMode: true },
    { valueCols: [{ field: 'ZONE', aggFunc: 'sum' }], pivotMode: true },
    { groupKeys: ['UPS'] },
    { tableName: 'account' },
    { tableName: 'package_level_info; drop table account' },
    { filterModel: { NOPE: { filterType: 'text', type: 'equals', filter: 'x' } } },
    { filterModel: JSON.parse('{"__proto__": {"filterType": "set", "values": ["x"]}}') as Record<string, unknown> },
    { filterModel: { ZONE: { filterType: 'text', type: 'regexp', filter: 'x' } } },
    { filterModel: { ZONE: { filterType: 'number', type: 'equals', filter: 2 } } },
    { filterModel: { NET_AMOUNT: { filterType: 'number', type: 'equals', filter: 'ten' } } },
    { filterModel: { NET_AMOUNT: { filterType: 'number', type: 'inRange', filter: 1, filterTo: null } } },
    { filterModel: { NET_AMOUNT: { filterType: 'number', type: 'equals', filter: { toString: 1, valueOf: 1 } } } },
    { filterModel: { BILL_DATE: { filterType: 'date', type: 'equals', dateFrom: '2025-02-30' } } },
    { filterModel: { BILL_DATE: { filterType: 'date', type: 'equals', dateFrom: null } } },
    {
      filterModel: {
        ZONE: { filterType: 'text', operator: 'XOR', conditions: [{ filterType: 'text', type: 'blank' }] },
      },
    },
    { filterModel: { ZONE: { filterType: 'set', values: 'x' } } },
    { filterModel: { ZONE: { filterType: 'set', values: [{}] } } },
    { filterModel: { filterType: 'join', type: 'AND', conditions: [] } },
    { whereClauses: ['net_amount'] },
    { selectColumnNames: ['sum(net_amount) as total'] },
  ])('%j is refused', async (given) => {
    expect(await answered(() => askGrid(warehouse, gridBody(given), spend, withRollups))).toBe(false);
  });
});

test.each(['credit_type', 'accessorial'] as const)('packages have no %s to filter by', (dimension) => {
  const query = dataQuery({ selectColumnNames: ['zone'] });
  expect(() => compileFilterValues(dimension, query, withRollups)).toThrow(QueryError);
});
