import { beforeAll, describe, expect, test } from 'vitest';
import {
  compileBilledTracking,
  compileInvoiceParts,
  compileInvoices,
  type InvoiceConditions,
  type InvoiceWindow,
} from '../src/index.ts';
import { context } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const first: InvoiceWindow = { sort: 'id', descending: false, limit: 10, offset: 0 };
/** Its second part is not published yet. */
const [own, ofChild, ofStranger, unpublished] = [10, 20, 30, 40];

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  await warehouse.execute(`create table load as
    select * from (values (1, timestamp '2025-02-01 10:00:00'), (5, timestamp '2025-02-05 10:00:00'),
      (6, timestamp '2025-02-06 10:00:00')) as t(load_id, committed_at)`);
  await warehouse.execute(`create table invoice as select * from (values
    (1, ${own}, 1001, 1, 'UPS', 'A1', 'Inv-77', date '2025-01-31', 'USD', 100.00::decimal(18, 2), 'january.csv'),
    (6, ${own}, 1001, 1, 'UPS', 'A1', 'Inv-77', date '2025-01-31', 'USD', 11.00, 'rest.csv'),
    (5, ${ofChild}, 1002, 2, 'FedEx', 'B2', 'Inv-88', date '2025-02-28', 'CAD', 50.00, 'february.csv'),
    (1, ${ofStranger}, 2001, 1, 'UPS', 'A1', 'Inv-77', date '2025-01-31', 'USD', 7.00, 'january.csv'),
    (6, ${unpublished}, 1001, 1, 'UPS', 'A1', 'Inv-99', date '2025-01-31', 'USD', 9.00, 'rest.csv')
    ) as t(load_id, invoice_id, client_id, carrier_id, carrier_name, account_number, invoice_number, bill_date,
      currency_code, amount, source_name)`);
  const rows = [
    { load_id: 1, client_id: 1001, invoice_id: own, net_amount: 100 },
    { load_id: 6, client_id: 1001, invoice_id: own, net_amount: 11 },
    { load_id: 5, client_id: 1002, invoice_id: ofChild, net_amount: 50, currency_code: 'CAD' },
    { load_id: 1, client_id: 2001, invoice_id: ofStranger, net_amount: 7 },
    { load_id: 1, client_id: 2001, invoice_id: own, net_amount: 1_000 },
    { load_id: 1, client_id: 2001, invoice_id: own, net_amount: 1_000, tracking_number: '1ZSTRANGER' },
  ].map((row) => ({ carrier_name: 'UPS', no_of_pkgs: 1, tracking_number: `1Z${row.invoice_id}`, ...row }));
  await warehouse.insert('package_level_info', rows);
  await warehouse.insert(
    'charge_level_info',
    rows.map(({ no_of_pkgs: _none, ...row }) => ({ ...row, charge_family: 'freight', audit_refund_amount: 2 })),
  );
});

async function found(conditions: InvoiceConditions, window: InvoiceWindow = first): Promise<number[]> {
  const { rows, count } = compileInvoices(conditions, window, context);
  const [answer, [counted]] = await Promise.all([warehouse.run(rows), warehouse.run(count)]);
  expect(Number(counted?.total)).toBe(answer.length);
  return answer.map(({ id }) => Number(id));
}

describe('the invoices that are found', () => {
  test.each<[string, InvoiceConditions, readonly number[]]>([
    ['all', {}, [own, ofChild]],
    ['by their ids', { invoiceIds: [ofChild, ofStranger, unpublished] }, [ofChild]],
    ['by no ids', { invoiceIds: [] }, []],
    ['by carrier', { carrierId: 1 }, [own]],
    ['by account', { accountNumber: 'B2' }, [ofChild]],
    ['by a part of the number, in either case', { invoiceNumber: 'nV-7' }, [own]],
    ['from a day on', { fromDate: '2025-02-28' }, [ofChild]],
    ['from the day after', { fromDate: '2025-03-01' }, []],
    ['to a day', { toDate: '2025-01-31' }, [own]],
    ['to the day before', { toDate: '2025-01-30' }, []],
    ['by currency', { currencyCode: 'CAD' }, [ofChild]],
    ['by tracking number', { trackingNumbers: ['1Z20', '1Z30'] }, [ofChild]],
    ['by a tracking number that only somebody else’s rows have', { trackingNumbers: ['1ZSTRANGER'] }, []],
    ['by no tracking number', { trackingNumbers: [] }, []],
    ['by words', { words: ['FEBRUARY', 'fedex', 'b2', 'inv-88'] }, [ofChild]],
    ['by words that do not meet', { words: ['february', 'ups'] }, []],
    ['by two conditions', { carrierId: 1, currencyCode: 'CAD' }, []],
  ])('%s: only those of the clients and of published loads', async (_, conditions, ids) => {
    expect(await found(conditions)).toEqual(ids);
    expect(await found(conditions, { ...first, sort: 'packages' })).toEqual(ids);
  });

  test('hold only the rows of the clients and of published loads', async () => {
    const { rows } = compileInvoices({ invoiceIds: [own] }, first, context);
    expect(await warehouse.run(rows)).toMatchObject([
      {
        ...{ amount: '100.00', packages: '1', chargedAmount: '100.00', amountUsd: '100.00', refunds: '2.00' },
        ...{ sourceName: 'january.csv', loadedAt: '2025-02-01 10:00:00' },
      },
    ]);
  });

  test('are ordered and cut as asked, by the ledger or by what they hold', async () => {
    for (const sort of ['amount', 'chargedAmount'] as const) {
      const ascending = compileInvoices({}, { ...first, sort }, context).rows;
      expect(
        (await warehouse.run(ascending)).map(({ id }) => Number(id)),
        sort,
      ).toEqual([ofChild, own]);
      const second = compileInvoices({}, { sort, descending: true, limit: 1, offset: 1 }, context).rows;
      expect(
        (await warehouse.run(second)).map(({ id }) => Number(id)),
        sort,
      ).toEqual([ofChild]);
    }
  });
});

describe('an invoice’s parts', () => {
  const partsOf = async (id: number) => {
    const { families, services, loads } = compileInvoiceParts(id, context);
    return await Promise.all([families, services, loads].map((query) => warehouse.run(query)));
  };

  test('are those of the clients and of published loads', async () => {
    expect(await partsOf(own)).toMatchObject([
      [{ family: 'freight', charges: '1', net: '100.00' }],
      [{ packages: '1', charges: '1', net: '100.00' }],
      [{ loadId: 1, amount: '100.00' }],
    ]);
  });

  test('are none for somebody else’s invoice, nor for one that is not published', async () => {
    expect(await partsOf(ofStranger)).toEqual([[], [], []]);
    expect(await partsOf(unpublished)).toEqual([[], [], []]);
  });
});

test('what is billed for tracking numbers is what the clients’ published invoices bill', async () => {
  const billed = await warehouse.run(compileBilledTracking(['1Z10', '1Z20', '1Z30', '1Z40'], context));
  expect(billed).toMatchObject([
    { trackingNumber: '1Z10', invoiceId: String(own), clientId: 1001, amount: '100.00' },
    { trackingNumber: '1Z20', invoiceId: String(ofChild), clientId: 1002, amount: '50.00' },
  ]);
  expect(await warehouse.run(compileBilledTracking([], context))).toEqual([]);
});
