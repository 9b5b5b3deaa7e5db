import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { addressColumns } from '../../flat/address-columns.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { readRowKinds } from '../../flat/read-row-kinds.ts';
import upsSummaryColumns from './columns.json' with { type: 'json' };
import { upsServices } from './services.ts';

/** Sections of the invoice. Each row has one amount, in which freight, fuel and accessorials are not told apart. */
const upsSections: ChargeNames = readChargeNames(new URL('./sections.csv', import.meta.url));

/** What the rows of a section are. */
const upsSectionKinds = readRowKinds(new URL('./row-kinds.csv', import.meta.url));

const address = {
  Name: 'Name',
  Company: 'Company Name',
  Address: 'Street',
  City: 'City',
  State: 'State',
  PostalCode: 'Zip Code',
};

/** UPS shipment summary: the export of 32 columns, one row for each package and section of the invoice. */
export const upsShipmentSummary = flatLayout({
  name: 'UPS shipment summary (32 columns)',
  source: 'UPS Billing Center, shipment summary as of July 2025.',
  limits: [
    'Each row has one amount: fuel and accessorials are part of transportation.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
    'There is one weight, the one that is billed, and no size of a package.',
    'Without the column Amount Due an invoice cannot be verified.',
  ],
  mayComeInParts: false,
  usualDecimalMark: '.',
  carrier: { id: 1, name: 'UPS' },
  shape: {
    kind: 'header',
    recognisedBy: [
      'Account Number',
      'Invoice Number',
      'Invoice Date',
      'Tracking Number',
      'Billed Charge',
      'Incentive Credit',
    ],
    documented: upsSummaryColumns,
  },
  invoices: 'numbered',
  columns: {
    accountNumber: 'Account Number',
    invoiceNumber: 'Invoice Number',
    billDate: 'Invoice Date',
    invoiceAmount: 'Amount Due',
    trackingNumber: 'Tracking Number',
    reference: 'Reference No.1',
    billedWeight: 'Weight',
    zone: 'Zone',
    service: 'Service Level',
    shipDate: 'Pickup Date',
    rowKind: 'Invoice Section',
    ...addressColumns('sender', 'Sender ', address),
    ...addressColumns('consignee', 'Receiver ', { ...address, Country: 'Country or Territory' }),
  },
  charges: [{ column: 'Billed Charge', textColumn: 'Invoice Section', incentiveColumn: 'Incentive Credit' }],
  chargeNames: upsSections,
  rowKinds: upsSectionKinds,
  services: upsServices,
});
