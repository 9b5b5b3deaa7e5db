import { expect, test } from 'vitest';
import { GeneratedWarehouse } from './generated-warehouse.ts';

/** Ten small parts, which the threads finish in any order. */
const packagesOfManyParts = 20_000;

const checksums = `
  select (select bit_xor(hash(p)) from (select * from package_level_info) p)::varchar as packages,
    (select bit_xor(hash(c)) from (select * from charge_level_info) c)::varchar as charges,
    (select bit_xor(hash(i)) from (select * exclude (load_id) from invoice) i)::varchar as invoices`;

async function checksumOf(choice: Parameters<typeof GeneratedWarehouse.make>[0]) {
  const made = await GeneratedWarehouse.make(choice);
  try {
    return await made.rows(checksums);
  } finally {
    made.close();
  }
}

test('the same seed makes the same rows, on one thread and on four', async () => {
  const packages = packagesOfManyParts;
  const onFour = await checksumOf({ packages, threads: 4, inSmallParts: true });
  expect(await checksumOf({ packages, threads: 1 })).toEqual(onFour);
});

test('another seed makes other rows', async () => {
  expect(await checksumOf({ seed: 2 })).not.toEqual(await checksumOf({ seed: 1 }));
});

test('so many packages are made as were asked for, in batches of any number', async () => {
  const made = await GeneratedWarehouse.make({ profile: 'scale', packages: 20_000 });
  try {
    const packages = await made.value("select count(*) from package_level_info where row_kind = 'package'");
    expect(packages).toBeGreaterThan(19_000);
    expect(packages).toBeLessThanOrEqual(20_500);
    expect(await made.value('select count(distinct client_id) from package_level_info')).toBe(60);
  } finally {
    made.close();
  }
});
