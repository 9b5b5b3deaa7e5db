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
  scopeToAll,
} from '../src/index.ts';
import { expressionsOver } from './arbitrary-expressions.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid } from './grid-client.ts';
import { context, dataQuery, gridBody, withRollups } from './requests.ts';
import type { Answer, TinyWarehouse } from './tiny-warehouse.ts';

/** A parent with two children, a client of its own, and a parent of which the user may read one child only. */
const readable = [
  { id: 1001, childIds: [1002, 1003] },
  { id: 1002, childIds: [] },
  { id: 1003, childIds: [] },
  { id: 2001, childIds: [] },
  { id: 3001, childIds: [3002, 3003] },
  { id: 3002, childIds: [] },
];

describe('the clients of a request', () => {
  test.each([
    ['a parent', { clientId: 1001 }, [1001, 1002, 1003]],
    ['a parent with no children chosen', { clientId: 1001, childClientIdsCSV: ' , ' }, [1001, 1002, 1003]],
    ['chosen children', { clientId: 1001, childClientIdsCSV: '1003, 1002,1003' }, [1003, 1002]],
    ['the parent alone', { clientId: 1001, childClientIdsCSV: '1001' }, [1001]],
    ['a child', { clientId: 1002 }, [1002]],
    ['a parent without the child that may not be read', { clientId: 3001 }, [3001, 3002]],
    ['children by themselves', { childClientIdsCSV: '1002,2001' }, [1002, 2001]],
  ])('%s', (_, request, clientIds) => {
    expect(scopeTo(request, readable, 5)).toMatchObject({ clientIds, publishedLoad: 5 });
  });

  test.each([
    ['a client of somebody else', { clientId: 7 }],
    ['a client that is none', { clientId: Number.NaN }],
    ['a child of somebody else', { clientId: 1001, childClientIdsCSV: '1002,7' }],
    ['a readable client that is no child', { clientId: 1001, childClientIdsCSV: '2001' }],
    ['the parent of a child', { clientId: 1002, childClientIdsCSV: '1001' }],
    ['a child that may not be read', { clientId: 3001, childClientIdsCSV: '3003' }],
    ['text in the list', { clientId: 1001, childClientIdsCSV: '1002) or (1=1' }],
    ['a number in hexadecimal', { clientId: 1001, childClientIdsCSV: '0x3e9' }],
    ['a number with an exponent', { clientId: 1001, childClientIdsCSV: '1.001e3' }],
    ['a number with decimals', { clientId: 1001, childClientIdsCSV: '1002.0' }],
    ['nobody', {}],
    ['nobody in particular', { childClientIdsCSV: ',' }],
  ])('%s: refused', (_, request) => {
    expect(() => scopeTo(request, readable, 5)).toThrow(ScopeError);
  });

  test('a refusal names the field', () => {
    expect(() => scopeTo({ clientId: 7 }, readable, 5)).toThrow(expect.objectContaining({ field: 'clientId' }));
    const strange = { clientId: 1001, childClientIdsCSV: '7' };
    expect(() => scopeTo(strange, readable, 5)).toThrow(expect.objectContaining({ field: 'childClientIdsCSV' }));
  });

  test.each([
    [[false, false], true],
    [[false, true], false],
    [[true, true], false],
    [[false, undefined], false],
  ])('have only active accounts if every one is known to: %j', (inactive, allAccountsActive) => {
    const clients = inactive.map((each, index) => ({
      id: index + 1,
      childIds: [],
      ...(each === undefined ? {} : { hasInactiveAccounts: each }),
    }));
    expect(scopeToAll(clients, 5).allAccountsActive).toBe(allAccountsActive);
  });

  test('who may read nobody reads nothing', () => {
    expect(() => scopeTo({ clientId: 1001 }, [], 5)).toThrow(ScopeError);
    expect(() => scopeToAll([], 5)).toThrow(ScopeError);
    expect(scopeToAll(readable, 5).clientIds).toEqual(readable.map(({ id }) => id));
  });
});

describe('no row of another client or of an unpublished load', () => {
  let warehouse: TinyWarehouse;
  const { conditions } = expressionsOver('package_level_info');
  const widening = fc.oneof(
    conditions.map((condition) => `client_id = 2001 or ${condition}`),
    conditions.map((condition) => `load_id > 5 or ${condition}`),
    conditions,
  );

  beforeAll(async () => {
    warehouse = await filledWarehouse(300);
  });

  function expectOwn(rows: readonly Answer[]): void {
    for (const { CLIENT_ID, LOAD_ID } of rows) {
      expect([1001, 1002, 1003]).toContain(Number(CLIENT_ID));
      expect(Number(LOAD_ID)).toBeLessThanOrEqual(5);
    }
  }

  /** Conditions may be refused, for example because a number is too long. */
  function unlessRefused<Compiled>(compiling: () => Compiled): Compiled | undefined {
    try {
      return compiling();
    } catch (error) {
      if (error instanceof QueryError) return undefined;
      throw error;
    }
  }

  test('whatever a data query says', async () => {
    let rowsSeen = 0;
    await fc.assert(
      fc.asyncProperty(widening, fc.boolean(), async (condition, isInner) => {
        const own = { selectColumnNames: ['distinct client_id', 'load_id'], whereClauseDetails: [condition] };
        const query = isInner
          ? dataQuery({ selectColumnNames: ['*'], fromTableNames: ['all'], innerQueries: { all: dataQuery(own) } })
          : dataQuery(own);
        for (const given of [context, withRollups]) {
          const compiled = unlessRefused(() => compileDataQuery(query, given));
          const rows = compiled === undefined ? [] : await warehouse.run(compiled);
          expectOwn(rows);
          rowsSeen += rows.length;
        }
      }),
      { numRuns: 100 },
    );
    expect(rowsSeen).toBeGreaterThan(100);
  });

  test('whatever the grid says', async () => {
    const ids = {
      rowGroupCols: [{ field: 'CLIENT_ID' }, { field: 'LOAD_ID' }],
      filterModel: { CLIENT_ID: { filterType: 'set', values: [2001, 1001, null] } },
    };
    for (const given of [{}, ids, { ...ids, groupKeys: ['2001'] }, { ...ids, groupKeys: ['1001', '6'] }]) {
      const body = gridBody({ ...given, selectColumnNames: ['client_id', 'load_id'] });
      const { data } = await askGrid(warehouse, body, spend, withRollups);
      const read = data.flatMap(({ CLIENT_ID }) => (CLIENT_ID === undefined ? [] : [Number(CLIENT_ID)]));
      expect(read.filter((id) => ![1001, 1002, 1003].includes(id))).toEqual([]);
    }
    const pivot = compileGetRows(
      gridBody({ pivotMode: true, pivotCols: [{ field: 'CLIENT_ID' }], valueCols: [{ field: 'NET_AMOUNT' }] }),
      spend,
      withRollups,
    );
    if (pivot.kind !== 'pivot') throw new Error('This is a pivot');
    expect(await warehouse.run(pivot.values())).toEqual([
      { PIVOT_1: '1001' },
      { PIVOT_1: '1002' },
      { PIVOT_1: '1003' },
    ]);
  });

  test('nor a value of theirs in a filter', async () => {
    await warehouse.insert('package_level_info', [
      { client_id: 2001, zone: 'Theirs' },
      { load_id: 6, zone: 'Not yet' },
    ]);
    const values = await warehouse.run(
      compileFilterValues('zone', dataQuery({ whereClauseDetails: ['client_id = 2001 or true'] }), context),
    );
    expect(values.map(({ NAME }) => NAME)).toEqual(['2', '8']);
  });
});
