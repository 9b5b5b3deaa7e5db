import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Ask, column, idsOf, openGrid, rows } from './spend-grid.ts';
import type { Answer } from './tiny-warehouse.ts';

let ask: Ask;

beforeAll(async () => {
  ask = await openGrid();
});

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
