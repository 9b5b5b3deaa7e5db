import { describe, expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { copyLoad } from './support/copy-load.ts';
import { addSimpleInvoice } from './support/rows.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

/** Two clients by turns, each load with invoices of two quarters. */
async function loadScattered(warehouse: DuckDbWarehouse, loads: number, packages: number): Promise<void> {
  for (let number = 1; number <= loads; number += 1) {
    const load = await warehouse.beginLoad({ kind: 'invoice', source: `${number}.csv` });
    for (const billDate of ['2025-05-17', '2025-08-02']) {
      const clientId = 1001 + (number % 2);
      addSimpleInvoice(load, packages, { clientId, billDate, invoiceNumber: `${number}-${billDate}` });
    }
    await load.commit();
  }
}

/** Of each table: partitions whose rows do not lie together, in order of bill date. */
async function scattered(warehouse: DuckDbWarehouse): Promise<unknown> {
  const partitions = (table: string) => `(select count(*) from (
    select bill_date_partition from ${table} group by 1
    having max(rowid) - min(rowid) + 1 <> count(*)
      or list(bill_date order by rowid) <> list_sort(list(bill_date))))`;
  const rows = await warehouse.rows(
    statement(
      `select ${partitions('package_level_info')}, ${partitions('charge_level_info')}, ?`,
      {
        PACKAGES: 'bigint',
        CHARGES: 'bigint',
        RUN: 'double',
      },
      [Math.random()],
    ),
  );
  return rows.map(({ PACKAGES, CHARGES }) => [PACKAGES, CHARGES]);
}

/** Everything that a row holds, in an order of its own. */
async function fingerprint(warehouse: DuckDbWarehouse): Promise<unknown> {
  return await warehouse.rows(
    statement(
      `select (select bit_xor(hash(p)) from package_level_info p), (select bit_xor(hash(c)) from charge_level_info c),
         (select count(*) from package_level_info), (select count(*) from charge_level_info), ?`,
      { P: 'text', C: 'text', N: 'bigint', M: 'bigint', RUN: 'integer' },
      [1],
    ),
  );
}

describe('compaction', () => {
  it('sorts the partitions of several loads and changes nothing else', async () => {
    await withWarehouse(async (warehouse) => {
      await loadScattered(warehouse, 6, 20);
      const before = await fingerprint(warehouse);
      expect(await scattered(warehouse)).toEqual([[4, 4]]);
      expect(await warehouse.compact()).toEqual({ partitions: 4, rows: 240 });
      expect(await scattered(warehouse)).toEqual([[0, 0]]);
      expect(await fingerprint(warehouse)).toEqual(before);
      expect(warehouse.dataVersion).toBe(6);
    });
  });

  it('sorts a partition in pieces, and changes nothing else', async () => {
    await withWarehouse(
      async (warehouse) => {
        for (const invoiceNumber of ['1', '2', '3']) {
          const load = await warehouse.beginLoad({ kind: 'invoice', source: invoiceNumber });
          for (const billDate of ['2025-08-16', '2025-08-02', '2025-08-09'])
            addSimpleInvoice(load, 5, { billDate, invoiceNumber: `${invoiceNumber}-${billDate}` });
          await load.commit();
        }
        const before = await fingerprint(warehouse);
        expect(await scattered(warehouse)).toEqual([[1, 1]]);
        expect(await warehouse.compact()).toEqual({ partitions: 1, rows: 45 });
        expect(await scattered(warehouse)).toEqual([[0, 0]]);
        expect(await fingerprint(warehouse)).toEqual(before);
      },
      { packagesAtOnce: 4 },
    );
  });

  it('leaves alone what is sorted, and what is mostly sorted unless told otherwise', async () => {
    await withWarehouse(async (warehouse) => {
      const load = async (invoiceNumber: string, packages: number): Promise<void> => {
        const next = await warehouse.beginLoad({ kind: 'invoice', source: invoiceNumber });
        addSimpleInvoice(next, packages, { invoiceNumber });
        await next.commit();
      };
      await load('1', 100);
      expect(await warehouse.compact({ everything: true })).toEqual({ partitions: 0, rows: 0 });
      await load('small', 5);
      expect(await warehouse.compact()).toEqual({ partitions: 0, rows: 0 });
      await load('2', 100);
      expect(await warehouse.compact()).toEqual({ partitions: 1, rows: 205 });
      await load('3', 10);
      expect(await warehouse.compact()).toEqual({ partitions: 0, rows: 0 });
      expect(await warehouse.compact({ everything: true })).toEqual({ partitions: 1, rows: 215 });
      expect(await warehouse.compact({ everything: true })).toEqual({ partitions: 0, rows: 0 });
    });
  });

  it('shows readers every row once, before, during and after', async () => {
    await withWarehouse(
      async (warehouse) => {
        const packages = 2_000;
        const first = await warehouse.beginLoad({ kind: 'invoice', source: 'first.csv' });
        addSimpleInvoice(first, packages);
        await first.commit();
        for (const number of ['2', '3', '4', '5']) await copyLoad(warehouse, number, `${packages * 10}.00`);

        let compacting = true;
        const seen: unknown[] = [];
        const read = async (): Promise<void> => {
          while (compacting) {
            const rows = await warehouse.rows(
              statement(
                `select count(*), count(distinct tracking_id),
                 (select sum(net_amount) from charge_level_info where load_id <= $1), $2
               from package_level_info where load_id <= $1`,
                { N: 'bigint', DISTINCT: 'bigint', AMOUNT: 'money', RUN: 'integer' },
                [5, seen.length],
              ),
            );
            seen.push(rows.map(({ N, DISTINCT, AMOUNT }) => [N, DISTINCT, AMOUNT]));
          }
        };
        const readers = [read(), read(), read()];
        expect(await warehouse.compact()).toEqual({ partitions: 1, rows: 5 * packages });
        for (let number = 6; number === 6 || seen.length <= 20; number += 1) {
          await copyLoad(warehouse, String(number), `${packages * 10}.00`);
          expect(await warehouse.compact({ everything: true })).toEqual({ partitions: 1, rows: number * packages });
        }
        compacting = false;
        await Promise.all(readers);
        for (const rows of seen) expect(rows).toEqual([[5 * packages, 5 * packages, 50 * packages]]);
      },
      { threads: 2 },
    );
  });
});
