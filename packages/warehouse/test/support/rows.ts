import { type ChargeRow, chargeFamilies, type PackageRow } from '@waybill/model';
import type { Load, NewInvoice } from '../../src/index.ts';

const money = Object.fromEntries(
  chargeFamilies.flatMap((family) => [
    [`${family}_amount`, '0.00'],
    [`${family}_discount`, '0.00'],
  ]),
);

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
  const row = {
    ...emptyPackage,
    ...money,
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
  };
  return { ...row, ...more } as PackageRow;
}

/** The charge of such a package. */
export function chargeOf(more: Partial<ChargeRow> = {}): ChargeRow {
  return {
    charge_family: 'transportation',
    charge_category: 'SHP',
    charge_classification: 'FRT',
    accessorial_code: null,
    accessorial_group: null,
    charge_description: 'Ground Commercial',
    credit_type: null,
    net_amount: '10.00',
    incentive_amount: '2.00',
    audit_refund_amount: '0.00',
    client_refund_amount: '0.00',
    ...more,
  };
}

/** Adds an invoice with so many such packages and its fingerprints. */
export function addSimpleInvoice(load: Load, packages: number, more: Partial<NewInvoice> = {}): void {
  const invoice = invoiceOf({ amount: `${packages * 10}.00`, ...more });
  const handle = load.addInvoice(invoice);
  for (let index = 0; index < packages; index += 1) {
    const row = packageOf(invoice, { tracking_number: `1Z${invoice.invoiceNumber}${index}` });
    load.addCharge(load.addPackage(handle, row), chargeOf());
    load.addSourceRows(handle, [`${invoice.invoiceNumber}-${index}`]);
  }
}

const emptyPackage = {
  invoice_status: null,
  delivery_date: '2025-08-05 14:30:00',
  tracking_number: null,
  tracking_status: 'On Time',
  bucket_name: 'parcel',
  mode_category: 'Parcel Ground',
  service: 'UPS Ground',
  service_category: 'Ground',
  zone: '5',
  bill_option: 'PREPAID',
  usd_rate: '1.00000000',
  sender_city: 'Atlanta',
  sender_state: 'GA',
  sender_postal_code: '30303',
  sender_cntry: 'US',
  normalised_sender_state: 'GA',
  normalised_sender_country: 'US',
  sender_county: '13121',
  consignee_city: 'Boston',
  consignee_state: 'MA',
  consignee_postal_code: '02108',
  consignee_cntry: 'US',
  normalised_consignee_state: 'MA',
  normalised_consignee_country: 'US',
  consignee_county: '25025',
  row_kind: 'package',
  no_of_pkgs: 1,
  charge_description: 'Ground Commercial',
  actual_weight: '4.00',
  actual_weight_unit: 'lbs',
  actual_weight_pounds: '4.00',
  bill_weight: '5.00',
  bill_weight_unit: 'lbs',
  bill_weight_pounds: '5.00',
  length: null,
  width: null,
  height: null,
  dim_unit: null,
  scheduled_date: null,
  estimated_days: 3,
  estimated_time: null,
  delivery_status: null,
  delivery_location: null,
  sender_name: null,
  sender_company: null,
  sender_address: null,
  consignee_name: null,
  consignee_company: null,
  consignee_address: null,
  address_correction_amt: '0.00',
  shipping_charge_correction_amt: '0.00',
  chargeback_amt: '0.00',
  declared_amt: '0.00',
  scc_audit_fee_amt: '0.00',
};
