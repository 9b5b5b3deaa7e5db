import { noNames } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import uniuniColumns from './columns.json' with { type: 'json' };

/** What the columns of charges are. */
const names = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

const charges: readonly ChargeColumn[] = [
  { column: 'Base Fee' },
  { column: 'Discount Fee', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Billed Fee', mayBeIncluded: true },
  ...[
    ...['Signature Fee', 'Pickup Fee', 'Over Dimension Fee', 'Over Max Size Fee', 'Over-weight Fee', 'Fuel Surcharge'],
    ...['Peak Season Surcharge', 'Delivery Area Surcharge', 'Delivery Area Surcharge Extend', 'Truck Fee'],
    ...['Relabel Fee', 'Miscellaneous Fee', 'Credit', 'Approved Claim', 'Credit Card Surcharge'],
  ].map((column) => ({ column })),
];

/** UniUni invoice file: a row for each package. The carrier is one that the tenant has added. */
export const uniuni = flatLayout({
  name: 'UniUni invoice file',
  source: 'UniUni, invoice file of 63 columns, as public programs read it; November 2026.',
  limits: [
    'The carrier UniUni must have been added on the page Carriers.',
    'Each row agrees with its own total, but the file does not state what an invoice amounts to, so it cannot be verified.',
    'There is no promised day, so there is no on-time status.',
  ],
  mayComeInParts: false,
  usualDecimalMark: '.',
  issuer: 'UniUni',
  carrier: { named: [] },
  shape: {
    kind: 'header',
    recognisedBy: [
      ...['Invoice Number', 'Invoice Time', 'Tracking Number', 'Merchant ID', 'Base Fee', 'Billed Fee'],
      'Total Billed Amount',
    ],
    documented: uniuniColumns,
  },
  invoices: 'numbered',
  columns: {
    accountNumber: 'Merchant ID',
    invoiceNumber: 'Invoice Number',
    billDate: 'Invoice Time',
    currency: 'Currency',
    shipDate: 'Shipped Time',
    deliveryDate: 'Delivered Time',
    trackingNumber: 'Tracking Number',
    reference: 'Merchant Reference Number',
    service: 'Service Type',
    zone: 'Zone',
    actualWeight: 'Scaled Weight',
    actualWeightUnit: 'Scaled Weight UOM',
    billedWeight: 'Billable Weight',
    billedWeightUnit: 'Billable Weight UOM',
    length: 'Package Length',
    width: 'Package Width',
    height: 'Package Height',
    sizeUnit: 'Package DIM UOM',
    senderPostalCode: 'Induction Facility ZipCode',
    consigneeAddress: 'Consignee Address',
    consigneePostalCode: 'Destination ZipCode',
  },
  constants: { carrier: 'UniUni' },
  charges,
  chargeNames: names,
  rowTotal: 'Total Billed Amount',
  hasDiscountsOfAnySign: true,
  rowKinds: noNames,
  services: [{ words: [], category: 'Ground', mode: 'Parcel Ground' }],
});
