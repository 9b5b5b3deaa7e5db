import type { FileInvoice, InvoiceFile, InvoiceRow } from '@waybill/invoices';
import { invoiceKeyOf } from '../invoice-key.ts';
import { countRows, rowsBeyond, sumOf } from './rows-beyond.ts';

/** Invoices that can be read as often as needed: a file, or several that are parts of the same invoices. */
export type InvoiceSource = Pick<InvoiceFile, 'invoices' | 'read'>;

/** What overlapping files hold together: a row counts as often as in the file that repeats it most. */
export async function together(files: readonly Pick<InvoiceFile, 'read'>[]): Promise<InvoiceSource> {
  const merged = new Map<string, FileInvoice>();
  for (const file of files) {
    for await (const part of file.read()) {
      const known = merged.get(invoiceKeyOf(part));
      merged.set(invoiceKeyOf(part), known === undefined ? part : joined(known, part));
    }
  }
  const invoices = [...merged.values()];
  return {
    invoices,
    async *read() {
      yield* invoices;
    },
  };
}

function joined(one: FileInvoice, other: FileInvoice): FileInvoice {
  const invoiceRows: readonly InvoiceRow[] = [
    ...one.invoiceRows,
    ...rowsBeyond(other.invoiceRows, countRows(one.invoiceRows)),
  ];
  return {
    ...other,
    invoiceRows,
    rows: invoiceRows.length,
    netCents: sumOf(invoiceRows),
    statedCents: one.statedCents ?? other.statedCents,
    shipmentsOf: (rows, context) => other.shipmentsOf(rows, context),
  };
}
