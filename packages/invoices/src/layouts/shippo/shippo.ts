import { noNames } from '../../charge-names/dated-names.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { resoldCarriers } from '../resold-carriers.ts';
import { uspsServices } from '../usps-services.ts';

/** The columns of an export; some have those of the addresses, too. */
export const shippoColumns: readonly string[] = [
  ...['object_id', 'object_created', 'object_updated', 'status', 'tracking_number', 'tracking_status'],
  ...['tracking_url_provider', 'eta', 'label_url', 'label_file_type', 'metadata', 'test', 'rate_amount'],
  ...['rate_currency', 'rate_provider', 'rate_servicelevel_name', 'rate_servicelevel_token', 'rate_carrier_account'],
  ...['parcel_weight', 'parcel_length', 'parcel_width', 'parcel_height', 'parcel_distance_unit', 'parcel_mass_unit'],
];

/** Labels bought from Shippo: a row for each; failed and test ones bill nothing, a refunded one gives its price back. */
export const shippo = flatLayout({
  name: 'Shippo label export',
  source: 'Shippo, export of transactions, as public programs read it; November 2026.',
  limits: [
    'There are no invoices: all labels of an account on one day count as an invoice with the day as its number.',
    'The file does not state what an invoice amounts to, so it cannot be verified.',
    'Corrections that the carrier made later are not in the price of a label.',
    'A refund counts on the day of its label, as the file does not say when it was granted; fees are not given back.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
  ],
  mayComeInParts: false,
  country: 'US',
  usualDecimalMark: '.',
  issuer: 'Shippo',
  carrier: resoldCarriers,
  shape: {
    kind: 'header',
    recognisedBy: [
      ...['object_id', 'object_created', 'status', 'tracking_number', 'rate_amount', 'rate_currency'],
      ...['rate_provider', 'rate_carrier_account'],
    ],
    documented: shippoColumns,
  },
  invoices: 'day of billing',
  columns: {
    accountNumber: 'rate_carrier_account',
    billDate: 'object_created',
    shipDate: 'object_created',
    transactionNumber: 'object_id',
    trackingNumber: 'tracking_number',
    currency: 'rate_currency',
    carrier: 'rate_provider',
    service: 'rate_servicelevel_name',
    voided: 'status',
    billedWeight: 'parcel_weight',
    billedWeightUnit: 'parcel_mass_unit',
    length: 'parcel_length',
    width: 'parcel_width',
    height: 'parcel_height',
    sizeUnit: 'parcel_distance_unit',
  },
  currencyIsNeeded: true,
  charges: [{ column: 'rate_amount', name: 'Postage', meaning: { family: 'transportation' } }],
  chargeNames: noNames,
  notBilled: [
    { column: 'status', texts: ['ERROR', 'WAITING', 'QUEUED'] },
    { column: 'test', texts: ['true', '1'] },
  ],
  voids: { texts: ['REFUNDED'], columns: ['rate_amount'] },
  rowKinds: noNames,
  services: uspsServices,
});
