import type { ReferenceFields } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { deliveriesFile, factOf, loadDeliveries, loadUndelivered } from './support/deliveries.ts';
import { rollupDifferences } from './support/rollup-differences.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

/** A line of a file of reference fields. */
const rowOf = (trackingNumber: string, fields: ReferenceFields, line = 2) =>
  factOf(trackingNumber, { carrierId: null, fields, line });

/** A line that names its package by the reference on the invoice. */
const rowOfReference = (reference: string, fields: ReferenceFields, line = 2) => ({
  ...rowOf('', fields, line),
  reference,
});

const load = (warehouse: DuckDbWarehouse, rows: Parameters<typeof loadDeliveries>[1], more = {}) =>
  loadDeliveries(warehouse, rows, { kind: 'references', ...more });

/** The order, the cost centre and the charges' cost centre of each row, by tracking number and client. */
async function fieldsOf(warehouse: DuckDbWarehouse): Promise<unknown[]> {
  const rows = await warehouse.rows(
    statement(
      `select p.tracking_number, p.client_id, p.order_number, p.cost_centre,
         c.cost_centre is not distinct from p.cost_centre and c.order_number is not distinct from p.order_number
       from package_level_info p join charge_level_info c using (tracking_id)
       order by p.client_id, p.tracking_number, p.tracking_id`,
      { NUMBER: 'text', CLIENT: 'integer', ORDER: 'text', CENTRE: 'text', AGREES: 'text' },
    ),
  );
  return rows.map((row) => Object.values(row));
}

