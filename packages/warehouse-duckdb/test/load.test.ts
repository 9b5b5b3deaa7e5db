import { LoadRejected } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import { copyLoad } from './support/copy-load.ts';
import { addSimpleInvoice, chargeOf, invoiceOf, packageOf } from './support/rows.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

const invoiceLoad = { kind: 'invoice', source: 'test.csv' } as const;

describe('a load', () => {
  it('stores packages and charges with the columns that the warehouse assigns', async () => {
    await withWarehouse(async (warehouse) => {
      const load = await warehouse.beginLoad(invoiceLoad);
      const invoice = invoiceOf();
      const handle = load.addInvoice(invoice);
      const row = packageOf(invoice, { pickup_date: '2025-06-30', consignee_name: 'O’Hare,\t"Ann"\n', zone: '\\N' });
      load.addCharge(load.addPackage(handle, row), chargeOf());
      expect(await load.commit()).toMatchObject({ loadId: 1, invoices: 1, packages: 1, charges: 1 });

      const [stored] = await warehouse.rows(
        statement(
          `select load_id, client_id, account_id, invoice_id, tracking_id, bill_date_partition, pickup_date_partition,
             bill_date, delivery_date, net_transportation_amount, consignee_name, zone, sender_name
           from package_level_info`,
          {
            LOAD: 'integer',
            CLIENT: 'integer',
            ACCOUNT: 'integer',
            INVOICE: 'bigint',
            TRACKING: 'bigint',
            BILL: 'bigint',
            PICKUP: 'bigint',
            DATE: 'date',
            DELIVERED: 'timestamp',
            NET: 'money',
            NAME: 'text',
            ZONE: 'text',
            SENDER: 'text',
          },
        ),
      );
      expect(stored).toEqual({
        LOAD: 1,
        CLIENT: 1001,
        ACCOUNT: 11,
        INVOICE: 1,
        TRACKING: 1,
        BILL: 100120253,
        PICKUP: 100120252,
        DATE: '2025-08-02',
        DELIVERED: '2025-08-05 14:30:00',
        NET: 10,
        NAME: 'O’Hare, "Ann" ',
        ZONE: ' \\N',
        SENDER: null,
      });
      const [charge] = await warehouse.rows(
        statement(
          'select charge_id, tracking_id, load_id, client_id, pickup_date, service, transportation_amount from charge_level_info',
          {
            ID: 'bigint',
            TRACKING: 'bigint',
            LOAD: 'integer',
            CLIENT: 'integer',
            PICKUP: 'date',
            SERVICE: 'text',
            GROSS: 'money',
          },
        ),
      );
      expect(charge).toEqual({
        ID: 1,
        TRACKING: 1,
        LOAD: 1,
        CLIENT: 1001,
        PICKUP: '2025-06-30',
        SERVICE: 'UPS Ground',
        GROSS: 12,
      });
    });
  });

  it('numbers on where the last load ended, also after a load that was given up', async () => {
    await withWarehouse(async (warehouse) => {
      const first = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(first, 3);
      await first.commit();
      const given = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(given, 2, { invoiceNumber: '900002' });
      await given.rollback();
      const second = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(second, 2, { invoiceNumber: '900003' });
      expect(await second.commit()).toMatchObject({ loadId: 2, packages: 2 });
      const ids = await warehouse.rows(
        statement('select tracking_id, invoice_id from package_level_info order by 1', {
          TRACKING: 'bigint',
          INVOICE: 'bigint',
        }),
      );
      expect(ids.map(Object.values)).toEqual([
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 2],
        [5, 2],
      ]);
    });
  });

  it.each([
    { order: 'sorted', billDates: ['2025-08-02', '2025-08-02', '2025-08-09'] },
    { order: 'unsorted', billDates: ['2025-08-09', '2025-08-02', '2025-08-02'] },
  ])(
    'of more packages than are stored at once keeps each charge with its package, if it comes $order',
    async ({ billDates }) => {
      await withWarehouse(
        async (warehouse) => {
          const load = await warehouse.beginLoad(invoiceLoad);
          for (const [index, billDate] of billDates.entries())
            addSimpleInvoice(load, 5, { invoiceNumber: `90000${index}`, billDate });
          expect(await load.commit()).toMatchObject({ packages: 15, charges: 15 });
          const columns = { TRACKING: 'text', CHARGED: 'text', CLIENT: 'integer', DATE: 'date' } as const;
          const rows = await warehouse.rows(
            statement(
              `select p.tracking_number, c.tracking_number, c.client_id, c.bill_date
             from package_level_info p join charge_level_info c using (tracking_id) order by c.charge_id`,
              columns,
            ),
          );
          expect(rows).toEqual(
            billDates.flatMap((date, invoice) =>
              Array.from({ length: 5 }, (_, index) => {
                const tracking = `1Z90000${invoice}${index}`;
                return { TRACKING: tracking, CHARGED: tracking, CLIENT: 1001, DATE: date };
              }),
            ),
          );
        },
        { packagesAtOnce: 4 },
      );
    },
  );

  it('lets the accounts change while it is open, and both are stored', async () => {
    await withWarehouse(async (warehouse) => {
      const load = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(load, 3);
      const account = {
        accountId: 7,
        clientId: 1,
        carrierId: 1,
        accountNumber: '1A2B',
        accountGroup: null,
        accountDivision: null,
      };
      await Promise.all([
        warehouse.replaceAccounts([{ ...account, active: true }]),
        warehouse.replaceAccounts([{ ...account, accountGroup: 'East', active: true }]),
      ]);
      const groups = async () =>
        await warehouse.rows(statement('select account_group from account', { GROUP: 'text' }));
      expect(await groups()).toEqual([{ GROUP: 'East' }]);
      const [summary] = await Promise.all([load.commit(), warehouse.replaceAccounts([{ ...account, active: false }])]);
      expect(summary).toMatchObject({ packages: 3 });
      expect(await groups()).toEqual([{ GROUP: null }]);
      await Promise.all([
        warehouse.compact({ everything: true }),
        warehouse.replaceAccounts([{ ...account, accountGroup: 'West', active: true }]),
      ]);
      expect(await groups()).toEqual([{ GROUP: 'West' }]);
    });
  });

  it.each([
    [
      'an invoice whose packages do not add up to it',
      { amount: '10.01' },
      {},
      {},
      'Invoice 900001 does not reconcile: its amount is 10.01, its packages add up to 10.00 (difference -0.01)',
    ],
    [
      'a package whose charges do not add up to it',
      { amount: '9.00' },
      { net_amount: '9.00' },
      {},
      'The charges of package 1Z1 of invoice 900001 add up to 10.00',
    ],
    [
      'a charge in another family than its package says',
      {},
      {},
      { charge_family: 'fee' },
      'The charges of package 1Z1',
    ],
    [
      'a package in another currency than its invoice',
      {},
      { currency_code: 'CAD' },
      {},
      'does not carry the client, account, number, date or currency',
    ],
    [
      'money with a third decimal',
      {},
      {},
      { net_amount: '10.001' },
      'net_amount 10.001 has more than two decimal places',
    ],
    ['a date that does not exist', {}, { pickup_date: '2025-02-30' }, {}, 'The warehouse cannot store the load'],
  ] as const)('refuses %s and keeps nothing', async (_, ofInvoice, ofPackage, ofCharge, message) => {
    await withWarehouse(async (warehouse) => {
      const load = await warehouse.beginLoad(invoiceLoad);
      const invoice = invoiceOf(ofInvoice);
      const attempt = async (): Promise<void> => {
        const row = packageOf(invoice, { tracking_number: '1Z1', ...ofPackage });
        load.addCharge(load.addPackage(load.addInvoice(invoice), row), chargeOf(ofCharge));
        await load.commit();
      };
      await expect(attempt()).rejects.toThrow(LoadRejected);
      await load.rollback();
      const again = await warehouse.beginLoad(invoiceLoad);
      const retry = async (): Promise<void> => {
        const row = packageOf(invoice, { tracking_number: '1Z1', ...ofPackage });
        again.addCharge(again.addPackage(again.addInvoice(invoice), row), chargeOf(ofCharge));
        await again.commit();
      };
      await expect(retry()).rejects.toThrow(message);
      await again.rollback();
      expect(warehouse.dataVersion).toBe(0);
      const { tables } = await warehouse.statistics();
      expect(tables.map(({ rows }) => rows)).toEqual(tables.map(() => 0));
    });
  });

  it('refuses an invoice that is stored already, and takes a further part of it', async () => {
    await withWarehouse(async (warehouse) => {
      const first = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(first, 2);
      await first.commit();
      const again = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(again, 2);
      await expect(again.commit()).rejects.toThrow('Invoice 900001 of UPS is stored already.');

      const stored = await warehouse.findInvoice({ ...invoiceOf() });
      expect(stored).toMatchObject({ invoiceId: 1n, amount: '20.00', billDate: '2025-08-02', loadId: 1 });
      const part = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(part, 1, { invoiceId: stored?.invoiceId ?? 0n });
      await part.commit();
      expect(await warehouse.invoices({ clientIds: [1001] })).toMatchObject([{ amount: '30.00', loadId: 1 }]);
      expect(await warehouse.sourceRows(1n)).toEqual(
        new Map([
          ['900001-0', 2],
          ['900001-1', 1],
        ]),
      );
    });
  });

  it('keeps the same invoice of two clients apart, and adds to neither from the other', async () => {
    await withWarehouse(async (warehouse) => {
      const other = { clientId: 1002, accountId: 12 };
      for (const owner of [{}, other]) {
        const load = await warehouse.beginLoad(invoiceLoad);
        addSimpleInvoice(load, 2, owner);
        await load.commit();
      }
      expect(await warehouse.findInvoice(invoiceOf())).toMatchObject({ invoiceId: 1n, amount: '20.00' });
      expect(await warehouse.findInvoice(invoiceOf(other))).toMatchObject({ invoiceId: 2n, amount: '20.00' });
      const intruding = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(intruding, 1, { ...other, invoiceId: 1n, invoiceNumber: '900077' });
      await expect(intruding.commit()).rejects.toThrow('names another client');
      expect(await warehouse.findInvoice(invoiceOf())).toMatchObject({ amount: '20.00' });
    });
  });

  it('takes rows that SQL makes, checked like any other', async () => {
    await withWarehouse(async (warehouse) => {
      const seed = await warehouse.beginLoad(invoiceLoad);
      addSimpleInvoice(seed, 5);
      await seed.commit();
      await expect(copyLoad(warehouse, '900009', '50.01')).rejects.toThrow('Invoice 900009 does not reconcile');
      expect(await copyLoad(warehouse, '900009', '50.00')).toMatchObject({
        loadId: 2,
        invoices: 1,
        packages: 5,
        charges: 5,
      });
      expect(warehouse.dataVersion).toBe(2);
    });
  });

  it('lets one load at a time through and tells listeners of each publishing', async () => {
    await withWarehouse(async (warehouse) => {
      const published: number[] = [];
      const end = warehouse.onPublished((version) => published.push(version));
      const loads = ['1', '2', '3'].map(async (invoiceNumber) => {
        const load = await warehouse.beginLoad(invoiceLoad);
        addSimpleInvoice(load, 10, { invoiceNumber });
        await load.drain();
        return await load.commit();
      });
      const summaries = await Promise.all(loads);
      expect(summaries.map(({ loadId }) => loadId)).toEqual([1, 2, 3]);
      expect(published).toEqual([1, 2, 3]);
      end();
      expect(warehouse.dataAsOf).toBeInstanceOf(Date);
    });
  });
});
