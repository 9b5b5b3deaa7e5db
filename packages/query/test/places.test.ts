import { beforeAll, expect, test } from 'vitest';
import { compileDataQuery } from '../src/index.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { context, dataQuery } from './requests.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse(300);
});

const ask = (columns: readonly string[], groups: readonly string[]) =>
  warehouse.run(
    compileDataQuery(
      dataQuery({
        selectColumnNames: [...columns],
        groupByDetails: [...groups],
        orderByDetails: [...groups],
        whereClauseDetails: ["receiver_cntry in ('US', 'CA')"],
      }),
      context,
    ),
  );

test('places are grouped by continent and region, which follow from country and state', async () => {
  expect(await ask(['continent'], ['continent'])).toEqual([{ CONTINENT: 'North America' }]);
  expect(await ask(['receiver_region as region'], ['receiver_region'])).toEqual([
    { REGION: 'Midwest' },
    { REGION: 'North America' },
    { REGION: 'South' },
  ]);
});

test('they have a latitude and a longitude', async () => {
  const columns = ['receiver_state', 'latitude', 'longitude', 'sender_latitude'];
  const rows = await ask(columns, columns);
  const texas = rows.find(({ NORMALISED_CONSIGNEE_STATE: state }) => state === 'TX');
  expect(Number(texas?.LATITUDE)).toBeCloseTo(31.5);
  expect(Number(texas?.LONGITUDE)).toBeCloseTo(-99.3);
});
