import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { type Column, type PackageRow, tables } from '@waybill/model';
import { rollupSelect } from '@waybill/query';
import { convertedPackageAmounts, LoadRejected } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { openDuckDbWarehouse } from '../src/index.ts';
import { addSimpleInvoice, chargeOf, invoiceOf, packageOf } from './support/rows.ts';
import { statement, TemporaryFolder, withWarehouse } from './support/temporary-warehouse.ts';

const rate = '0.50000000';
const tracking = 'CA1';

/**
 * A package in a currency of half a dollar. Each charge is half a cent above a whole cent in dollars, so that the sum of
 * the charges' dollars is not the package's amount converted.
 */
async function loadForeignPackage(warehouse: DuckDbWarehouse): Promise<void> {
  const invoice = invoiceOf({ invoiceNumber: 'CA', currencyCode: 'CAD', amount: '6.10' });
  const amounts: Partial<PackageRow> = {
    transportation_amount: '4.04',
    transportation_discount: '1.01',
    other_accessorial_amount: '3.03',
    other_accessorial_discount: '0.00',
    billing_adjustment_amount: '0.04',
    net_amount: '6.10',
    declared_amt: '2.02',
    address_correction_amt: '0.04',
  };
  const load = await warehouse.beginLoad({ kind: 'invoice', source: 'ca.csv' });
  const handle = load.addInvoice(invoice);
  const row = packageOf(invoice, { tracking_number: tracking, usd_rate: rate, ...amounts });
  const parent = load.addPackage(handle, row);
  const accessorial = {
    charge_family: 'other_accessorial',
    charge_category: 'SHP/ISS',
    accessorial_code: 'EVS',
    net_amount: '1.01',
    incentive_amount: '0.00',
  };
  load.addCharge(parent, chargeOf({ net_amount: '3.03', incentive_amount: '1.01' }));
  load.addCharge(parent, chargeOf(accessorial));
  load.addCharge(parent, chargeOf(accessorial));
  load.addCharge(parent, chargeOf({ ...accessorial, accessorial_code: 'RES' }));
  const correction = { charge_family: 'billing_adjustment', charge_category: 'ADJ/ADC', net_amount: '0.01' };
  for (let line = 0; line < 4; line += 1)
    load.addCharge(parent, chargeOf({ ...accessorial, ...correction, accessorial_code: null }));
  await load.commit();
}

/** What the foreign package says in dollars, from its own row or summed up from its charges. */
async function dollarsOfForeignPackage(warehouse: DuckDbWarehouse, table: 'package_level_info' | 'charge_level_info') {
  const sums = ['net_amount', 'incentive_amount', 'transportation_amount', 'net_other_accessorial_amount'];
  const columns = [...sums, 'net_taxes_and_others'].map((name) => `sum(${name}_usd)`).join(', ');
  const [row] = await warehouse.rows(
    statement(`select ${columns} from ${table} where tracking_number = '${tracking}'`, {
      NET: 'money',
      INCENTIVE: 'money',
      TRANSPORTATION: 'money',
      ACCESSORIAL: 'money',
      OTHERS: 'money',
    }),
  );
  return row;
}

async function expectSettled(warehouse: DuckDbWarehouse): Promise<void> {
  const dollars = { NET: 3.09, INCENTIVE: 0.51, TRANSPORTATION: 2.03, ACCESSORIAL: 1.53, OTHERS: 0.04 };
  expect(await dollarsOfForeignPackage(warehouse, 'charge_level_info')).toEqual(dollars);
  expect(await dollarsOfForeignPackage(warehouse, 'package_level_info')).toEqual(dollars);
  const [partial] = await warehouse.rows(
    statement(
      `select declared_amt_usd, address_correction_amt_usd from package_level_info where tracking_number = '${tracking}'`,
      { DECLARED: 'money', CORRECTION: 'money' },
    ),
  );
  expect(partial).toEqual({ DECLARED: 1.02, CORRECTION: 0.04 });
  for (const rollup of warehouse.rollups.filter(({ measures }) => measures.includes('net_amount'))) {
    const [kept] = await warehouse.rows(
      statement(
        `select count(*) from (select sum(net_amount_usd) as usd, sum(row_count) as n from ${rollup.name}
           except select sum(net_amount_usd), sum(row_count) from (${rollupSelect(rollup)}))`,
        { DIFFERENT: 'bigint' },
      ),
    );
    expect(kept, rollup.name).toEqual({ DIFFERENT: 0 });
  }
}

