import type { InvoiceRow } from '@waybill/invoices';
import type { PackageRow } from '@waybill/model';
import { blankPackage } from '@waybill/testkit/rows';
import { describe, expect, it } from 'vitest';
import { newShipments } from '../../../../src/intake/loads/judge/new-shipments.ts';

const row: InvoiceRow = {
  line: 1,
  invoice: {
    carrierId: 1,
    carrierName: 'UPS',
    accountNumber: 'A',
    invoiceNumber: '1',
    billDate: '2026-10-03',
    currencyCode: 'USD',
  },
  netCents: 100,
  statedCents: null,
  characters: 0,
  fingerprint: 'row',
};
const context = { usdRate: '1', defaultStateOf: () => '' };
const packageWith = (parts: Partial<PackageRow>): PackageRow => ({ ...blankPackage, ...parts });

/** What is stored of these packages beside those that the invoice counts already. */
async function storedOf(packages: readonly PackageRow[], ...counted: readonly string[]) {
  const invoice = { shipmentsOf: () => packages.map((each) => ({ package: each, charges: [] })) };
  const stored = { countedPackages: async () => new Set(counted) };
  return [...(await newShipments(invoice, [row], stored, context))].map((shipment) => shipment.package);
}

describe('the packages that new rows of an invoice add', () => {
  const one = packageWith({ tracking_number: '1Z1' });

  it('are those of the rows where nothing is stored of the invoice', async () => {
    const shipment = { package: one, charges: [] };
    const invoice = { shipmentsOf: (rows: readonly InvoiceRow[]) => rows.map(() => shipment) };
    expect([...(await newShipments(invoice, [row, row], undefined, context))]).toEqual([shipment, shipment]);
  });

  it('adjust those that the invoice counts already, instead of counting them again', async () => {
    const other = packageWith({ tracking_number: '1Z2', no_of_pkgs: 3 });
    expect(await storedOf([one, other], '1Z1')).toEqual([{ ...one, row_kind: 'adjustment', no_of_pkgs: 0 }, other]);
    expect(await storedOf([other], '1Z2')).toEqual([{ ...other, row_kind: 'adjustment', no_of_pkgs: 0 }]);
  });

  it('stay what they are if they count none, or have no tracking number', async () => {
    const uncounted = packageWith({ tracking_number: '1Z1', no_of_pkgs: 0, row_kind: 'invoice_charge' });
    const unnamed = packageWith({ tracking_number: null });
    expect(await storedOf([uncounted, unnamed], '1Z1', 'null')).toEqual([uncounted, unnamed]);
  });

  it('are not looked for where there are no new rows', async () => {
    const stored = { countedPackages: () => Promise.reject(new Error('Nobody needs to know.')) };
    expect([...(await newShipments({ shipmentsOf: () => [] }, [], stored, context))]).toEqual([]);
  });
});
