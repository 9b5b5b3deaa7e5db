import { rollups } from '@waybill/query';
import type { Load } from '@waybill/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { openDuckDbWarehouse } from '../src/index.ts';
import { differencesOf } from './support/rollup-differences.ts';
import { addSimpleInvoice, chargeOf, invoiceOf, packageOf } from './support/rows.ts';
import { statement, TemporaryFolder } from './support/temporary-warehouse.ts';

async function loadInvoices(warehouse: DuckDbWarehouse, ...numbers: string[]): Promise<void> {
  for (const invoiceNumber of numbers) {
    const load = await warehouse.beginLoad({ kind: 'invoice', source: 'a.csv' });
    addSimpleInvoice(load, 5, { invoiceNumber });
    await load.commit();
  }
}

/** Adds an invoice with packages that differ in all that rollups are split by. */
function addPackagesAtRate(load: Load, currency: string, rate: string): void {
  const packages = 12;
  const invoice = invoiceOf({
    invoiceNumber: `${currency}${rate}`,
    currencyCode: currency.toUpperCase(),
    amount: `${packages * 10}.00`,
  });
  const handle = load.addInvoice(invoice);
  for (let index = 0; index < packages; index += 1) {
    const row = packageOf(invoice, {
      usd_rate: rate,
      tracking_number: `1Z${invoice.invoiceNumber}${index % 5}`,
      zone: index % 2 === 0 ? '2' : null,
      service_category: index % 3 === 0 ? 'Ground' : '2 Day',
      pickup_date: index % 4 === 0 ? '2025-06-30' : '2025-07-01',
      normalised_sender_state: index % 6 === 0 ? 'OH' : 'IL',
      bill_weight_pounds: index % 3 === 0 ? null : '2.500000',
      actual_weight_pounds: index % 5 === 0 ? null : '3.000000',
    });
    const parent = load.addPackage(handle, row);
    load.addCharge(parent, chargeOf({ net_amount: '10.01', credit_type: index % 2 === 0 ? 'Void' : null }));
    load.addCharge(parent, chargeOf({ net_amount: '-0.01', incentive_amount: '0.00' }));
  }
}

async function differences(warehouse: DuckDbWarehouse, name: string): Promise<number> {
  const rollup = warehouse.rollups.find((candidate) => candidate.name === name);
  if (!rollup) throw new Error(`The warehouse does not keep ${name}.`);
  return await differencesOf(warehouse, rollup);
}

describe('rollups', () => {
  const shared = new TemporaryFolder();
  let warehouse: DuckDbWarehouse;

  beforeAll(async () => {
    warehouse = await openDuckDbWarehouse({ file: shared.file('waybill.duckdb'), threads: 2 });
    await loadInvoices(warehouse, '1', '2', '3');
  });

  afterAll(async () => {
    await warehouse.close();
    shared[Symbol.dispose]();
  });

  it.each(rollups.map(({ name }) => name))('%s is what adding up its fact table gives, load by load', async (name) => {
    expect(await differences(warehouse, name)).toBe(0);
    const rows = await warehouse.rows(
      statement(`select load_id, sum(row_count) from ${name} group by 1 order by 1`, {
        LOAD: 'integer',
        N: 'bigint',
      }),
    );
    expect(rows).toEqual([1, 2, 3].map((load) => ({ LOAD: load, N: 5 })));
  });

  it.each([
    ['other currencies beside US dollars', { USD: '1.00000000', CAD: '0.73000000' }],
    [
      'a currency that is worth a US dollar on some days only',
      { USD: '1.00000000', EUR: '1.00000000', eur: '1.07000000' },
    ],
    ['no US dollars', { CAD: '0.73000000' }],
  ])('are what adding up their fact tables gives after a load with %s', async (_, rates) => {
    using folder = new TemporaryFolder();
    const own = await openDuckDbWarehouse({ file: folder.file('w.duckdb') });
    const load = await own.beginLoad({ kind: 'invoice', source: 'a.csv' });
    for (const [currency, rate] of Object.entries(rates)) addPackagesAtRate(load, currency, rate);
    await load.commit();
    for (const rollup of rollups) expect(await differencesOf(own, rollup), rollup.name).toBe(0);
    await own.close();
  });

  it('of tracking numbers are sorted by client and key within a load that is not small, so that few blocks have a key', async () => {
    using folder = new TemporaryFolder();
    const own = await openDuckDbWarehouse({ file: folder.file('w.duckdb') });
    const load = await own.beginLoad({ kind: 'invoice', source: 'a.csv' });
    addSimpleInvoice(load, 1_100, { clientId: 1002, accountId: 21, invoiceNumber: '1' });
    addSimpleInvoice(load, 1_100, { invoiceNumber: '2' });
    await load.commit();
    const stored = await own.rows(
      statement('select client_id, tracking_key from rollup_tracking_number order by rowid', {
        CLIENT: 'integer',
        KEY: 'bigint',
      }),
    );
    expect(new Set(stored.map(({ KEY }) => KEY)).size).toBeGreaterThan(10);
    expect(stored).toEqual(
      stored.toSorted((a, b) => Number(a.CLIENT) - Number(b.CLIENT) || Number(a.KEY) - Number(b.KEY)),
    );
    await own.close();
  });

  it('are built while opening a file that was made without them, or with other ones', async () => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    const without = await openDuckDbWarehouse({ file, rollups: [] });
    await loadInvoices(without, '1');
    expect(without.rollups).toEqual([]);
    await without.close();

    const changed = rollups.map((rollup) => ({ ...rollup, dimensions: rollup.dimensions.slice(1) }));
    const before = await openDuckDbWarehouse({ file, rollups: changed });
    expect(before.rollups).toEqual(changed);
    await before.close();

    const readOnly = await openDuckDbWarehouse({ file, readOnly: true });
    expect(readOnly.rollups).toEqual([]);
    await readOnly.close();

    const after = await openDuckDbWarehouse({ file });
    expect(after.rollups).toEqual(rollups);
    await loadInvoices(after, '2');
    for (const { name } of rollups) expect(await differences(after, name)).toBe(0);
    await after.close();
  });
});