describe('US dollars', () => {
  it('of a package are those of its charges, each rounded to the cent', async () => {
    await withWarehouse(async (warehouse) => {
      await loadForeignPackage(warehouse);
      await expectSettled(warehouse);
    });
  });

  it('of an amount whose charges cannot be told are the amount converted', async () => {
    await withWarehouse(async (warehouse) => {
      const invoice = invoiceOf({ currencyCode: 'CAD' });
      const load = await warehouse.beginLoad({ kind: 'invoice', source: 'ca.csv' });
      const row = packageOf(invoice, { usd_rate: rate, chargeback_amt: '3.33' });
      load.addCharge(load.addPackage(load.addInvoice(invoice), row), chargeOf());
      await load.commit();
      expect(
        await warehouse.rows(statement('select chargeback_amt_usd from package_level_info', { USD: 'money' })),
      ).toEqual([{ USD: 1.67 }]);
    });
  });

  it('are settled for rows that a bulk load brings', async () => {
    await withWarehouse(async (warehouse) => {
      await loadForeignPackage(warehouse);
      await copyFirstLoad(warehouse, convertedPackageAmounts);
      const dollars = await warehouse.rows(
        statement('select load_id, net_amount_usd from package_level_info order by 1', {
          LOAD: 'integer',
          USD: 'money',
        }),
      );
      expect(dollars).toEqual([
        { LOAD: 1, USD: 3.09 },
        { LOAD: 2, USD: 3.09 },
      ]);
    });
  });

  it('must be right in a bulk load', async () => {
    await withWarehouse(async (warehouse) => {
      const load = await warehouse.beginLoad({ kind: 'invoice', source: 'us.csv' });
      addSimpleInvoice(load, 1);
      await load.commit();
      const wrong = convertedPackageAmounts.replace('round(net_amount * usd_rate, 2)', '0');
      await expect(copyFirstLoad(warehouse, wrong)).rejects.toThrow(
        new LoadRejected('The US dollars of package 1Z9000010 of invoice 9000012 are not those of its charges.'),
      );
    });
  });

  it('are added to a warehouse of the first schema, which keeps its rows and gets its rollups anew', async () => {
    using folder = new TemporaryFolder();
    const made = await openDuckDbWarehouse({ file: folder.file('made.duckdb') });
    const load = await made.beginLoad({ kind: 'invoice', source: 'us.csv' });
    addSimpleInvoice(load, 3);
    await load.commit();
    await loadForeignPackage(made);
    await made.close();
    const file = folder.file('old.duckdb');
    await writeFirstSchema(file, folder.file('made.duckdb'));

    const warehouse = await openDuckDbWarehouse({ file });
    expect(warehouse.dataVersion).toBe(2);
    expect(warehouse.rollups.length).toBeGreaterThan(0);
    await expectSettled(warehouse);
    const [usd] = await warehouse.rows(
      statement("select count(*), sum(net_amount_usd) from package_level_info where currency_code = 'USD'", {
        ROWS: 'bigint',
        USD: 'money',
      }),
    );
    expect(usd).toEqual({ ROWS: 3, USD: 30 });
    const types = await warehouse.rows(
      statement(
        `select distinct data_type from duckdb_columns()
         where table_name in ('package_level_info', 'charge_level_info') and column_name like '%weight%'
           and column_name not like '%unit'`,
        { TYPE: 'text' },
      ),
    );
    expect(types).toEqual([{ TYPE: 'DECIMAL(18,6)' }]);
    const next = await warehouse.beginLoad({ kind: 'invoice', source: 'next.csv' });
    addSimpleInvoice(next, 1, { invoiceNumber: 'next' });
    expect(await next.commit()).toMatchObject({ loadId: 3, packages: 1, charges: 1 });
    await warehouse.close();
  });
});

/** Stores the rows of the first load once more, as a bulk load that brings the dollars of packages itself. */
async function copyFirstLoad(warehouse: DuckDbWarehouse, dollars: string): Promise<void> {
  await warehouse.bulkLoad({ kind: 'synthetic', source: 'copy' }, async ({ connection, loadId }) => {
    const replaced = `${loadId} as load_id, invoice_id + 100 as invoice_id, invoice_number || ${loadId} as invoice_number`;
    const rowsOf = (table: keyof typeof tables) => {
      const columns: readonly Column[] = tables[table];
      const names = columns.filter(({ generated }) => generated === undefined).map(({ name }) => name);
      return `(select ${names.join(', ')} from ${table} where load_id = 1)`;
    };
    await connection.run(`insert into invoice by name select * replace (${replaced}) from invoice where load_id = 1`);
    await connection.run(
      `insert into package_level_info by name
       select * replace (${replaced}, tracking_id + 100 as tracking_id), ${dollars} from ${rowsOf('package_level_info')}`,
    );
    await connection.run(
      `insert into charge_level_info by name
       select * replace (${replaced}, tracking_id + 100 as tracking_id, charge_id + 100 as charge_id)
       from ${rowsOf('charge_level_info')}`,
    );
  });
}

/** Writes the rows of a warehouse into a file as the first schema had them. */
async function writeFirstSchema(file: string, from: string): Promise<void> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  await connection.run(readFileSync(new URL('schemas/1.sql', import.meta.url), 'utf8'));
  await connection.run(`attach '${from}' as made (read_only)`);
  for (const table of ['package_level_info', 'charge_level_info', 'load', 'invoice', 'source_row']) {
    const columns = await connection.runAndReadAll(
      `select column_name from duckdb_columns()
       where table_name = ? and database_name = current_database() and column_default is null`,
      [table],
    );
    const names = columns.getRows().join(', ');
    await connection.run(`insert into ${table} (${names}) select ${names} from made.${table}`);
  }
  await connection.run('create table rollup_bill_service as select 1 as net_amount');
  await connection.run("insert into rollup values ('rollup_bill_service', 'as it was'), ('rollup_of_old', 'gone')");
  connection.closeSync();
  instance.closeSync();
}
