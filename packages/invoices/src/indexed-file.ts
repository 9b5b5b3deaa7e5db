import {
  type BadLine,
  FileBeyondLimits,
  type FileInvoice,
  type InvoiceFile,
  type InvoiceKey,
  type InvoiceRow,
  type InvoiceSummary,
} from './invoice-file.ts';
import { type OpenLayout, UnreadableRow } from './layout.ts';
import { copyOf } from './reading/copy-of.ts';
import { records } from './reading/records.ts';
import type { ReadingOptions } from './reading-options.ts';
import type { Recognised } from './recognise.ts';

const mostKeptBadLines = 10_000;
/** A file with more is none of this layout, and reading on would only keep other files waiting. */
const mostBadLines = 200_000;
const rowsBetweenReports = 5_000;
const longestText = 2_000;
/**
 * All rows of an invoice are in memory together, and those of every other invoice that has begun and not ended. With
 * a heap of 2 GB so many fit, whatever they hold (docs/loading.md tells how it was measured).
 */
export const mostRowsAtOnce = 300_000;
const mostCharactersAtOnce = 400_000_000;
/** Where parts of invoices may overlap, the fingerprints of all rows of the file are in memory. */
const mostRowsOfParts = 2_000_000;
const mostInvoices = 10_000;
/** Ten trillion: sums of larger figures would no longer be exact. */
const largestSum = 1_000_000_000_000_000;
const figures = new Intl.NumberFormat('en-US');
const unreadableLines = figures.format(mostBadLines);
const rowsAtOnce = figures.format(mostRowsAtOnce);

interface Counted extends InvoiceKey {
  rows: number;
  netCents: number;
  statedCents: number | null;
  characters: number;
  /** Only where parts of an invoice may overlap: what its rows say without those that are identical to an earlier one. */
  readonly distinct: { readonly fingerprints: Set<string>; netCents: number } | undefined;
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

  async *read(onRows?: (rows: number) => void): AsyncGenerator<FileInvoice> {
    const open = new Map<string, InvoiceRow[]>();
    let rows = 0;
    const waiting = { rows: 0, characters: 0 };
    for await (const { row } of this.#readableRows(() => undefined)) {
      rows += 1;
      if (rows % rowsBetweenReports === 0) onRows?.(rows);
      const name = nameOf(row.invoice);
      const readRows = open.get(name) ?? [];
      readRows.push(row);
      waiting.rows += 1;
      waiting.characters += row.characters;
      if (isTooMuch(waiting)) throw tooMuchAtOnce();
      open.set(name, readRows);
      const counted = this.#counted.get(name);
      if (counted === undefined || readRows.length < counted.rows) continue;
      open.delete(name);
      waiting.rows -= counted.rows;
      waiting.characters -= counted.characters;
      const invoiceRows = holdsRowsTwice(counted) ? withoutRepeats(readRows) : readRows;
      yield {
        ...summaryOf(counted),
        invoiceRows,
        shipmentsOf: (chosen, context) => this.#layout.shipmentsOf(chosen, context),
      };
    }
  }

