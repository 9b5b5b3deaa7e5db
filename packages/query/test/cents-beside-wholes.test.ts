import { expect, test } from 'vitest';
import { compile } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const product = 'no_of_pkgs * no_of_pkgs';

/** DuckDB alone would give both numbers one type without room for the cents. */
test('money keeps its cents beside a product of whole numbers', async () => {
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [{ net_amount: 4.4, no_of_pkgs: 2, bill_date: '2025-01-15' }]);
  const answer = await warehouse.run(
    compile({
      selectColumnNames: [
        `sum(case when no_of_pkgs = 1 then ${product} else net_amount end) as chosen`,
        `sum(coalesce(net_amount, ${product})) as known`,
        `sum(greatest(net_amount, ${product})) as larger`,
        `sum(case when net_amount > ${product} then 1 else 0 end) as above`,
      ],
    }),
  );
  expect(answer).toEqual([{ CHOSEN: '4.40', KNOWN: '4.40', LARGER: '4.40', ABOVE: '1' }]);
});
