import { noNames } from '../../charge-names/dated-names.ts';
import { addressColumns } from '../../flat/address-columns.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { passportCharges, passportColumnNames, passportNames } from './charges.ts';
import passportColumns from './columns.json' with { type: 'json' };

const address = { Address: 'STREET', City: 'CITY', State: 'STATE', PostalCode: 'ZIP', Country: 'COUNTRY' };

/** Passport invoice file: international packages, one row for each. */
export const passport = flatLayout({
  name: 'Passport invoice file',
  source: 'Passport, invoice file, 2025.',
  limits: [
    'Each row agrees with its own total, but the file does not state what an invoice amounts to, so it cannot be verified.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
  ],
  mayComeInParts: false,
  country: 'US',
  usualDecimalMark: '.',
  carrier: { id: 7, name: 'Passport' },
  shape: {
    kind: 'header',
    recognisedBy: ['INVOICE NUMBER', 'INVOICE DATE', 'CLIENT CODE', 'TRACKING ID', 'RATE', 'CLEARANCE FEE', 'TOTAL'],
    documented: passportColumns,
  },
  invoices: 'numbered',
  columns: {
    accountNumber: 'CLIENT CODE',
    invoiceNumber: 'INVOICE NUMBER',
    billDate: 'INVOICE DATE',
    shipDate: 'SHIP DATE',
    trackingNumber: 'TRACKING ID',
    currency: 'CURRENCY',
    reference: 'ORDER ID',
    service: 'SERVICE LEVEL',
    actualWeight: 'ACTUAL WEIGHT (OZ)',
    billedWeight: 'BILLABLE WEIGHT (OZ)',
    length: 'LENGTH (IN)',
    width: 'WIDTH (IN)',
    height: 'HEIGHT (IN)',
    ...addressColumns('sender', 'SHIPPER ', { Name: 'NAME', Company: 'COMPANY', ...address }),
    ...addressColumns('consignee', 'DEST ', address),
  },
  constants: { actualWeightUnit: 'oz', billedWeightUnit: 'oz' },
  charges: passportCharges,
  columnNames: passportColumnNames,
  chargeNames: passportNames,
  rowTotal: 'TOTAL',
  rowKinds: noNames,
  services: [{ words: [], category: 'International', mode: 'Parcel Express' }],
});
