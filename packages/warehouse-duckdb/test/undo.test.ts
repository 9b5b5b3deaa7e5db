import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { LoadRejected } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import { type DuckDbWarehouse, openDuckDbWarehouse } from '../src/index.ts';
import { startChild } from './support/child.ts';
import { rollupDifferences } from './support/rollup-differences.ts';
import { addSimpleInvoice, chargeOf, invoiceOf, packageOf } from './support/rows.ts';
import { statement, TemporaryFolder, withWarehouse } from './support/temporary-warehouse.ts';

async function load(warehouse: DuckDbWarehouse, packages: number, invoiceNumber: string): Promise<number> {
  const begun = await warehouse.beginLoad({ kind: 'invoice', source: `${invoiceNumber}.csv` });
  addSimpleInvoice(begun, packages, { invoiceNumber });
  return (await begun.commit()).loadId;
}

/** Every row of every table that a load writes, without what says when it was committed. */
async function contents(warehouse: DuckDbWarehouse): Promise<unknown> {
  const tables = ['package_level_info', 'charge_level_info', 'invoice', 'source_row'];
  const names = [...tables, ...warehouse.rollups.map(({ name }) => name)];
  const rows = await warehouse.rows(
    statement(
      names
        .map((name) => `select '${name}', count(*), coalesce(sum(hash(t)), 0)::varchar from ${name} t`)
        .join(' union all ')
        .concat(' order by 1'),
      { TABLE: 'text', ROWS: 'bigint', HASH: 'text' },
    ),
  );
  return rows;
}

describe('undoing a load', () => {
  it('leaves exactly what was there before, published under a number of its own', async () => {
    await withWarehouse(async (warehouse) => {
      await load(warehouse, 3, '1');
      const before = await contents(warehouse);
      const second = await load(warehouse, 5, '2');
      const heard: number[] = [];
      warehouse.onPublished((version) => heard.push(version));
      expect(await warehouse.undoLoad(second, 'undo of 2.csv')).toEqual({
        loadId: 3,
        invoices: 1,
        packages: 5,
        charges: 5,
      });
      expect(await contents(warehouse)).toEqual(before);
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect(warehouse.dataVersion).toBe(3);
      expect(heard).toEqual([3]);
      expect(await warehouse.loadOf('undo of 2.csv')).toBe(3);
    });
  });

  it('takes back what came before other loads, also after compaction, and lets the same rows come again', async () => {
    await withWarehouse(async (warehouse) => {
      const first = await load(warehouse, 4, '1');
      await load(warehouse, 5, '2');
      await warehouse.compact({ everything: true });
      await warehouse.undoLoad(first, 'undo of 1.csv');
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect((await warehouse.invoices()).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['2']);
      await load(warehouse, 4, '1');
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect((await warehouse.invoices()).map(({ amount }) => amount).toSorted()).toEqual(['40.00', '50.00']);
    });
  });

  it('refuses a load on whose invoice a later one builds, and one of which nothing is there', async () => {
    await withWarehouse(async (warehouse) => {
      const first = await load(warehouse, 2, '1');
      const [stored] = await warehouse.invoices();
      const invoice = invoiceOf({ invoiceNumber: '1', amount: '10.00', invoiceId: stored?.invoiceId ?? 0n });
      const further = await warehouse.beginLoad({ kind: 'invoice', source: 'part 2.csv' });
      const row = packageOf(invoice, { tracking_number: '1ZLATER' });
      further.addCharge(further.addPackage(further.addInvoice(invoice), row), chargeOf());
      const { loadId: second } = await further.commit();
      expect((await warehouse.invoicesOfLoad(first)).map(({ laterLoads }) => laterLoads)).toEqual([[second]]);
      const before = await contents(warehouse);
      await expect(warehouse.undoLoad(first, 'undo of 1.csv')).rejects.toThrow(LoadRejected);
      expect(await contents(warehouse)).toEqual(before);
      expect(warehouse.dataVersion).toBe(second);
      await warehouse.undoLoad(second, 'undo of part 2.csv');
      await warehouse.undoLoad(first, 'undo of 1.csv');
      expect(await warehouse.invoices()).toEqual([]);
      await expect(warehouse.undoLoad(first, 'again')).rejects.toThrow(LoadRejected);
    });
  });

  it.each([10, 60])('is whole or not at all when killed %i ms into it', async (delay) => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    const child = startChild('undo-until-killed.ts', file);
    const exit = once(child, 'exit');
    for await (const line of createInterface(child.stdout)) {
      if (line === 'undoing') void sleep(delay).then(() => child.kill('SIGKILL'));
      if (line === 'undone') child.kill('SIGKILL');
    }
    await exit;
    const warehouse = await openDuckDbWarehouse({ file });
    const isUndone = (await warehouse.loadOf('undo of 2.csv')) !== undefined;
    const [counts] = await warehouse.rows(
      statement(
        `select (select count(*) from package_level_info), (select sum(net_amount) from charge_level_info),
           (select sum(amount) from invoice), (select count(*) from source_row)`,
        { P: 'bigint', CHARGED: 'money', AMOUNT: 'money', ROWS: 'bigint' },
      ),
    );
    const packages = isUndone ? 2000 : 4000;
    expect(counts).toEqual({ P: packages, CHARGED: packages * 10, AMOUNT: packages * 10, ROWS: packages });
    expect(warehouse.dataVersion).toBe(isUndone ? 3 : 2);
    expect(await rollupDifferences(warehouse)).toBe(0);
    await warehouse.close();
  });
});
