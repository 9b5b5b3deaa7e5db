import { noNames } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import flavorcloudColumns from './columns.json' with { type: 'json' };

/** Columns name the charges. */
const names = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

/** FlavorCloud invoice file: international packages with their landed cost, one row for each. */
export const flavorcloud = flatLayout({
  name: 'FlavorCloud invoice file',
  source: 'FlavorCloud, invoice file, 2025.',
  limits: [
    'Each row agrees with its own total, but the file does not state what an invoice amounts to, so it cannot be verified.',
    'The file does not name the account; all its rows belong to an account called FlavorCloud.',
    'Commissions count only in rows whose total includes them.',
    'There are no addresses but the country and the ZIP code of the receiver.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
  ],
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  carrier: { id: 8, name: 'FlavorCloud' },
  shape: {
    kind: 'header',
    recognisedBy: [
      'Invoice Number',
      'Shipment Number',
      'Duties (USD)',
      'Shipping Charges (USD)',
      'Shipment Total Charges (USD)',
    ],
    documented: flavorcloudColumns,
  },
  invoices: 'numbered',
  columns: {
    invoiceNumber: 'Invoice Number',
    billDate: 'Date',
    shipDate: 'Shipment Date',
    trackingNumber: 'Shipment Number',
    reference: 'Order Number',
    service: 'Service Level',
    billedWeight: 'Total Weight',
    billedWeightUnit: 'Weight Unit',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    sizeUnit: 'Dimension Unit',
    consigneePostalCode: 'Ship To Address Zip',
    consigneeCountry: 'Destination Country',
  },
  constants: { accountNumber: 'FlavorCloud' },
  charges: [
    { column: 'Shipping Charges (USD)' },
    { column: 'Duties (USD)' },
    { column: 'Taxes (USD)' },
    { column: 'Fees (USD)' },
    { column: 'Insurance (USD)' },
    { column: 'Commissions (USD)', mayBeIncluded: true },
  ],
  chargeNames: names,
  rowTotal: 'Shipment Total Charges (USD)',
  rowKinds: noNames,
  services: [{ words: [], category: 'International', mode: 'Parcel Express' }],
});
