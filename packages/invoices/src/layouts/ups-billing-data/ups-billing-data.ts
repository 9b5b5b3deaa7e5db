import type { InvoiceRow } from '../../invoice-file.ts';
import { anyLayout } from '../../layout.ts';
import { upsReader } from './ups-reader.ts';
import { UpsRow } from './ups-row.ts';
import { upsShipments } from './ups-shipments.ts';

const isUpsRow = (row: InvoiceRow): row is UpsRow => row instanceof UpsRow;

/** UPS billing data file, version 2.1: 250 columns, one row per charge, also as a spreadsheet saves it. */
export const upsBillingData = anyLayout<UpsRow>(
  {
    name: 'UPS billing data file (250 columns)',
    issuer: 'UPS',
    mayComeInParts: true,
    limits: [
      'UPS invoices do not say when a package was promised or delivered. On-time status follows from delivery files, loaded before or after.',
    ],
    readerFor: upsReader,
    packageOf: ({ trackingNumber }) => trackingNumber,
    revive: (row) => new UpsRow(row),
    shipmentsOf: upsShipments,
  },
  isUpsRow,
);