  get #layout(): OpenLayout {
    return this.#recognised.layout;
  }

  async #observeAll(): Promise<void> {
    const { layout, delimiter } = this.#recognised;
    if (layout.observe === undefined) return;
    for await (const { fields } of records(this.#path, delimiter, undefined, this.#options.signal))
      layout.observe(fields);
  }

  async #countAll(): Promise<void> {
    for await (const { row, text } of this.#readableRows((line) => this.#keepBadLine(line))) {
      this.#rows += 1;
      if (this.#rows % rowsBetweenReports === 0) this.#options.onRows?.(this.#rows);
      const name = nameOf(row.invoice);
      const counted = this.#counted.get(name) ?? newlyCounted(row, this.mayComeInParts);
      if (this.#layout.statesAmountsOfRows) counted.statedCents = addStated(counted, row);
      else counted.statedCents ??= row.statedCents;
      if (!this.#layout.statesAmountsOfRows && row.statedCents !== null && counted.statedCents !== row.statedCents) {
        this.#keepBadLine({
          line: row.line,
          column: 'Invoice Amount',
          reason: 'The invoice has another amount on an earlier line.',
          text: text.slice(0, longestText),
        });
      }
      counted.rows += 1;
      counted.netCents += row.netCents;
      countDistinct(counted, row);
      counted.characters += row.characters;
      this.#counted.set(name, counted);
      this.#assertWithinLimits(counted);
    }
  }

  async *#readableRows(onBadLine: (line: BadLine) => void): AsyncGenerator<{ row: InvoiceRow; text: string }> {
    const { layout, delimiter } = this.#recognised;
    const { signal } = this.#options;
    const source = layout.records?.(this.#path, onBadLine, signal) ?? records(this.#path, delimiter, onBadLine, signal);
    for await (const record of source) {
      try {
        for (const row of layout.read(record)) yield { row, text: record.text };
      } catch (error) {
        if (!(error instanceof UnreadableRow)) throw error;
        const text = record.text.slice(0, longestText);
        onBadLine({ line: record.line, column: error.column, reason: error.message, text });
      }
    }
  }

  #keepBadLine(line: BadLine): void {
    this.#badLineCount += 1;
    if (this.#badLineCount > mostBadLines) {
      throw new FileBeyondLimits(
        `More than ${unreadableLines} lines of the file cannot be read, so nothing of it was loaded.`,
      );
    }
    if (this.#badLines.length < mostKeptBadLines) this.#badLines.push({ ...line, text: copyOf(line.text) });
  }

  #assertWithinLimits(counted: Counted): void {
    const { netCents, carrierName, invoiceNumber } = counted;
    if (isTooMuch(counted)) {
      throw new FileBeyondLimits(
        `${carrierName} invoice ${invoiceNumber} is too large to be loaded: it has more than ${rowsAtOnce} rows, or 400 MB of text.`,
      );
    }
    if (this.#counted.size > mostInvoices) {
      throw new FileBeyondLimits(
        `The file contains more than ${figures.format(mostInvoices)} invoices. Split it and load the parts.`,
      );
    }
    if (this.mayComeInParts && this.#rows > mostRowsOfParts) {
      throw new FileBeyondLimits(
        `The file has more than ${figures.format(mostRowsOfParts)} rows. Split it and load the parts.`,
      );
    }
    if (Math.abs(netCents) > largestSum) {
      throw new FileBeyondLimits(`${carrierName} invoice ${invoiceNumber} adds up to more than can be stored.`);
    }
  }
}

const isTooMuch = ({ rows, characters }: Pick<Counted, 'rows' | 'characters'>): boolean =>
  rows > mostRowsAtOnce || characters > mostCharactersAtOnce;

const tooMuchAtOnce = (): FileBeyondLimits =>
  new FileBeyondLimits(
    `More than ${rowsAtOnce} rows, or 400 MB of text, belong to invoices that begin before others end. Sort the file by invoice number and load it again.`,
  );

const newlyCounted = (row: InvoiceRow, mayComeInParts: boolean): Counted => ({
  ...row.invoice,
  rows: 0,
  netCents: 0,
  statedCents: row.statedCents,
  characters: 0,
  distinct: mayComeInParts ? { fingerprints: new Set(), netCents: 0 } : undefined,
});

/** Rows state their own amounts; if one does not, nobody knows what the invoice amounts to. */
const addStated = ({ rows, statedCents }: Counted, row: InvoiceRow): number | null =>
  rows === 0
    ? row.statedCents
    : statedCents === null || row.statedCents === null
      ? null
      : statedCents + row.statedCents;

function countDistinct({ distinct }: Counted, { fingerprint, netCents }: InvoiceRow): void {
  if (distinct === undefined || distinct.fingerprints.has(fingerprint)) return;
  distinct.fingerprints.add(fingerprint);
  distinct.netCents += netCents;
}

/** Overlapping parts were put into one file: the invoice reconciles only if identical rows count once. */
const holdsRowsTwice = ({ distinct, netCents, statedCents }: Counted): boolean =>
  distinct !== undefined && statedCents !== null && netCents !== statedCents && distinct.netCents === statedCents;

function withoutRepeats(rows: readonly InvoiceRow[]): InvoiceRow[] {
  const seen = new Set<string>();
  return rows.filter(({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint));
}

function summaryOf(counted: Counted): InvoiceSummary {
  const { characters: _characters, distinct, ...summary } = counted;
  return distinct !== undefined && holdsRowsTwice(counted)
    ? { ...summary, rows: distinct.fingerprints.size, netCents: distinct.netCents }
    : summary;
}