describe('reference fields', () => {
  it('complete the packages that are there and those whose invoice comes later, corrections included', async () => {
    const rows = [
      rowOf('A', { order_number: 'SO-1', cost_centre: 'EAST' }),
      rowOf('B', { order_number: 'SO-2', cost_centre: 'WEST' }),
      rowOfReference('PO 7', { cost_centre: 'NORTH' }),
      rowOf('X', { cost_centre: 'EAST' }),
    ];
    const packages = [
      { tracking_number: 'A' },
      { tracking_number: 'B' },
      { tracking_number: 'C', customer_reference: 'PO 7' },
      { tracking_number: 'D' },
    ];
    const correction = [{ tracking_number: 'A', row_kind: 'adjustment', no_of_pkgs: 0 }];
    await withWarehouse(async (after) => {
      await withWarehouse(async (before) => {
        await loadUndelivered(after, packages, { invoiceNumber: '1' });
        await loadUndelivered(after, correction, { invoiceNumber: '2' });
        expect(await load(after, rows)).toMatchObject({ completed: 3, known: 0, waiting: 1, misfits: 0 });
        expect(await load(before, rows)).toMatchObject({ completed: 0, known: 0, waiting: 4, misfits: 0 });
        await loadUndelivered(before, packages, { invoiceNumber: '1' });
        await loadUndelivered(before, correction, { invoiceNumber: '2' });
        const expected = [
          ['A', 1001, 'SO-1', 'EAST', true],
          ['A', 1001, 'SO-1', 'EAST', true],
          ['B', 1001, 'SO-2', 'WEST', true],
          ['C', 1001, null, 'NORTH', true],
          ['D', 1001, null, null, true],
        ];
        expect(await fieldsOf(after)).toEqual(expected);
        expect(await fieldsOf(before)).toEqual(expected);
        expect(await rollupDifferences(after)).toBe(0);
        expect(await rollupDifferences(before)).toBe(0);
      });
    });
  });

  it('follow the latest row that states them, and what was before once that is undone', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      await load(warehouse, [rowOf('A', { order_number: 'SO-1', cost_centre: 'EAST' })]);
      const second = await load(warehouse, [rowOf('A', { cost_centre: 'WEST' })]);
      expect(second).toMatchObject({ completed: 1 });
      expect(await fieldsOf(warehouse)).toEqual([['A', 1001, 'SO-1', 'WEST', true]]);
      expect(await load(warehouse, [rowOf('A', { cost_centre: 'WEST' })])).toMatchObject({ completed: 0, known: 1 });
      await warehouse.undoLoad(4, 'undo 4');
      expect(await warehouse.undoLoad(second.loadId, 'undo 3')).toMatchObject({ packages: 1 });
      expect(await fieldsOf(warehouse)).toEqual([['A', 1001, 'SO-1', 'EAST', true]]);
      await warehouse.undoLoad(2, 'undo 2');
      expect(await fieldsOf(warehouse)).toEqual([['A', 1001, null, null, true]]);
    });
  });

  it('say nothing about the delivery, and come with files of deliveries too', async () => {
    await withWarehouse(async (warehouse) => {
      const packages = [{ tracking_number: 'A', service_category: '2 Day', delivery_date: '2025-08-08 10:00:00' }];
      await loadUndelivered(warehouse, packages, { invoiceNumber: '1' });
      const told = () =>
        warehouse.rows(
          statement('select tracking_status, delivery_status from package_level_info', {
            STATUS: 'text',
            WORDS: 'text',
          }),
        );
      const before = await told();
      await load(warehouse, [rowOf('A', { sku: 'MUG' })]);
      expect(await told()).toEqual(before);
      expect(await warehouse.rows(statement('select count(*) from billed_delivery', { ROWS: 'bigint' }))).toEqual([
        { ROWS: 0 },
      ]);
      await loadDeliveries(warehouse, [factOf('A', { promised: '2025-08-07', fields: { cost_centre: 'EAST' } })]);
      expect(await fieldsOf(warehouse)).toEqual([['A', 1001, null, 'EAST', true]]);
      expect(await told()).toEqual([expect.objectContaining({ STATUS: 'Late' })]);
    });
  });

  it('stay with the clients of their file', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], {
        invoiceNumber: '2',
        clientId: 1002,
        accountId: 2,
      });
      const summary = await load(warehouse, [rowOf('A', { cost_centre: 'EAST' })]);
      expect(summary.clientIds).toEqual([1001]);
      expect(await fieldsOf(warehouse)).toEqual([
        ['A', 1001, null, 'EAST', true],
        ['A', 1002, null, null, true],
      ]);
    });
  });

  it('of a row with a ship date belong to packages of about that time', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      const shippedOn = (day: string) => ({
        ...rowOf('A', { cost_centre: 'EAST' }),
        shipped: { day, accountNumber: null, service: null, zone: null, pounds: null },
      });
      expect(await load(warehouse, [shippedOn('2024-08-04')])).toMatchObject({ misfits: 1, completed: 0 });
      expect(await load(warehouse, [shippedOn('2025-08-01')])).toMatchObject({ misfits: 0, completed: 1 });
    });
  });

  it('that contradict each other in one file are refused with their lines, and nothing is stored', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      const rows = [rowOf('A', { sku: 'MUG' }, 2), rowOf('A', { cost_centre: 'EAST' }, 3)];
      await expect(load(warehouse, [...rows, rowOf('A', { cost_centre: 'WEST' }, 4)])).rejects.toThrow(
        'Lines say different things about the same package: ‘A’ (lines 2 and 4). Keep one of them.',
      );
      expect(await fieldsOf(warehouse)).toEqual([['A', 1001, null, null, true]]);
      expect(await load(warehouse, rows)).toMatchObject({ completed: 1 });
    });
  });

  it('are shown before they are stored', async () => {
    await withWarehouse(async (warehouse) => {
      const packages = [{ tracking_number: 'A', customer_reference: 'PO 7' }];
      await loadUndelivered(warehouse, packages, { invoiceNumber: '1' });
      const started = await warehouse.beginDeliveries(deliveriesFile({ kind: 'references' }));
      started.add(rowOfReference('PO 7', { cost_centre: 'EAST' }, 2));
      started.add(rowOf('X', { sku: 'MUG' }, 3));
      const preview = await started.preview();
      await started.rollback();
      expect(preview).toMatchObject({ completed: 1, waiting: 1 });
      expect(preview.first).toEqual([
        expect.objectContaining({
          trackingNumber: '',
          reference: 'PO 7',
          fields: { cost_centre: 'EAST' },
          outcome: 'completed',
        }),
        expect.objectContaining({ trackingNumber: 'X', reference: null, fields: { sku: 'MUG' }, outcome: 'waiting' }),
      ]);
      expect(await fieldsOf(warehouse)).toEqual([['A', 1001, null, null, true]]);
    });
  });
});
