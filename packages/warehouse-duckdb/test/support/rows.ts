import type { ChargeRow, PackageRow } from '@waybill/model';
import { blankCharge, blankPackage } from '@waybill/testkit/rows';
import type { LoadRows, NewInvoice } from '@waybill/warehouse';

/** An invoice of the parent client, unless told otherwise. */
export function invoiceOf(more: Partial<NewInvoice> = {}): NewInvoice {
  return {
    clientId: 1001,
    accountId: 11,
    carrierId: 1,
    carrierName: 'UPS',
    accountNumber: 'A1B2C3',
    invoiceNumber: '900001',
    billDate: '2025-08-02',
    currencyCode: 'USD',
    amount: '10.00',
    sourceName: 'test.csv',
    ...more,
  };
}

/** A package of that invoice whose only charge is transportation of 12.00 less 2.00. */
export function packageOf(invoice: NewInvoice, more: Partial<PackageRow> = {}): PackageRow {
  return {
    ...blankPackage,
    delivery_date: '2025-08-05 14:30:00',
    invoice_number: invoice.invoiceNumber,
    account_number: invoice.accountNumber,
    carrier_id: invoice.carrierId,
    carrier_name: invoice.carrierName,
    bill_date: invoice.billDate,
    pickup_date: invoice.billDate,
    currency_code: invoice.currencyCode,
    transportation_amount: '12.00',
    transportation_discount: '2.00',
    net_amount: '10.00',
    ...more,
  };
}

/** The charge of such a package. */
export function chargeOf(more: Partial<ChargeRow> = {}): ChargeRow {
  return { ...blankCharge, net_amount: '10.00', incentive_amount: '2.00', ...more };
}

/** Adds an invoice with the given number of such packages, and its fingerprints. */
export function addSimpleInvoice(load: LoadRows, packages: number, more: Partial<NewInvoice> = {}): void {
  const invoice = invoiceOf({ amount: `${packages * 10}.00`, ...more });
  const handle = load.addInvoice(invoice);
  for (let index = 0; index < packages; index += 1) {
    const row = packageOf(invoice, { tracking_number: `1Z${invoice.invoiceNumber}${index}` });
    load.addCharge(load.addPackage(handle, row), chargeOf());
    load.addSourceRows(handle, [`${invoice.invoiceNumber}-${index}`]);
  }
}
