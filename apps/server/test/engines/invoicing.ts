import {
  createMarkup,
  createMarkupAssignment,
  exportClientInvoices,
  exportInvoicePackages,
  exportInvoices,
  exportPaymentNumbers,
  generateClientInvoiceNumber,
  generatePaymentNumber,
  getClientInvoice,
  getInvoice,
  getInvoiceLedger,
  getLedgerInvoices,
  getPaymentNumber,
  glAllocation,
  listClientInvoices,
  listInvoices,
  listNotifications,
  listUnpaidInvoices,
  runMarkup,
  trackingPaymentNumbers,
} from '@waybill/contract';
import { createMailer } from '@waybill/server';
import { expect, it } from 'vitest';
import { tellOfLateInvoices } from '../../src/invoicing/ledger/tell-of-late-invoices.ts';
import type { EachEngine } from './each-engine.ts';

const days = { fromDate: '2026-09-01', toDate: '2026-10-31' };
/** Every account is late by then. */
const weeksLater = new Date('2026-12-20T12:00:00Z');
const any = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };

/** Invoices and their ledger, client invoice numbers, payments, GL codes and markups. */
export function invoicingAgrees(each: EachEngine, clientId: number): void {
  const invoices = (more: object = {}) =>
    each.call('admin', listInvoices, { query: { ...days, sort: 'amount', descending: 'true', size: 50, ...more } });

  it('lists the same invoices, of one client and of all, with their content and their files', async () => {
    const { rows } = await invoices();
    expect(rows).toHaveLength(50);
    await invoices({ clientId, sort: 'billDate' });
    const params = { id: rows[0]?.id ?? 0 };
    await each.call('admin', getInvoice, { params });
    await each.call('admin', exportInvoicePackages, { params, query: { format: 'csv' } });
    await each.call('admin', exportInvoices, { query: { clientId, ...days, format: 'csv' } });
  });

  it('has the same ledger, and tells of the same late invoices', async () => {
    const { accounts } = await each.call('admin', getInvoiceLedger);
    expect(accounts.length).toBeGreaterThan(5);
    const { accounts: own } = await each.call('admin', getInvoiceLedger, { query: { clientId } });
    const { carrierName = '', accountNumber = '' } = own[0] ?? {};
    await each.call('admin', getLedgerInvoices, { query: { clientId, carrierName, accountNumber } });
    const told = await each.alike(async (house) => {
      const mailer = createMailer(undefined, house.files, 'waybill@localhost.test');
      const { settings, warehouse, address } = house;
      await tellOfLateInvoices({ settings, warehouse, clock: () => weeksLater, mailer, publicUrl: () => address });
      const { notifications } = (await (await house.as('admin')).call(listNotifications)).body;
      return notifications.filter(({ kind }) => kind === 'invoice_late').map(({ values, link }) => ({ values, link }));
    });
    expect(told.length).toBeGreaterThan(0);
  });

  it('stamps the same invoices with the same numbers', async () => {
    await each.call('admin', generateClientInvoiceNumber, { body: { clientId, ...days } });
    const { rows } = await each.call('admin', listClientInvoices, { query: { sort: 'number' } });
    expect(rows.length).toBeGreaterThan(1);
    const id = rows[0]?.id ?? 0;
    await each.call('admin', getClientInvoice, { params: { id } });
    await each.call('admin', exportClientInvoices, { query: { id, format: 'csv' } });
  });

  it('pays the same invoices', async () => {
    const query = { clientId, carrierId: 1, fromDate: '2026-08-01' };
    const before = await each.call('admin', listUnpaidInvoices, { query });
    const invoiceIds = before.rows.slice(0, 3).map(({ id }) => id);
    const { id } = await each.call('admin', generatePaymentNumber, { body: { clientId, invoiceIds } });
    const { items } = await each.call('admin', getPaymentNumber, { params: { id } });
    expect(items).toHaveLength(3);
    await each.call('admin', exportPaymentNumbers, { query: { id, format: 'csv' } });
    expect((await each.call('admin', listUnpaidInvoices, { query })).total).toBe(before.total - 3);
    const packages = await each.alike(async (house) => {
      const invoice = `invoice_id = ${items[0]?.id} and tracking_number is not null`;
      const rows = await house.sql(
        `select distinct tracking_number as NUMBER from package_level_info where ${invoice} order by 1 limit 5`,
        { NUMBER: 'text' },
      );
      return rows.map(({ NUMBER }) => String(NUMBER));
    });
    const { found } = await each.call('admin', trackingPaymentNumbers, { body: { trackingNumbers: packages } });
    expect(found.some(({ paymentNumber }) => paymentNumber !== null)).toBe(true);
  });

  it('allocates and marks up the same charges', async () => {
    const { rows } = await each.call('admin', glAllocation, {
      query: { clientId, from: days.fromDate, to: days.toDate },
    });
    expect(rows.length).toBeGreaterThan(3);
    const lines = [
      { conditions: { ...any, carrierNames: ['UPS'] }, percent: 7.25 },
      { conditions: any, percent: -3.5 },
    ];
    const markup = await each.call('admin', createMarkup, { body: { clientId, name: 'Same', lines } });
    const assigned = { clientId, markupId: markup.id, from: '2026-03-01', to: null };
    await each.call('admin', createMarkupAssignment, { body: assigned });
    const run = await each.call('admin', runMarkup, { body: { clientId, from: '2026-01-01', to: '2026-10-31' } });
    expect(run.markup).not.toBe(0);
  });
}
