import type { GetRowsBody } from '@waybill/contract';
import { findPage } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid, type GridAnswer } from './grid-client.ts';
import { randomShipments } from './random-rows.ts';
import { gridBody, pageNamed, withRollups } from './requests.ts';
import type { Row, TinyWarehouse } from './tiny-warehouse.ts';

const charges = randomShipments(300).charges.filter(
  ({ client_id, load_id }) => client_id !== 2001 && Number(load_id) <= 5,
);
let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse(300);
});

async function ask(page: 'refund' | 'accessorial', given: Partial<GetRowsBody>): Promise<GridAnswer> {
  return askGrid(warehouse, gridBody({ endRow: 5_000, ...given }), pageNamed(page), withRollups);
}

const isResidential = ({ accessorial_group }: Row) => accessorial_group === 'Residential';

describe.each(['refund', 'accessorial'] as const)('the grid of %s', (page) => {
  test('reads the charges, also where the request names no table', async () => {
    expect((await ask(page, {})).lastRow).toBe(charges.length);
    expect((await ask(page, { tableName: 'charge_level_info' })).lastRow).toBe(charges.length);
    const columns = findPage(page)?.gridColumns.map(({ field }) => field);
    expect(Object.keys((await ask(page, { endRow: 1 })).data[0] ?? {})).toEqual(columns);
  });

  test.each([
    ["credit_type in ('GSR')", ({ credit_type }: Row) => credit_type === 'GSR'],
    ["charge_level_info.credit_type = 'GSR'", ({ credit_type }: Row) => credit_type === 'GSR'],
    ["package_level_info.carrier_name = 'UPS'", ({ carrier_name }: Row) => carrier_name === 'UPS'],
    ["accessorial in ('Residential')", isResidential],
    ["ACCESSORIAL_GROUP = 'Residential'", isResidential],
    ["accessorial_code = 'RES'", ({ accessorial_code }: Row) => accessorial_code === 'RES'],
    ['tracking_status is not null', ({ tracking_status }: Row) => tracking_status !== null],
    ['tracking_status <> null', ({ tracking_status }: Row) => tracking_status !== null],
    ['package_level_info.tracking_status is not null', ({ tracking_status }: Row) => tracking_status !== null],
  ])('takes the condition %s', async (condition, holds) => {
    expect((await ask(page, { whereClauses: [condition] })).lastRow).toBe(charges.filter(holds).length);
  });
});

test('accessorials are grouped by their name, with counts and sums', async () => {
  const { data } = await ask('accessorial', {
    rowGroupCols: [{ field: 'ACCESSORIAL_GROUP' }],
    valueCols: [{ field: 'OTHER_ACCESSORIAL_COUNT', aggFunc: 'sum' }],
    whereClauses: ["charge_family = 'other_accessorial'"],
  });
  const expected = ['Additional Handling', 'Residential'].map((name) => ({
    ACCESSORIAL_GROUP: name,
    OTHER_ACCESSORIAL_COUNT: String(charges.filter(({ accessorial_group }) => accessorial_group === name).length),
  }));
  expect(data).toEqual(expected);
});

test('rows of one package are told apart by their charges', async () => {
  const pages = [await ask('refund', { endRow: 100 }), await ask('refund', { startRow: 100 })];
  const seen = pages.flatMap(({ data }) => data);
  const whole = await ask('refund', {});
  expect(seen).toEqual(whole.data);
});
