import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rollup, rollups } from '@waybill/query';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { copiedTables, type Load, type Warehouse } from '@waybill/warehouse';
import { openDuckDbCopySource, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSimpleInvoice, chargeOf, invoiceOf, packageOf } from '../../warehouse-duckdb/test/support/rows.ts';
import {
  ClickHouseConnection,
  fillRollup,
  openClickHouseCopy,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
} from '../src/index.ts';

let server: ClickHouseOnLoopback;
beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
});
afterAll(() => server.stop());

const few: readonly Rollup[] = rollups.slice(0, 2);
const addressOf = (database: string) =>
  readClickHouseAddress(`${server.url.replace('http:', 'clickhouse:')}/${database}`);

/** A writer of a new database, and its connection. */
class Written implements AsyncDisposable {
  readonly connection: ClickHouseConnection;
  readonly warehouse: Warehouse;

  private constructor(connection: ClickHouseConnection, warehouse: Warehouse) {
    this.connection = connection;
    this.warehouse = warehouse;
  }

  static async new(database: string, rollups = few): Promise<Written> {
    const address = addressOf(database);
    await prepareClickHouse(address);
    return new Written(new ClickHouseConnection(address), await openClickHouseWarehouse({ address, rollups }));
  }

  async load(source: string, add: (load: Load) => void): Promise<number> {
    const load = await this.warehouse.beginLoad({ kind: 'invoice', source });
    try {
      add(load);
      return (await load.commit()).loadId;
    } finally {
      await load.rollback();
    }
  }

  /** A single value, as text. */
  async value(sql: string): Promise<string> {
    const [row] = await this.connection.rows(sql);
    return String(row?.[0]);
  }

