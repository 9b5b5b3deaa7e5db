import type { InvoiceRow } from '../../invoice-file.ts';
import { anyLayout } from '../../layout.ts';
import { fedexTexts } from './fedex-columns.ts';
import { fedexReader } from './fedex-reader.ts';
import type { FedexRow } from './fedex-row.ts';
import { fedexShipments } from './fedex-shipments.ts';

const isFedexRow = (row: InvoiceRow): row is FedexRow => 'layout' in row && row.layout === 'fedex-billing-online';

/**
 * FedEx Billing Online CSV: a header, one row per package with charges in repeated pairs of columns (210, 156 and other widths), or
 * one row per charge; custom downloads have any of the columns.
 */
export const fedexBillingOnline = anyLayout<FedexRow>(
  {
    name: 'FedEx Billing Online CSV',
    issuer: 'FedEx',
    mayComeInParts: true,
    limits: [
      'FedEx states no promised day; it is worked out for services that promise a number of working days, which do not include holidays.',
    ],
    readerFor: fedexReader,
    packageOf: ({ group }) => group ?? null,
    revive: (row) => ({ ...row, text: (column) => fedexTexts.textOf(row.kept, column) }),
    shipmentsOf: fedexShipments,
  },
  isFedexRow,
);
