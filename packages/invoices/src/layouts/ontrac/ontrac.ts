import { addressColumns } from '../../flat/address-columns.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { ontracCharges, ontracNames, ontracRowKinds } from './charges.ts';
import ontracColumns from './columns.json' with { type: 'json' };

const address = { Address: 'Street', City: 'City', State: 'State', PostalCode: 'Postalcode', Country: 'Country' };

/** OnTrac invoice file: 68 columns, one row for each package, a column for each charge. */
export const ontrac = flatLayout({
  name: 'OnTrac invoice file (68 columns)',
  source: 'OnTrac invoice file as of July 2025.',
  limits: [
    'Each row agrees with its own total, but the file does not state what an invoice amounts to, so it cannot be verified.',
    'There is no promised day, so there is no on-time status.',
  ],
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  carrier: { id: 4, name: 'OnTrac' },
  shape: {
    kind: 'header',
    recognisedBy: [
      'Invoice Number',
      'Billing Date',
      'Customer Account',
      'Tracking Number',
      'Total Charges',
      'Service Charge',
    ],
    documented: ontracColumns,
  },
  invoices: 'numbered',
  columns: {
    accountNumber: 'Customer Account',
    invoiceNumber: 'Invoice Number',
    billDate: 'Billing Date',
    trackingNumber: 'Tracking Number',
    shipDate: 'First Scan Date Time',
    deliveryDate: 'Proof of Delivery DateTime',
    deliveryLocation: 'Proof of Delivery Name',
    reference: 'Reference1',
    service: 'Service Code',
    zone: 'Zone',
    rowKind: 'Return to Sender',
    actualWeight: 'Weight(lbs)',
    billedWeight: 'Billed Weight (lbs)',
    length: 'Length(in)',
    width: 'Width(in)',
    height: 'Height(in)',
    ...addressColumns('sender', 'Shipper ', { Company: 'Company Name', ...address }),
    ...addressColumns('consignee', 'Destination ', { Name: 'Contact', ...address }),
  },
  charges: ontracCharges,
  chargeNames: ontracNames,
  rowTotal: 'Total Charges',
  rowKinds: ontracRowKinds,
  services: [
    { words: ['=S'], category: 'Next Day', mode: 'Parcel Express' },
    { words: ['SUNRISE'], category: 'Next Day', mode: 'Parcel Express' },
    { words: [], category: 'Ground', mode: 'Parcel Ground' },
  ],
});
