import { FileBeyondLimits, type InvoiceRow } from '../invoice-file.ts';
import type { OpenLayout } from '../layout.ts';
import type { CountedInvoice } from './counted-invoice.ts';
import type { InvoiceCounter } from './invoice-counter.ts';
import { invoicesToSpill, portionsOf } from './invoices-to-spill.ts';
import { SpilledRows } from './spilled-rows.ts';

/**
 * So many rows of invoices that have begun and not ended may be in memory; larger invoices, or those that begin before
 * too many others end, are read in portions (docs/loading.md tells how that was measured).
 */
const usualRowsInMemory = 60_000;
/** Rows of one package are always in memory together. */
const mostRowsOfPackage = 300_000;
const rowsOfPackage = new Intl.NumberFormat('en-US').format(mostRowsOfPackage);

/** Some rows of an invoice, or all. */
export interface Portion {
  readonly counted: CountedInvoice;
  readonly rows: readonly InvoiceRow[];
}

/** The rows of a file whose invoices were counted, and where they may be put. */
interface CountedRows {
  readonly layout: Pick<OpenLayout, 'groupOf' | 'revive'>;
  readonly counter: InvoiceCounter;
  readonly rows: AsyncIterable<Iterable<InvoiceRow>>;
  readonly scratchFolder: string | undefined;
  readonly rowsInMemory: number | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Reads the chosen invoices: each as a whole when its last row was read, and at the end those that do not fit into memory. */
export async function* portions(
  { layout, counter, rows, scratchFolder, rowsInMemory = usualRowsInMemory, signal }: CountedRows,
  isChosen: (counted: CountedInvoice) => boolean,
): AsyncGenerator<Portion> {
  const spilled = new Set(invoicesToSpill(counter.invoices.filter(isChosen), rowsInMemory));
  const count = portionsOf(spilled, rowsInMemory);
  const disk = count > 0 ? await SpilledRows.create(scratchFolder, count) : undefined;
  try {
    const open = new Map<CountedInvoice, InvoiceRow[]>();
    for await (const block of rows) {
      for (const row of block) {
        const counted = counter.find(row.invoice);
        if (counted === undefined || !isChosen(counted)) continue;
        if (disk !== undefined && spilled.has(counted)) {
          const written = disk.add(layout.groupOf(row), counted.number, row);
          if (written !== undefined) await written;
          continue;
        }
        const readRows = open.get(counted) ?? [];
        readRows.push(row);
        open.set(counted, readRows);
        if (readRows.length < counted.rows) continue;
        open.delete(counted);
        yield { counted, rows: readRows };
      }
    }
    if (disk !== undefined) yield* spilledPortions(disk, counter.invoices, layout, signal);
  } finally {
    await disk?.remove();
  }
}

async function* spilledPortions(
  disk: SpilledRows,
  invoices: readonly CountedInvoice[],
  layout: Pick<OpenLayout, 'revive'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Portion> {
  await disk.close();
  for (let portion = 0; portion < disk.portions; portion += 1) {
    signal?.throwIfAborted();
    const ofInvoices = new Map<CountedInvoice, InvoiceRow[]>();
    let size = 0;
    for await (const block of disk.read(portion)) {
      for (const { invoice: number, row } of block) {
        const invoice = invoices[number];
        if (invoice === undefined) continue;
        size += 1;
        if (size > mostRowsOfPackage) throw tooManyOfOnePackage();
        const rows = ofInvoices.get(invoice) ?? [];
        rows.push(layout.revive({ ...row, invoice }));
        ofInvoices.set(invoice, rows);
      }
    }
    for (const [counted, rows] of ofInvoices) yield { counted, rows };
  }
}

const tooManyOfOnePackage = (): FileBeyondLimits =>
  new FileBeyondLimits(
    `More than ${rowsOfPackage} rows of the file belong to one package, or are the same. Nothing of it was loaded.`,
  );
