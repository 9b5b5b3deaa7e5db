import { LoadRejected } from '@waybill/warehouse';
import { expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { rollupDifferences } from './support/rollup-differences.ts';
import { addSimpleInvoice, invoiceOf } from './support/rows.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

const described = (source: string) => ({ kind: 'invoice', source }) as const;

/** Packages, charges, source rows and rows of a rollup by load. */
async function rowsByLoad(warehouse: DuckDbWarehouse): Promise<unknown[]> {
  const count = (table: string, count = 'count(*)') => `(select ${count} from ${table} t where t.load_id = l.load_id)`;
  return await warehouse.rows(
    statement(
      `select load_id, source, invoices, packages, ${count('package_level_info')}, ${count('charge_level_info')},
         ${count('source_row')}, ${count('rollup_bill_service', 'sum(row_count)')} from load l order by load_id`,
      {
        LOAD: 'integer',
        SOURCE: 'text',
        INVOICES: 'integer',
        COUNTED: 'integer',
        PACKAGES: 'integer',
        CHARGES: 'integer',
        SOURCE_ROWS: 'integer',
        ROLLED_UP: 'integer',
      },
    ),
  );
}

const rowsOf = (load: number, source: string, packages: number) => ({
  LOAD: load,
  SOURCE: source,
  INVOICES: 1,
  COUNTED: packages,
  PACKAGES: packages,
  CHARGES: packages,
  SOURCE_ROWS: packages,
  ROLLED_UP: packages,
});

it('stores loads in one change, each under a number of its own, and takes each back alone', async () => {
  await withWarehouse(async (warehouse) => {
    const published: number[] = [];
    warehouse.onPublished((version) => published.push(version));
    const group = await warehouse.beginLoads();
    for (const [place, packages] of [2, 3, 1].entries())
      addSimpleInvoice(group.add(described(`${place}.csv`)), packages, {
        invoiceNumber: `N${place}`,
        clientId: 1001 + place,
      });
    expect(group.hasRoom).toBe(true);
    expect(await group.commit()).toMatchObject([
      { loadId: 1, invoices: 1, packages: 2, charges: 2 },
      { loadId: 2, invoices: 1, packages: 3, charges: 3 },
      { loadId: 3, invoices: 1, packages: 1, charges: 1 },
    ]);
    expect(published).toEqual([3]);
    expect(await rowsByLoad(warehouse)).toEqual([rowsOf(1, '0.csv', 2), rowsOf(2, '1.csv', 3), rowsOf(3, '2.csv', 1)]);
    expect(await rollupDifferences(warehouse)).toBe(0);

    expect(await warehouse.undoLoad(2, 'undo')).toMatchObject({ invoices: 1, packages: 3, charges: 3 });
    expect(await warehouse.invoices()).toMatchObject([{ invoiceNumber: 'N0' }, { invoiceNumber: 'N2' }]);
    expect(await rollupDifferences(warehouse)).toBe(0);

    const next = await warehouse.beginLoad(described('next.csv'));
    addSimpleInvoice(next, 1, { invoiceNumber: 'N4' });
    await next.commit();
    const numbered = statement('select count(*), count(distinct tracking_id) from package_level_info', {
      ROWS: 'integer',
      NUMBERS: 'integer',
    });
    expect(await warehouse.rows(numbered)).toEqual([{ ROWS: 4, NUMBERS: 4 }]);
  });
});

it('keeps none of the loads if one does not add up, or has the invoice of another', async () => {
  await withWarehouse(async (warehouse) => {
    const wrong = await warehouse.beginLoads();
    addSimpleInvoice(wrong.add(described('right.csv')), 1, { invoiceNumber: 'RIGHT' });
    addSimpleInvoice(wrong.add(described('wrong.csv')), 1, { invoiceNumber: 'WRONG', amount: '11.00' });
    await expect(wrong.commit()).rejects.toThrow(/WRONG does not reconcile/);

    const twice = await warehouse.beginLoads();
    addSimpleInvoice(twice.add(described('one.csv')), 1);
    addSimpleInvoice(twice.add(described('same.csv')), 1);
    await expect(twice.commit()).rejects.toThrow(/is stored already/);
    expect(await warehouse.invoices()).toEqual([]);
    expect(warehouse.dataVersion).toBe(0);
  });
});

it('takes no rows for a load after the next one has begun, and no load after many packages', async () => {
  await withWarehouse(async (warehouse) => {
    const group = await warehouse.beginLoads();
    const first = group.add(described('first.csv'));
    addSimpleInvoice(group.add(described('second.csv')), 2_100);
    expect(() => first.addInvoice(invoiceOf())).toThrow(LoadRejected);
    expect(group.hasRoom).toBe(false);
    await group.rollback();
  });
});
