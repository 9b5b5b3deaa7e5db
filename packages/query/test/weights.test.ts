import { analysisIn, factOf, getRowsBodyOf, spend, weight } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileDataQuery, compileReport } from '../src/index.ts';
import { askGrid } from './grid-client.ts';
import { stateOf } from './page-queries.ts';
import { context, dataQuery, gridBody, withRollups } from './requests.ts';
import { type Answer, TinyWarehouse } from './tiny-warehouse.ts';

const inKilograms = analysisIn(weight, 'kgs');
const state = stateOf(inKilograms, factOf(inKilograms));
const columns = getRowsBodyOf(state, {}, 'kgs').selectColumnNames ?? [];
const values = ['BILL_WEIGHT_POUNDS', 'ACTUAL_WEIGHT_POUNDS', 'DELTA_WEIGHT_POUNDS'];
const count = 1_000;
let warehouse: TinyWarehouse;

/** A thousand packages of 13 pounds, entered with 12.4: 5.8967… and 5.6245… kilograms. */
beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  const row = { carrier_name: 'UPS', no_of_pkgs: 1, bill_weight_pounds: 13, actual_weight_pounds: 12.4 };
  await warehouse.insert(
    'package_level_info',
    Array.from({ length: count }, () => row),
  );
  await warehouse.fillRollups();
});

const kilograms = (pounds: number) => Math.round(pounds * count * 45_359_237) / 100_000_000;
const numbers = (row: Answer | undefined, names: readonly string[]) => names.map((name) => Number(row?.[name]));

describe('kilograms', () => {
  test('of a row are those that it shows: the delta is billed less actual', async () => {
    const { data } = await askGrid(warehouse, gridBody({ selectColumnNames: columns, endRow: 1 }), spend, context);
    expect(numbers(data[0], values)).toEqual([5.9, 5.62, 0.28]);
  });

  test('are found as they are shown', async () => {
    const filterModel = { BILL_WEIGHT_POUNDS: { filterType: 'number', type: 'equals', filter: 5.9 } };
    const body = gridBody({ selectColumnNames: columns, endRow: 1, filterModel });
    expect((await askGrid(warehouse, body, spend, context)).lastRow).toBe(count);
  });

  test.each([
    ['in groups', { rowGroupCols: [{ id: 'CARRIER_NAME', field: 'CARRIER_NAME' }] }, ''],
    ['in the total', { pivotMode: true }, ''],
    ['in pivots', { pivotMode: true, pivotCols: [{ id: 'CARRIER_NAME', field: 'CARRIER_NAME' }] }, 'UPS_'],
  ])('are converted after they are added up %s', async (_, given, prefix) => {
    const valueCols = values.map((field) => ({ id: field, field, aggFunc: 'sum' }));
    const body = gridBody({ selectColumnNames: columns, ...given, valueCols });
    const { data } = await askGrid(warehouse, body, spend, withRollups);
    const names = values.map((name) => `${prefix}${name}`);
    expect(numbers(data[0], names)).toEqual([13, 12.4, 0.6].map(kilograms));
  });

  test('are averaged before they are rounded', async () => {
    const valueCols = values.map((field) => ({ id: field, field, aggFunc: 'avg' }));
    const body = gridBody({ selectColumnNames: columns, pivotMode: true, valueCols });
    const [row] = (await askGrid(warehouse, body, spend, context)).data;
    expect(Number(row?.DELTA_WEIGHT_POUNDS)).toBeCloseTo(0.272155422, 9);
  });

  test('of a report have all their digits, so that its rows add up to what the page shows', async () => {
    const description = dataQuery({ selectColumnNames: columns });
    const [row] = await warehouse.run(compileReport(description, null, context).rows);
    expect(numbers(row, values)).toEqual([5.89670081, 5.624545388, 0.272155422]);
  });

  test('of a fact are converted after they are added up, and a rollup answers them', async () => {
    for (const [key, expected] of [
      ['billWeight', kilograms(13)],
      ['actualWeight', kilograms(12.4)],
      ['deltaWeight', kilograms(0.6)],
      ['averageDeltaWeight', 0.27],
    ] as const) {
      const { expression, whereClauses } = factOf(inKilograms, key);
      const query = dataQuery({
        selectColumnNames: [`${expression} as value`],
        whereClauseDetails: ["bill_date between '2025-01-01' and '2025-12-31'", ...whereClauses],
      });
      for (const asked of [context, withRollups]) {
        const compiled = compileDataQuery(query, asked);
        expect(Number((await warehouse.run(compiled))[0]?.VALUE), key).toBe(expected);
        expect(compiled.plan.sources[0]?.startsWith('rollup_')).toBe(asked === withRollups);
      }
    }
  });
});

describe('weights billed in kilograms', () => {
  const half = 'HALF';
  const inPounds = getRowsBodyOf(state, {}).selectColumnNames ?? [];

  beforeAll(async () => {
    const row = { carrier_name: half, no_of_pkgs: 1, bill_weight_pounds: '1.102311', actual_weight_pounds: '0.551156' };
    await warehouse.insert(
      'package_level_info',
      Array.from({ length: 10 }, () => row),
    );
    await warehouse.fillRollups();
  });

  const ask = async (selectColumnNames: readonly string[], more: object) => {
    const filterModel = { CARRIER_NAME: { filterType: 'text', type: 'equals', filter: half } };
    const body = gridBody({ selectColumnNames: [...selectColumnNames], filterModel, ...more });
    return (await askGrid(warehouse, body, spend, context)).data[0];
  };
  const valueCols = values.map((field) => ({ id: field, field, aggFunc: 'sum' }));
  const total = { pivotMode: true, valueCols };

  test('add up to what was billed, in both units, and billed less actual is the delta', async () => {
    const kilograms = numbers(await ask(columns, total), values);
    expect(kilograms.map((sum) => sum.toFixed(2))).toEqual(['5.00', '2.50', '2.50']);
    expect(numbers(await ask(inPounds, total), values)).toEqual([11.02311, 5.51156, 5.51155]);
  });

  test('of a row are rounded where they are shown, and found as they are shown', async () => {
    expect(numbers(await ask(inPounds, { endRow: 1 }), values)).toEqual([1.102311, 0.551156, 0.551155]);
    expect(numbers(await ask(columns, { endRow: 1 }), values)).toEqual([0.5, 0.25, 0.25]);
    for (const more of [
      { type: 'equals', filter: 1.1 },
      { type: 'inRange', filter: 1.1, filterTo: 1.1 },
    ]) {
      const filterModel = { BILL_WEIGHT_POUNDS: { filterType: 'number', ...more } };
      const body = gridBody({ selectColumnNames: [...inPounds], endRow: 1, filterModel });
      expect((await askGrid(warehouse, body, spend, context)).lastRow).toBe(10);
    }
  });
});
