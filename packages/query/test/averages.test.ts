import { figures } from '@waybill/model';
import { expect, test } from 'vitest';
import { compile } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

/** Seven cents for 0.56 pounds are 12.5 cents a pound. */
test('a cost per pound of half a cent is rounded up', async () => {
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [
    { net_amount: 0.07, bill_weight_pounds: 0.56, no_of_pkgs: 1, bill_date: '2025-01-15' },
  ]);
  const { name, expression } = figures.costPerPound;
  const answer = await warehouse.run(compile({ selectColumnNames: [`${expression} as ${name}`] }));
  expect(answer).toEqual([{ COSTPERPOUND: 0.13 }]);
});
