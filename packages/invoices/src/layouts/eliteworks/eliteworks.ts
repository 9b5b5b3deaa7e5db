import { noNames } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { addressColumns } from '../../flat/address-columns.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { resoldCarriers } from '../resold-carriers.ts';
import { uspsServices } from '../usps-services.ts';
import eliteworksColumns from './columns.json' with { type: 'json' };

/** Columns name the charges. */
const names = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

const address = {
  Name: 'Name',
  Company: 'Company',
  Address: 'Street',
  Address2: 'Apt/Suite',
  City: 'City',
  State: 'State',
  PostalCode: 'Postal',
  Country: 'Country',
};

/** Labels bought from Eliteworks, mostly of USPS: one row for each; a voided label gives its price back. */
export const eliteworks = flatLayout({
  name: 'Eliteworks label export',
  source: 'Eliteworks, label export, 2025.',
  limits: [
    'There are no invoices: all labels of an account on one day count as an invoice with the day as its number.',
    'The file does not state what an invoice amounts to, so it cannot be verified.',
    'The price is the one in the column Charged; corrections that the platform made later are not in it.',
    'There is no promised day, so there is no on-time status.',
  ],
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  issuer: 'Eliteworks',
  carrier: resoldCarriers,
  shape: {
    kind: 'header',
    recognisedBy: ['Time (UTC)', 'USER', 'Tracking', 'Status', 'Charged', 'Platform Charged (With Corrections)'],
    documented: eliteworksColumns,
  },
  invoices: 'day of billing',
  columns: {
    accountNumber: 'USER',
    billDate: 'Time (UTC)',
    shipDate: 'Time (UTC)',
    deliveryDate: 'Delivered',
    transactionNumber: 'ID',
    trackingNumber: 'Tracking',
    carrier: 'Carrier',
    service: 'Service',
    zone: 'Zone',
    voided: 'Status',
    reference: 'Reference',
    billedWeight: 'Shipment Weight (Oz)',
    length: 'Package Length (In)',
    width: 'Package Width (In)',
    height: 'Package Height (In)',
    ...addressColumns('sender', 'From ', address),
    ...addressColumns('consignee', 'To ', address),
  },
  constants: { billedWeightUnit: 'oz', carrier: 'USPS' },
  charges: [{ column: 'Charged' }],
  chargeNames: names,
  voids: { texts: ['VOIDED', 'VOID', 'REFUNDED'], columns: ['Charged'] },
  rowKinds: noNames,
  services: uspsServices,
});
