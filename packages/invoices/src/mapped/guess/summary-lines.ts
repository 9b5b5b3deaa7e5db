import type { InvoiceMapping } from '@waybill/contract';
import type { ColumnFacts } from './column-facts.ts';
import type { FileSample } from './read-sample.ts';

/** Lines that state what the packages of their invoice amount to, told apart by a text. */
export interface SummaryLines {
  readonly text: string;
  /** The columns in which they state it. */
  readonly columns: readonly string[];
  /** The rows without these lines. */
  readonly rows: FileSample['rows'];
}

const mostKinds = 5;

/**
 * Files that list an invoice and its packages in one table, with a column that says which a line is: the lines of one kind
 * name no package, all others do, and an amount of these lines is the sum of the others of the invoice.
 */
export function summaryLines(
  columns: readonly ColumnFacts[],
  rows: FileSample['rows'],
  { trackingNumber, invoiceNumber }: InvoiceMapping['columns'],
): SummaryLines | undefined {
  const package_ = columns.find(({ name }) => name === trackingNumber);
  const invoice = columns.find(({ name }) => name === invoiceNumber);
  if (package_ === undefined || invoice === undefined) return undefined;
  const isOfPackage = (row: readonly string[]): boolean => (row[package_.place] ?? '') !== '';
  const kinds = columns.filter(
    ({ distinct, isFilled, isDate }) => isFilled && !isDate && distinct > 1 && distinct <= mostKinds,
  );
  for (const { place } of kinds) {
    for (const text of new Set(rows.filter((row) => !isOfPackage(row)).map((row) => row[place] ?? ''))) {
      const isSummary = (row: readonly string[]): boolean => row[place] === text;
      if (text === '' || !rows.every((row) => isSummary(row) !== isOfPackage(row))) continue;
      const found = columns.filter((column) => sums(column, invoice.place, rows, isSummary));
      if (found.length > 0)
        return { text, columns: found.map(({ name }) => name), rows: rows.filter((row) => !isSummary(row)) };
    }
  }
  return undefined;
}

function sums(
  { isAmount, cents }: ColumnFacts,
  invoicePlace: number,
  rows: FileSample['rows'],
  isSummary: (row: readonly string[]) => boolean,
): boolean {
  if (!isAmount || cents.every((each) => each === 0)) return false;
  const left = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const invoice = row[invoicePlace] ?? '';
    const amount = cents[index] ?? 0;
    left.set(invoice, (left.get(invoice) ?? 0) + (isSummary(row) ? amount : -amount));
  }
  return [...left.values()].every((each) => each === 0);
}
