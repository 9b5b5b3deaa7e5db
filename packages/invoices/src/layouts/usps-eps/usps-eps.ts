import { noNames } from '../../charge-names/dated-names.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { readRowKinds } from '../../flat/read-row-kinds.ts';
import { uspsServices } from '../usps-services.ts';
import epsColumns from './columns.json' with { type: 'json' };

/** What a transaction is by its type, and with it its charge. One that is not listed counts in the family other. */
const epsTransactionKinds = readRowKinds(new URL('./row-kinds.csv', import.meta.url));

/** Transactions of the USPS Enterprise Payment System: 21 columns, one row for each; refunds are negative. */
export const uspsEps = flatLayout({
  name: 'USPS EPS transactions (21 columns)',
  source: 'USPS Enterprise Payment System, export of transactions as of July 2025.',
  limits: [
    'There are no invoices: all transactions of an account on one day count as an invoice with the day as its number.',
    'The file does not state what an invoice amounts to, so it cannot be verified.',
    'There are no addresses, zones, weights or sizes.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
  ],
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  carrier: { id: 3, name: 'USPS' },
  shape: {
    kind: 'header',
    recognisedBy: [
      'EPS Account #',
      'EPS Transaction ID',
      'Transaction Amount',
      'Transaction Date/Time',
      'Transaction Type',
    ],
    documented: epsColumns,
  },
  invoices: 'day of billing',
  columns: {
    accountNumber: 'EPS Account #',
    billDate: 'Transaction Date/Time',
    shipDate: 'Transaction Date/Time',
    transactionNumber: 'EPS Transaction ID',
    trackingNumber: 'Package Identification Code (PIC)',
    service: 'Mail Class',
    rowKind: 'Transaction Type',
    reference: 'Cust Ref Num1',
  },
  charges: [{ column: 'Transaction Amount', textColumn: 'Transaction Type' }],
  chargeNames: noNames,
  rowKinds: epsTransactionKinds,
  services: uspsServices,
});
