import type { InvoiceKey, InvoiceRow, InvoiceSummary } from '../invoice-file.ts';

/** An invoice of a file, and what its rows come to. */
export interface CountedInvoice extends InvoiceKey {
  /** In the order in which invoices begin. */
  readonly number: number;
  rows: number;
  netCents: number;
  statedCents: number | null;
  characters: number;
  /** Its first and its last row among all rows of the file. */
  readonly first: number;
  last: number;
  billsTransportation: boolean;
  /** What it has without rows that are identical to an earlier one; only where parts of an invoice may overlap, and it does not add up otherwise. */
  distinct: { readonly rows: number; readonly netCents: number } | undefined;
}

/** Overlapping parts were put into one file: the invoice reconciles only if identical rows count once. */
export const holdsRowsTwice = ({ distinct, netCents, statedCents }: CountedInvoice): boolean =>
  distinct !== undefined && statedCents !== null && netCents !== statedCents && distinct.netCents === statedCents;

/** Whether its rows add up to another amount than the file states. */
export const isUnclear = ({ statedCents, netCents }: CountedInvoice): boolean =>
  statedCents !== null && netCents !== statedCents;

/** The first of each rows that are identical. */
export function withoutRepeats(rows: readonly InvoiceRow[]): InvoiceRow[] {
  const seen = new Set<string>();
  return rows.filter(({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint));
}

export function summaryOf(counted: CountedInvoice): InvoiceSummary {
  const { carrierId, carrierName, accountNumber, invoiceNumber, billDate, currencyCode, statedCents } = counted;
  const { rows, netCents } = holdsRowsTwice(counted) && counted.distinct !== undefined ? counted.distinct : counted;
  return { carrierId, carrierName, accountNumber, invoiceNumber, billDate, currencyCode, rows, netCents, statedCents };
}