  /** The number of published rows and their net amounts: packages, charges, invoices, and the first rollup. */
  async published(): Promise<string[]> {
    const upTo = `where since_load <= (select max(load_id) from load) and until_load > (select max(load_id) from load)`;
    const tables = { package_level_info: 'net_amount', charge_level_info: 'net_amount', invoice: 'amount' };
    const counted = Object.entries(tables).map(([table, amount]) =>
      this.value(`select concat(toString(count()), ' ', toString(ifNull(sum(${amount}), 0))) from ${table} ${upTo}`),
    );
    const [rollup] = few;
    const rows = this.value(`select toString(ifNull(sum(row_count), 0)) from ${rollup?.name} ${upTo}`);
    return await Promise.all([...counted, rows]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.warehouse.close();
    await this.connection.close();
  }
}

describe('a load into ClickHouse', () => {
  it('stores what DuckDB stores, to the last column, rollups included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loaded-'));
    try {
      const add = (load: Load): void => {
        addSimpleInvoice(load, 30);
        addSimpleInvoice(load, 3, { invoiceNumber: '900002', billDate: '2024-12-31', clientId: 1002, accountId: 21 });
        addForeign(load);
      };
      const duckdb = await openDuckDbWarehouse({ file: join(folder, 'one'), threads: 2 });
      const load = await duckdb.beginLoad({ kind: 'invoice', source: 'one.csv' });
      add(load);
      await load.commit();
      await duckdb.close();

      await using written = await Written.new('same', rollups);
      expect(await written.load('one.csv', add)).toBe(1);

      const source = await openDuckDbCopySource({ file: join(folder, 'one'), threads: 2 });
      const copy = await openClickHouseCopy(addressOf('same'));
      for (const table of copiedTables)
        expect(await copy.portions(table), table.name).toEqual(await source.portions(table));
      await source.close();
      await copy.close();
      for (const rollup of rollups) {
        const kept = await written.value(`select sum(cityHash64(*)) from (select * from ${rollup.name})`);
        await written.connection.command(`truncate table ${rollup.name}`);
        await written.connection.command(fillRollup(rollup));
        expect(await written.value(`select sum(cityHash64(*)) from (select * from ${rollup.name})`), rollup.name).toBe(
          kept,
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is published with its commit and not before, and goes on with the numbers of the last', async () => {
    await using written = await Written.new('published');
    const first = await written.warehouse.beginLoad({ kind: 'invoice', source: 'one.csv' });
    addSimpleInvoice(first, 4);
    expect(await written.published()).toEqual(['0 0', '0 0', '0 0', '0']);
    expect(await first.commit()).toMatchObject({ loadId: 1, invoices: 1, packages: 4, charges: 4 });
    expect(written.warehouse.dataVersion).toBe(1);
    expect(await written.load('two.csv', (load) => addSimpleInvoice(load, 2, { invoiceNumber: '900002' }))).toBe(2);
    expect(await written.published()).toEqual(['6 60', '6 60', '2 60', '6']);
    expect(await written.value('select count(distinct tracking_id) from package_level_info')).toBe('6');
    expect(await written.value('select count(distinct charge_id) from charge_level_info')).toBe('6');
  });

  it.each<[string, (load: Load) => void, RegExp]>([
    ['charges that do not add up', (load) => addWrong(load, { charge: '9.99' }), /add up to 9.99/],
    [
      'an invoice of another amount',
      (load) => addWrong(load, { amount: '11.00' }),
      /does not reconcile: its amount is 11.00/,
    ],
    [
      'an invoice that is stored already',
      (load) => addSimpleInvoice(load, 1),
      /Invoice 900001 of UPS is stored already/,
    ],
    ['a third decimal', (load) => addWrong(load, { charge: '10.001' }), /more than two decimal places/],
  ])('with %s is rejected, and leaves nothing', async (what, add, message) => {
    const database = `rejected_${what.replaceAll(/\W/g, '_')}`;
    await using written = await Written.new(database);
    await written.load('one.csv', (load) => addSimpleInvoice(load, 2));
    const before = await written.published();
    await expect(written.load('wrong.csv', add)).rejects.toThrow(message);
    expect(await written.published()).toEqual(before);
    expect(
      await written.load('next.csv', (load) => addSimpleInvoice(load, 1, { invoiceNumber: '900009' })),
    ).toBeGreaterThan(1);
  });

  it('does not take an invoice for stored that a load left behind which was cut off', async () => {
    await using written = await Written.new('left_behind');
    const left = await written.warehouse.beginLoad({ kind: 'invoice', source: 'left.csv' });
    addSimpleInvoice(left, 1);
    await left.rollback();
    expect(await written.load('again.csv', (load) => addSimpleInvoice(load, 1))).toBe(2);
  });

  it('waits for the one before', async () => {
    await using written = await Written.new('turns');
    const first = await written.warehouse.beginLoad({ kind: 'invoice', source: 'one.csv' });
    const second = written.load('two.csv', (load) => addSimpleInvoice(load, 1, { invoiceNumber: '900002' }));
    addSimpleInvoice(first, 1);
    expect((await first.commit()).loadId).toBe(1);
    expect(await second).toBe(2);
  });
});

/** An invoice in Canadian dollars whose package's dollars are not its amounts converted: two charges are each rounded. */
function addForeign(load: Load): void {
  const invoice = invoiceOf({ invoiceNumber: '900003', currencyCode: 'CAD', amount: '20.02' });
  const row = packageOf(invoice, {
    tracking_number: '1Z"ü\\\t1',
    usd_rate: '0.72345678',
    transportation_amount: '10.01',
    transportation_discount: '0.00',
    fuel_surcharge_amount: '10.01',
    fuel_surcharge_discount: '0.00',
    net_amount: '20.02',
  });
  const handle = load.addInvoice(invoice);
  const parent = load.addPackage(handle, row);
  load.addCharge(parent, chargeOf({ net_amount: '10.01', incentive_amount: '0.00' }));
  load.addCharge(parent, chargeOf({ net_amount: '10.01', incentive_amount: '0.00', charge_family: 'fuel_surcharge' }));
  load.addSourceRows(handle, ['foreign', 'foreign']);
}

function addWrong(load: Load, { charge = '10.00', amount = '10.00' }: { charge?: string; amount?: string }): void {
  const invoice = invoiceOf({ invoiceNumber: '900002', amount });
  const handle = load.addInvoice(invoice);
  load.addCharge(load.addPackage(handle, packageOf(invoice)), chargeOf({ net_amount: charge }));
}
