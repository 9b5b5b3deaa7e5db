import { beforeAll, expect, test } from 'vitest';
import { compile, dataQuery } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;
beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  const types = ['Duplicate Charges', 'Saturday Delivery', 'Saturday pickup', 'Void'];
  await warehouse.insert(
    'charge_level_info',
    types.map((type) => ({ credit_type: type, accessorial_group: 'Saturday', net_amount: -1 })),
  );
});

async function found(condition: string) {
  const rows = await warehouse.run(
    compile(
      dataQuery({
        selectColumnNames: ['credit_type'],
        fromTableNames: ['charge_level_info'],
        whereClauseDetails: [condition],
        orderByDetails: ['credit_type'],
      }),
    ),
  );
  return rows.map((row) => row.CREDIT_TYPE);
}

test.each([
  ["credit_type in ('Duplicate', 'Void')", ['Duplicate Charges', 'Void']],
  ["credit_type = 'Saturday'", ['Saturday Delivery']],
  ["'Saturday Delivery' = credit_type", ['Saturday Delivery']],
  ["credit_type <> 'Duplicate' and accessorial_group = 'Saturday'", ['Saturday Delivery', 'Saturday pickup', 'Void']],
])('links and reports with former names of credit types find the same: %s', async (condition, expected) => {
  expect(await found(condition)).toEqual(expected);
});
