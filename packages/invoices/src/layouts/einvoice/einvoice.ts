import { anyLayout } from '../../layout.ts';
import { einvoiceReader } from './einvoice-reader.ts';
import { type EInvoiceRow, isEInvoiceRow } from './mapping/einvoice-row.ts';
import { einvoiceShipments } from './mapping/einvoice-shipments.ts';

/** E-invoices of EN 16931: UBL 2.1, UN/CEFACT CII, and Factur-X and ZUGFeRD as PDF. */
export const einvoice = anyLayout<EInvoiceRow>(
  {
    name: 'E-invoice (EN 16931)',
    issuer: 'EN 16931 (UBL, CII, Factur-X, ZUGFeRD)',
    mayComeInParts: false,
    limits: [
      'Lines without a tracking number in the form of the carrier are charges of the account.',
      'VAT, and charges and allowances of the whole invoice, are charges of the account.',
      'There are no addresses, zones and delivery days.',
    ],
    readerFor: einvoiceReader,
    packageOf: ({ trackingNumber }) => trackingNumber,
    revive: (row) => row,
    shipmentsOf: einvoiceShipments,
  },
  isEInvoiceRow,
);
