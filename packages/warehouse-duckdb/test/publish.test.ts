import { expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { addSimpleInvoice } from './support/rows.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

const packagesPerLoad = 3000;

async function loadInvoice(warehouse: DuckDbWarehouse, number: number): Promise<void> {
  const load = await warehouse.beginLoad({ kind: 'invoice', source: `${number}.csv` });
  addSimpleInvoice(load, packagesPerLoad, { invoiceNumber: String(number) });
  await load.commit();
}

/** Counts packages and charges up to the published load until told to stop; notes every pair that was seen. */
async function readUntil(warehouse: DuckDbWarehouse, seen: [number, unknown][], stop: () => boolean): Promise<void> {
  while (!stop()) {
    const published = warehouse.dataVersion;
    const rows = await warehouse.rows(
      statement(
        `select (select count(*) from package_level_info where load_id <= $1),
           (select sum(net_amount) from charge_level_info where load_id <= $1), $2`,
        { PACKAGES: 'bigint', AMOUNT: 'money', RUN: 'integer' },
        [published, seen.length],
      ),
    );
    seen.push([published, rows[0]]);
  }
}

it('shows readers whole loads only, while loads commit', async () => {
  await withWarehouse(async (warehouse) => {
    let loading = true;
    const seen: [number, unknown][] = [];
    const readers = [1, 2, 3].map(() => readUntil(warehouse, seen, () => !loading));
    for (let number = 1; number <= 6 || seen.length <= 50; number += 1) await loadInvoice(warehouse, number);
    loading = false;
    await Promise.all(readers);
    for (const [published, row] of seen) {
      const packages = published * packagesPerLoad;
      expect(row).toMatchObject({ PACKAGES: packages, AMOUNT: packages > 0 ? packages * 10 : null });
    }
  });
});
