import type { FileInvoice, InvoiceRow } from '@waybill/invoices';

/** How often each row occurs, by fingerprint. */
export type RowCounts = ReadonlyMap<string, number>;

export function countRows(rows: readonly Pick<InvoiceRow, 'fingerprint'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fingerprint } of rows) counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
  return counts;
}

/** The rows that are not counted yet: of a row that repeats, as many as it occurs more often. */
export function rowsBeyond<Row extends Pick<InvoiceRow, 'fingerprint'>>(
  rows: readonly Row[],
  counted: RowCounts,
): Row[] {
  const left = new Map(counted);
  return rows.filter(({ fingerprint }) => {
    const count = left.get(fingerprint) ?? 0;
    left.set(fingerprint, count - 1);
    return count <= 0;
  });
}

/** The rows of an invoice, or of a portion of it, to store. */
export const newRowsOf = async (
  { invoiceRows }: Pick<FileInvoice, 'invoiceRows'>,
  stored: { countsOf(rows: readonly InvoiceRow[]): Promise<RowCounts> } | undefined,
): Promise<readonly InvoiceRow[]> =>
  stored === undefined ? invoiceRows : rowsBeyond(invoiceRows, await stored.countsOf(invoiceRows));

/** What the rows add up to, in cents. */
export const sumOf = (rows: readonly Pick<InvoiceRow, 'netCents'>[]): number =>
  rows.reduce((sum, { netCents }) => sum + netCents, 0);
