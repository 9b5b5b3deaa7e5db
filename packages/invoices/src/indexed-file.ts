import {
  type BadLine,
  FileBeyondLimits,
  type FileInvoice,
  type InvoiceFile,
  type InvoiceKey,
  type InvoiceRow,
  type InvoiceSummary,
  type RejectedLine,
  UnreadableFile,
} from './invoice-file.ts';
import { type FileRecord, type OpenLayout, UnreadableRow, UnreadableRows } from './layout.ts';
import { copyOf } from './reading/copy-of.ts';
import { correctedRecords } from './reading/corrected-records.ts';
import type { ReadingOptions } from './reading-options.ts';
import type { Recognised } from './recognise.ts';
import { rejectedLinesOf } from './rejected-lines.ts';
import { SpilledRows } from './spilled-rows.ts';

const mostKeptBadLines = 10_000;
/** A file with more is none of this layout, and reading on would only keep other files waiting. */
const mostBadLines = 200_000;
const rowsBetweenReports = 5_000;
const longestText = 2_000;
/**
 * So many rows of invoices that have begun and not ended may be in memory; larger invoices, or those that begin before
 * too many others end, are read in portions (docs/loading.md tells how that was measured).
 */
const usualRowsInMemory = 60_000;
/** A row of usual length has some hundred; with few rows in memory, as few characters. */
const charactersOfRow = 1_300;
/** Rows of one package are always in memory together. */
const mostRowsOfPackage = 300_000;
const mostInvoices = 10_000;
/** Ten trillion: sums of larger figures would no longer be exact. */
const largestSum = 1_000_000_000_000_000;
const figures = new Intl.NumberFormat('en-US');
const rowsOfPackage = figures.format(mostRowsOfPackage);
const unreadableLines = figures.format(mostBadLines);

interface Counted extends InvoiceKey {
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

/** Some rows of an invoice, or all. */
interface Portion {
  readonly counted: Counted;
  readonly rows: readonly InvoiceRow[];
}

const nameOf = (key: InvoiceKey): string =>
  [key.carrierId, key.accountNumber, key.invoiceNumber, key.billDate, key.currencyCode].join(' ');

/** A file whose invoices were counted, so that it can be read again with only the open invoices in memory. */
export class IndexedFile implements InvoiceFile {
  readonly #path: string;
  readonly #recognised: Recognised;
  readonly #options: ReadingOptions;
  readonly #counted = new Map<string, Counted>();
  readonly #badLines: BadLine[] = [];
  #badLineCount = 0;
  #rows = 0;

  private constructor(path: string, recognised: Recognised, options: ReadingOptions) {
    this.#path = path;
    this.#recognised = recognised;
    this.#options = options;
  }

