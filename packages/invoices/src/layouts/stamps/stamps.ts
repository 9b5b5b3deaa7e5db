import { noNames } from '../../charge-names/dated-names.ts';
import type { FlatDeclaration } from '../../flat/declaration.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { resoldCarriers } from '../resold-carriers.ts';
import { uspsServices } from '../usps-services.ts';

const byDay =
  'There are no invoices: all labels of an account on one day count as an invoice with the day as its number.';
const notVerified = 'The file does not state what an invoice amounts to, so it cannot be verified.';
const refunds =
  'A refund counts on the day of its label, as the file does not say when it was granted; fees are not given back.';
const noDelivery = 'There is no delivery date. On-time status follows from delivery files, loaded before or after.';
const noWeights = 'There are no zones, and weights and sizes are not read, as their unit is not documented.';

const labels: Omit<FlatDeclaration, 'name' | 'limits' | 'shape' | 'columns' | 'charges'> = {
  source: 'Stamps.com, print history, as public programs read it; November 2026.',
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  issuer: 'Stamps.com',
  carrier: resoldCarriers,
  invoices: 'day of billing',
  constants: { accountNumber: 'Stamps.com', carrier: 'USPS' },
  chargeNames: noNames,
  rowKinds: noNames,
  services: uspsServices,
};

/** The columns that programs read, in no order; people choose which of them an export has. */
export const stampsColumns: readonly string[] = [
  ...['Ship Date', 'Date Printed', 'Tracking #', 'Carrier', 'Service', 'Weight', 'Quoted Amount', 'Adjusted Amount'],
  ...['Amount Paid', 'Refund Status', 'Shipment Status', 'Order ID', 'Reference 1', 'Cost Code', 'Printed Message'],
  ...['To Name', 'To Zip'],
];

/** Labels of Stamps.com: what was quoted and what carriers adjusted later are what was paid; a refunded label keeps its amounts. */
export const stamps = flatLayout({
  ...labels,
  name: 'Stamps.com print history',
  limits: [
    byDay,
    'The file does not name the account: all rows belong to one called Stamps.com.',
    ...[notVerified, refunds, noWeights, noDelivery],
  ],
  shape: {
    kind: 'header',
    recognisedBy: ['Ship Date', 'Tracking #', 'Carrier', 'Quoted Amount', 'Adjusted Amount', 'Amount Paid'],
    documented: stampsColumns,
  },
  columns: {
    billDate: 'Ship Date',
    otherBillDate: 'Date Printed',
    shipDate: 'Ship Date',
    trackingNumber: 'Tracking #',
    carrier: 'Carrier',
    service: 'Service',
    voided: 'Refund Status',
    reference: 'Reference 1',
    consigneeName: 'To Name',
    consigneePostalCode: 'To Zip',
  },
  charges: [
    { column: 'Quoted Amount', name: 'Postage', meaning: { family: 'transportation' } },
    { column: 'Adjusted Amount', name: 'Adjustment', meaning: { family: 'billing_adjustment' } },
  ],
  rowTotal: 'Amount Paid',
  voids: { texts: ['Approved', 'Refunded'], columns: ['Quoted Amount', 'Adjusted Amount'] },
});

/** The columns of the list of printed labels. */
export const stampsPrintedColumns: readonly string[] = [
  ...['Date Printed', 'Recipient', 'Tracking Number', 'Service', 'Weight', 'Amount Paid', 'Adj. Amount'],
  ...['Insured Value', 'Status', 'Account'],
];

/** Labels of Stamps.com by the day on which they were printed, without what was quoted. */
export const stampsPrinted = flatLayout({
  ...labels,
  name: 'Stamps.com print history (by day of printing)',
  limits: [
    byDay,
    notVerified,
    'The amount paid is taken as the final price, with what carriers adjusted.',
    'Without a column for it, the carrier is USPS.',
    ...[refunds, noWeights, noDelivery],
  ],
  shape: {
    kind: 'header',
    recognisedBy: ['Date Printed', 'Tracking Number', 'Service', 'Amount Paid', 'Adj. Amount', 'Status'],
    documented: stampsPrintedColumns,
  },
  columns: {
    accountNumber: 'Account',
    billDate: 'Date Printed',
    shipDate: 'Date Printed',
    trackingNumber: 'Tracking Number',
    carrier: 'Carrier',
    service: 'Service',
    voided: 'Status',
    consigneeName: 'Recipient',
  },
  charges: [{ column: 'Amount Paid', name: 'Postage', meaning: { family: 'transportation' } }],
  voids: { texts: ['Refunded', 'Refund Approved', 'Voided'], columns: ['Amount Paid'] },
});
