import type { Warehouse } from '@waybill/warehouse';
import { factOf, loadDeliveries, loadUndelivered } from '../../../warehouse-duckdb/test/support/deliveries.ts';
import { addSimpleInvoice } from '../../../warehouse-duckdb/test/support/rows.ts';
import { addInvoiceWithUnknown, drones } from '../../../warehouse-duckdb/test/support/unknown-charges.ts';

/**
 * Adds rows to every table of a warehouse: two clients, three quarters, two currencies, and texts that need escaping.
 */
export async function fillWithEverything(warehouse: Warehouse): Promise<void> {
  const usual = await warehouse.beginLoad({ kind: 'invoice', source: 'Ünïcode "quoted", \\backslash.csv' });
  addSimpleInvoice(usual, 20, {});
  addSimpleInvoice(usual, 5, { clientId: 1002, accountId: 21, invoiceNumber: '900002', billDate: '2024-12-31' });
  addInvoiceWithUnknown(usual, '900003', { packages: 4, billDate: '2025-11-15' });
  addInvoiceWithUnknown(usual, '900004', { packages: 3, currencyCode: 'CAD', usdRate: '0.72345678' });
  await usual.commit();
  await warehouse.classifyCharges(drones, [1001], 'drones are accessorials');
  await loadUndelivered(warehouse, [{ tracking_number: '1Z777' }], { invoiceNumber: '900005' });
  await loadDeliveries(warehouse, [
    factOf('1Z777', { promised: '2025-08-06', delivered: '2025-08-07 10:30 -480', signedBy: "O'Neill\\" }),
    factOf('1ZWAITS', { delivered: '2025-08-08' }),
  ]);
  await warehouse.replaceAccounts([
    {
      accountId: 11,
      clientId: 1001,
      carrierId: 1,
      accountNumber: 'A1B2C3',
      accountGroup: 'Retail',
      accountDivision: null,
      active: true,
    },
    {
      accountId: 21,
      clientId: 1002,
      carrierId: 1,
      accountNumber: 'Ä2',
      accountGroup: null,
      accountDivision: '',
      active: false,
    },
  ]);
}