  static async index(path: string, recognised: Recognised, options: ReadingOptions): Promise<IndexedFile> {
    const file = new IndexedFile(path, recognised, options);
    await file.#observeAll();
    await file.#countAll();
    if (file.#layout.settle()) await file.#countAgain();
    file.#assertNotEmpty();
    await file.#countDistinct();
    return file;
  }

  get layout(): string {
    return this.#layout.name;
  }

  get limits(): readonly string[] {
    return this.#layout.limits;
  }

  get mayComeInParts(): boolean {
    return this.#layout.mayComeInParts;
  }

  get rows(): number {
    return this.#rows;
  }

  get invoices(): readonly InvoiceSummary[] {
    return [...this.#counted.values()].map(summaryOf);
  }

  get badLines(): readonly BadLine[] {
    return this.#badLines;
  }

  get badLineCount(): number {
    return this.#badLineCount;
  }

  rejectedLines(most: number): Promise<RejectedLine[]> {
    const { columnNames } = this.#layout;
    return rejectedLinesOf(this.#badLines.slice(0, most), (onBadLine) => this.#records(onBadLine), columnNames);
  }

  async *read(onRows?: (rows: number) => void): AsyncGenerator<FileInvoice> {
    for await (const { counted, rows } of this.#portions(() => true, onRows)) {
      yield {
        ...summaryOf(counted),
        invoiceRows: holdsRowsTwice(counted) ? withoutRepeats(rows) : rows,
        shipmentsOf: (chosen, context) => this.#layout.shipmentsOf(chosen, context, counted),
      };
    }
  }

  /** Reads the chosen invoices: each as a whole when its last row was read, and at the end those that do not fit into memory. */
  async *#portions(isChosen: (counted: Counted) => boolean, onRows?: (rows: number) => void): AsyncGenerator<Portion> {
    const chosen = [...this.#counted.values()].filter(isChosen);
    const limit = this.#options.rowsInMemory ?? usualRowsInMemory;
    const spilled = new Set(invoicesToSpill(chosen, limit));
    const portions = portionsOf(spilled, limit);
    const disk = portions > 0 ? await SpilledRows.create(this.#options.scratchFolder, portions) : undefined;
    try {
      const open = new Map<string, InvoiceRow[]>();
      let rows = 0;
      for await (const { row } of this.#readableRows(() => undefined)) {
        rows += 1;
        if (rows % rowsBetweenReports === 0) onRows?.(rows);
        const name = nameOf(row.invoice);
        const counted = this.#counted.get(name);
        if (counted === undefined || !isChosen(counted)) continue;
        if (disk !== undefined && spilled.has(counted)) {
          const written = disk.add(this.#layout.groupOf(row), counted.number, row);
          if (written !== undefined) await written;
          continue;
        }
        const readRows = open.get(name) ?? [];
        readRows.push(row);
        open.set(name, readRows);
        if (readRows.length < counted.rows) continue;
        open.delete(name);
        yield { counted, rows: readRows };
      }
      if (disk !== undefined) yield* this.#spilledPortions(disk);
    } finally {
      await disk?.remove();
    }
  }

  async *#spilledPortions(disk: SpilledRows): AsyncGenerator<Portion> {
    await disk.close();
    const counted = [...this.#counted.values()];
    for (let portion = 0; portion < disk.portions; portion += 1) {
      this.#options.signal?.throwIfAborted();
      const ofInvoices = new Map<Counted, InvoiceRow[]>();
      let size = 0;
      for await (const { invoice: number, row } of disk.read(portion)) {
        const invoice = counted[number];
        if (invoice === undefined) continue;
        size += 1;
        if (size > mostRowsOfPackage) throw tooManyOfOnePackage();
        const rows = ofInvoices.get(invoice) ?? [];
        rows.push(this.#layout.revive({ ...row, invoice }));
        ofInvoices.set(invoice, rows);
      }
      for (const [invoice, rows] of ofInvoices) yield { counted: invoice, rows };
    }
  }

  /** Counts invoices that do not add up without the rows that may have come twice, because parts overlap. */
  async #countDistinct(): Promise<void> {
    if (!this.mayComeInParts) return;
    const isUnclear = ({ statedCents, netCents }: Counted): boolean => statedCents !== null && netCents !== statedCents;
    if (![...this.#counted.values()].some(isUnclear)) return;
    for await (const { counted, rows } of this.#portions(isUnclear)) {
      const once = withoutRepeats(rows);
      const { rows: before, netCents } = counted.distinct ?? { rows: 0, netCents: 0 };
      counted.distinct = {
        rows: before + once.length,
        netCents: once.reduce((sum, row) => sum + row.netCents, netCents),
      };
    }
  }

  get #layout(): OpenLayout {
    return this.#recognised.layout;
  }

  async #observeAll(): Promise<void> {
    const { observe } = this.#layout;
    if (observe === undefined) return;
    for await (const record of this.#records(() => undefined)) observe(record);
  }

  #records(onBadLine: (line: BadLine) => void): AsyncGenerator<FileRecord> {
    const { signal, corrections = new Map() } = this.#options;
    const { delimiter, cells } = this.#recognised;
    const options = { corrections, onBadLine, signal };
    return (
      this.#layout.records?.(this.#path, options) ?? correctedRecords(this.#path, { ...cells, ...options, delimiter })
    );
  }

  async #countAgain(): Promise<void> {
    this.#counted.clear();
    this.#badLines.length = 0;
    this.#badLineCount = 0;
    this.#rows = 0;
    await this.#countAll();
  }

  async #countAll(): Promise<void> {
    for await (const { row, text } of this.#readableRows((line) => this.#keepBadLine(line))) {
      this.#rows += 1;
      if (this.#rows % rowsBetweenReports === 0) this.#options.onRows?.(this.#rows);
      const name = nameOf(row.invoice);
      const counted = this.#counted.get(name) ?? newlyCounted(row, this.#counted.size, this.#rows);
      if (this.#layout.statesAmountsOfRows) counted.statedCents = addStated(counted, row);
      else counted.statedCents ??= row.statedCents;
      if (!this.#layout.statesAmountsOfRows && row.statedCents !== null && counted.statedCents !== row.statedCents) {
        this.#keepBadLine({
          line: row.line,
          column: 'Invoice Amount',
          reason: 'The invoice has another amount on an earlier line.',
          text,
        });
      }
      counted.rows += 1;
      counted.netCents += row.netCents;
      counted.characters += row.characters;
      counted.last = this.#rows;
      counted.billsTransportation ||= this.#layout.billsTransportation(row);
      this.#counted.set(name, counted);
      this.#assertWithinLimits(counted);
    }
  }

  async *#readableRows(onBadLine: (line: BadLine) => void): AsyncGenerator<{ row: InvoiceRow; text: string }> {
    const layout = this.#layout;
    for await (const record of this.#records(onBadLine)) {
      try {
        for (const row of layout.read(record)) yield { row, text: record.text };
      } catch (error) {
        for (const mistake of mistakesIn(error)) {
          const { line, text } = mistake.record ?? record;
          onBadLine({ line, column: mistake.column, reason: mistake.message, text });
        }
      }
    }
  }

  #assertNotEmpty(): void {
    if (this.#rows > 0 || this.#badLineCount > 0) return;
    throw new UnreadableFile(this.#layout.whenEmpty ?? `The file has the layout ‘${this.layout}’, but no rows.`);
  }

  #keepBadLine(line: BadLine): void {
    this.#badLineCount += 1;
    if (this.#badLineCount > mostBadLines) {
      throw new FileBeyondLimits(
        `More than ${unreadableLines} lines of the file cannot be read, so nothing of it was loaded.`,
      );
    }
    if (this.#badLines.length < mostKeptBadLines)
      this.#badLines.push({ ...line, text: copyOf(line.text.slice(0, longestText)) });
  }

  #assertWithinLimits(counted: Counted): void {
    const { netCents, carrierName, invoiceNumber } = counted;
    if (this.#counted.size > mostInvoices) {
      throw new FileBeyondLimits(
        `The file contains more than ${figures.format(mostInvoices)} invoices. Split it and load the parts.`,
      );
    }
    if (Math.abs(netCents) > largestSum) {
      throw new FileBeyondLimits(`${carrierName} invoice ${invoiceNumber} adds up to more than can be stored.`);
    }
  }
}

/** @throws the error, if it says nothing of the file */
function mistakesIn(error: unknown): readonly UnreadableRow[] {
  if (error instanceof UnreadableRows) return error.all;
  if (error instanceof UnreadableRow) return [error];
  throw error;
}

const newlyCounted = (row: InvoiceRow, number: number, first: number): Counted => ({
  ...row.invoice,
  number,
  rows: 0,
  netCents: 0,
  statedCents: row.statedCents,
  characters: 0,
  first,
  last: first,
  billsTransportation: false,
  distinct: undefined,
});

/** How many rows of usual length it takes as much memory as. */
const sizeOf = ({ rows, characters }: Pick<Counted, 'rows' | 'characters'>): number =>
  Math.max(rows, characters / charactersOfRow);

const tooManyOfOnePackage = (): FileBeyondLimits =>
  new FileBeyondLimits(
    `More than ${rowsOfPackage} rows of the file belong to one package, or are the same. Nothing of it was loaded.`,
  );

/** Large invoices; all, if those that are open together would be too much. */
function invoicesToSpill(invoices: readonly Counted[], limit: number): readonly Counted[] {
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

/** Groups are of different sizes, so portions are made half as large as they may be. */
function portionsOf(spilled: ReadonlySet<Counted>, limit: number): number {
  const size = [...spilled].reduce((sum, invoice) => sum + sizeOf(invoice), 0);
  return Math.ceil((2 * size) / limit);
}

/** Rows state their own amounts; if one does not, nobody knows what the invoice amounts to. */
const addStated = ({ rows, statedCents }: Counted, row: InvoiceRow): number | null =>
  rows === 0
    ? row.statedCents
    : statedCents === null || row.statedCents === null
      ? null
      : statedCents + row.statedCents;

/** Overlapping parts were put into one file: the invoice reconciles only if identical rows count once. */
const holdsRowsTwice = ({ distinct, netCents, statedCents }: Counted): boolean =>
  distinct !== undefined && statedCents !== null && netCents !== statedCents && distinct.netCents === statedCents;

function withoutRepeats(rows: readonly InvoiceRow[]): InvoiceRow[] {
  const seen = new Set<string>();
  return rows.filter(({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint));
}

function summaryOf(counted: Counted): InvoiceSummary {
  const { carrierId, carrierName, accountNumber, invoiceNumber, billDate, currencyCode, statedCents } = counted;
  const { rows, netCents } = holdsRowsTwice(counted) && counted.distinct !== undefined ? counted.distinct : counted;
  return { carrierId, carrierName, accountNumber, invoiceNumber, billDate, currencyCode, rows, netCents, statedCents };
}
