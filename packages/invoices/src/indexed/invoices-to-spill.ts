import type { CountedInvoice } from './counted-invoice.ts';

/** A row of usual length has some hundred; with few rows in memory, as few characters. */
const charactersOfRow = 1_300;

/** How many rows of usual length it takes as much memory as. */
const sizeOf = ({ rows, characters }: Pick<CountedInvoice, 'rows' | 'characters'>): number =>
  Math.max(rows, characters / charactersOfRow);

/** Large invoices; all, if those that are open together would be too much. */
export function invoicesToSpill(invoices: readonly CountedInvoice[], limit: number): readonly CountedInvoice[] {
  const others = invoices.filter((invoice) => sizeOf(invoice) <= limit);
  const events = others.flatMap((invoice) => [
    { at: invoice.first, size: sizeOf(invoice) },
    { at: invoice.last + 0.5, size: -sizeOf(invoice) },
  ]);
  let open = 0;
  for (const { size } of events.toSorted((one, other) => one.at - other.at)) {
    open += size;
    if (open > limit) return invoices;
  }
  return invoices.filter((invoice) => sizeOf(invoice) > limit);
}

/** In how many portions they are read. Groups are of different sizes, so portions are made half as large as they may be. */
export function portionsOf(spilled: Iterable<CountedInvoice>, limit: number): number {
  const size = [...spilled].reduce((sum, invoice) => sum + sizeOf(invoice), 0);
  return Math.ceil((2 * size) / limit);
}
