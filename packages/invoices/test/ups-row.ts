import { columnCount, type UpsColumn, upsColumns, upsTexts } from '../src/layouts/ups-billing-data/columns.ts';
import { UpsRow } from '../src/layouts/ups-billing-data/ups-row.ts';

/** Texts of some columns, and what else a row says; the rest is that of a package by Ground. */
export interface UpsTexts extends Partial<Record<UpsColumn, string>> {
  readonly line?: number;
  readonly netCents?: number;
  readonly incentiveCents?: number;
}

const ground: Partial<Record<UpsColumn, string>> = {
  trackingNumber: '1Z1',
  category: 'SHP',
  classification: 'FRT',
  chargeCode: '003',
  chargeDescription: 'Ground Commercial',
};
const keep = upsTexts.keeperFor((column) => upsColumns[column]);

/** A row of the UPS billing data file, billed on 5 July 2025. */
export function upsRow({ line = 1, netCents = 1_000, incentiveCents = 0, ...texts }: UpsTexts): UpsRow {
  const fields = Array.from({ length: columnCount }, () => '');
  for (const [column, text] of Object.entries({ ...ground, ...texts })) fields[upsColumns[column as UpsColumn]] = text;
  return new UpsRow({
    line,
    kept: keep(fields),
    invoice: {
      carrierId: 1,
      carrierName: 'UPS',
      accountNumber: 'A1B2C3',
      invoiceNumber: 'A1B2C3275',
      billDate: '2025-07-05',
      currencyCode: 'USD',
    },
    transactionDate: texts.transactionDate,
    deliveryDate: texts.deliveryDate,
    incentiveCents,
    netCents,
    statedCents: null,
  });
}
