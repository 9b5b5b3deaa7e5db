import { noNames } from '../../charge-names/dated-names.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { resoldCarriers } from '../resold-carriers.ts';
import { uspsServices } from '../usps-services.ts';
import pirateShipColumns from './columns.json' with { type: 'json' };

/** Labels bought from Pirate Ship: one row for each; a voided label gives its price back. */
export const pirateShip = flatLayout({
  name: 'Pirate Ship shipment export',
  source: 'Pirate Ship, export of shipments, as public programs read it; November 2026.',
  limits: [
    'There are no invoices: all labels of an account on one day count as an invoice with the day as its number.',
    'The file does not name the account: all rows belong to one called Pirate Ship.',
    'The file does not state what an invoice amounts to, so it cannot be verified.',
    'Corrections that the carrier made later are not in the price of a label.',
    'A refund counts on the day of its label, as the file does not say when it was granted; fees are not given back.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
  ],
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  issuer: 'Pirate Ship',
  carrier: resoldCarriers,
  shape: {
    kind: 'header',
    recognisedBy: [
      ...['Created Date', 'Recipient', 'Tracking Number', 'Cost', 'Status', 'Batch'],
      ...['Carrier', 'Service', 'Rubber Stamp 1'],
    ],
    documented: pirateShipColumns,
  },
  invoices: 'day of billing',
  columns: {
    billDate: 'Created Date',
    shipDate: 'Ship Date',
    trackingNumber: 'Tracking Number',
    carrier: 'Carrier',
    service: 'Service',
    zone: 'Zone',
    voided: 'Status',
    reference: 'Order ID',
    billedWeight: 'Weight (oz)',
    length: 'Package Length',
    width: 'Package Width',
    height: 'Package Height',
    consigneeName: 'Recipient',
    consigneeCompany: 'Company',
    consigneeAddress: 'Address Line 1',
    consigneeAddress2: 'Address Line 2',
    consigneeCity: 'City',
    consigneeState: 'State',
    consigneePostalCode: 'Zipcode',
    consigneeCountry: 'Country',
  },
  constants: { accountNumber: 'Pirate Ship', billedWeightUnit: 'oz', carrier: 'USPS' },
  charges: [{ column: 'Cost', name: 'Postage', meaning: { family: 'transportation' } }],
  chargeNames: noNames,
  voids: { texts: ['Voided', 'Void', 'Refunded'], columns: ['Cost'] },
  rowKinds: noNames,
  services: uspsServices,
});
