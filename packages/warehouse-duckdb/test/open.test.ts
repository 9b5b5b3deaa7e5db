import { chmodSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { WarehouseCorrupt, WarehouseLocked, WarehouseNewer, WarehouseNotWritable } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import { openDuckDbWarehouse } from '../src/index.ts';
import { prepareSchema } from '../src/schema/schema.ts';
import { runInChild } from './support/child.ts';
import { addSimpleInvoice } from './support/rows.ts';
import { statement, TemporaryFolder, withWarehouse } from './support/temporary-warehouse.ts';

async function changeFile(file: string, sql: string): Promise<void> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
}

describe('opening a warehouse', () => {
  it('finds after closing what was published before', async () => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    const first = await openDuckDbWarehouse({ file });
    expect([first.dataVersion, first.dataAsOf]).toEqual([0, null]);
    const load = await first.beginLoad({ kind: 'invoice', source: 'a.csv' });
    addSimpleInvoice(load, 3);
    await load.commit();
    const asOf = first.dataAsOf;
    await first.close();
    expect(existsSync(`${file}.wal`)).toBe(false);
    expect(existsSync(`${file}.loading`)).toBe(false);

    const second = await openDuckDbWarehouse({ file });
    expect([second.dataVersion, second.dataAsOf]).toEqual([1, asOf]);
    expect(await second.statistics()).toMatchObject({
      clients: [
        {
          clientId: 1001,
          packages: 3,
          firstBillDate: '2025-08-02',
          lastBillDate: '2025-08-02',
          currencies: ['USD'],
        },
      ],
    });
    await second.close();
  });

  it('refuses a file that this process or another has open', async () => {
    await withWarehouse(async ({ localFile: { path: file } }) => {
      await expect(openDuckDbWarehouse({ file })).rejects.toThrow(WarehouseLocked);
      const other = await runInChild('open-warehouse.ts', file);
      expect(other.output).toContain('WarehouseLocked');
    });
  });

  it('refuses a folder that is absent and a file that may not be written', async () => {
    using folder = new TemporaryFolder();
    await expect(openDuckDbWarehouse({ file: folder.file('no/such/w.duckdb') })).rejects.toThrow(WarehouseNotWritable);
    if (process.getuid?.() === 0) return;
    chmodSync(folder.path, 0o500);
    await expect(openDuckDbWarehouse({ file: folder.file('w.duckdb') })).rejects.toThrow(WarehouseNotWritable);
    chmodSync(folder.path, 0o700);
  });

  it('refuses what is no warehouse and leaves it as it was', async () => {
    using folder = new TemporaryFolder();
    const text = folder.file('text.duckdb');
    writeFileSync(text, 'not a database, but long enough to look like something at first sight'.repeat(100));
    const before = readFileSync(text);
    await expect(openDuckDbWarehouse({ file: text })).rejects.toThrow(WarehouseCorrupt);
    expect(readFileSync(text)).toEqual(before);

    const other = folder.file('other.duckdb');
    await changeFile(other, 'create table something(a integer)');
    await expect(openDuckDbWarehouse({ file: other })).rejects.toThrow('is a DuckDB file, but no warehouse');
  });

  it('refuses a damaged file', async () => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    await (await openDuckDbWarehouse({ file })).close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 100, 12_000));
    await expect(openDuckDbWarehouse({ file })).rejects.toThrow(WarehouseCorrupt);
  });

  it('refuses a file of a newer version and leaves it as it was', async () => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    await (await openDuckDbWarehouse({ file })).close();
    await changeFile(file, 'update schema_version set version = 99');
    copyFileSync(file, folder.file('copy'));
    await expect(openDuckDbWarehouse({ file })).rejects.toThrow(WarehouseNewer);
    await expect(openDuckDbWarehouse({ file, readOnly: true })).rejects.toThrow(WarehouseNewer);
    expect(readFileSync(file)).toEqual(readFileSync(folder.file('copy')));
  });

  it('brings an older file up to date, all steps or none', async () => {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    await prepareSchema(connection, 'w', []);
    const step = {
      name: 'note',
      up: async () => void (await connection.run('alter table load add column note varchar')),
    };
    const failing = { name: 'fails', up: async () => Promise.reject(new Error('disk full')) };
    await expect(prepareSchema(connection, 'w', [step, failing])).rejects.toThrow('disk full');
    await expect(connection.run('select note from load')).rejects.toThrow();
    await prepareSchema(connection, 'w', [step]);
    await connection.run('select note from load');
    await expect(prepareSchema(connection, 'w', [])).rejects.toThrow(WarehouseNewer);
    connection.closeSync();
    instance.closeSync();
  });

  it('reads without writing, for a second process', async () => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    await expect(openDuckDbWarehouse({ file, readOnly: true })).rejects.toThrow(WarehouseCorrupt);
    const writable = await openDuckDbWarehouse({ file });
    const load = await writable.beginLoad({ kind: 'invoice', source: 'a.csv' });
    addSimpleInvoice(load, 2);
    await load.commit();
    await writable.close();
    const reader = await openDuckDbWarehouse({ file, readOnly: true });
    expect(await reader.rows(statement('select count(*) from package_level_info', { N: 'bigint' }))).toEqual([
      { N: 2 },
    ]);
    await expect(reader.beginLoad({ kind: 'invoice', source: 'b.csv' })).rejects.toThrow(WarehouseNotWritable);
    await reader.close();
  });
});
