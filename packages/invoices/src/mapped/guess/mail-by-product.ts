import type { InvoiceMapping } from '@waybill/contract';

/**
 * Mail that is billed by the piece has one amount in a row, and the column of products says what it is for: postage, or
 * a surcharge that repeats the pieces of others.
 */
export function mailByProduct(
  charges: InvoiceMapping['charges'],
  { trackingNumber, pieces, service }: InvoiceMapping['columns'],
): InvoiceMapping['charges'] {
  if (charges.kind !== 'columns' || trackingNumber !== undefined || pieces === undefined || service === undefined)
    return charges;
  const [only, ...others] = charges.columns.filter(
    ({ family, description }) => description === null && (family === 'other' || family === 'transportation'),
  );
  if (only === undefined || others.length > 0) return charges;
  const described = { ...only, family: 'transportation' as const, description: service };
  return { ...charges, columns: charges.columns.map((each) => (each === only ? described : each)) };
}
