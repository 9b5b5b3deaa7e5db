import {
  type BadLine,
  type FileInvoice,
  type InvoiceFile,
  type InvoiceRow,
  type InvoiceSummary,
  type RejectedLine,
  UnreadableFile,
} from '../invoice-file.ts';
import type { OpenLayout, RecordBlocks } from '../layout.ts';
import { KeptBadLines } from '../reading/kept-bad-lines.ts';
import type { ReadingQuestion } from '../reading/reading-answers.ts';
import { correctedRecords } from '../records/corrected-records.ts';
import { rejectedLinesOf } from '../records/rejected-lines.ts';
import { type CountedInvoice, holdsRowsTwice, isUnclear, summaryOf, withoutRepeats } from './counted-invoice.ts';
import type { IndexingOptions } from './indexing-options.ts';
import { InvoiceCounter } from './invoice-counter.ts';
import { type Portion, portions } from './portions.ts';
import { readableRows } from './readable-rows.ts';
import type { Recognised } from './recognised.ts';
import { UnreadColumns } from './unread-columns.ts';

const rowsBetweenReports = 5_000;
type OnRows = (rows: number) => void;

/** A file whose invoices were counted, so that it can be read again with only the open invoices in memory. */
export class IndexedFile implements InvoiceFile {
  readonly #path: string;
  readonly #recognised: Recognised;
  readonly #options: IndexingOptions;
  readonly #unread: UnreadColumns;
  #counter: InvoiceCounter;
  #badLines = new KeptBadLines();

  private constructor(path: string, recognised: Recognised, options: IndexingOptions) {
    this.#path = path;
    this.#recognised = recognised;
    this.#options = options;
    this.#unread = new UnreadColumns(recognised.layout.unknownColumns);
    this.#counter = new InvoiceCounter(recognised.layout);
  }

  static async index(path: string, recognised: Recognised, options: IndexingOptions): Promise<IndexedFile> {
    const file = new IndexedFile(path, recognised, options);
    await file.#observeAll();
    await file.#countAll();
    if (file.#layout.settle()) await file.#countAll();
    file.#assertNotEmpty();
    await file.#countDistinct();
    return file;
  }

  get layout(): string {
    return this.#layout.name;
  }

  get limits(): readonly string[] {
    return [...this.#layout.remarks(), ...this.#unread.remarks, ...this.#layout.limits];
  }

  get questions(): readonly ReadingQuestion[] {
    return this.#layout.questions();
  }

  get mayComeInParts(): boolean {
    return this.#layout.mayComeInParts;
  }

  get rows(): number {
    return this.#counter.rows;
  }

  get invoices(): readonly InvoiceSummary[] {
    return this.#counter.invoices.map(summaryOf);
  }

  get badLines(): readonly BadLine[] {
    return this.#badLines.lines;
  }

  get badLineCount(): number {
    return this.#badLines.count;
  }

  rejectedLines(most: number): Promise<RejectedLine[]> {
    const { columnNames } = this.#layout;
    return rejectedLinesOf(this.badLines, most, (onBadLine) => this.#records(onBadLine), columnNames);
  }

  async *read(onRows?: OnRows): AsyncGenerator<FileInvoice> {
    for await (const { counted, rows } of this.#portions(() => true, onRows)) {
      yield {
        ...summaryOf(counted),
        invoiceRows: holdsRowsTwice(counted) ? withoutRepeats(rows) : rows,
        whole: { billsTransportation: counted.billsTransportation },
        shipmentsOf: (chosen, context) => this.#layout.shipmentsOf(chosen, context, counted),
      };
    }
  }

  get #layout(): OpenLayout {
    return this.#recognised.layout;
  }

  async #observeAll(): Promise<void> {
    const { observe, usedPlaces } = this.#layout;
    const { places } = this.#unread;
    if (observe === undefined && places.length === 0) return;
    const wanted = usedPlaces === undefined ? undefined : [...usedPlaces, ...places];
    for await (const block of this.#records(() => undefined, wanted)) {
      for (const record of block) {
        observe?.(record);
        this.#unread.observe(record.fields);
      }
    }
  }

  async #countAll(): Promise<void> {
    const counter = new InvoiceCounter(this.#layout);
    const badLines = new KeptBadLines();
    for await (const block of this.#usedRecords((line) => badLines.add(line))) {
      for (const { row, text } of readableRows(this.#layout, block, (line) => badLines.add(line))) {
        const reason = counter.add(row);
        if (reason !== undefined) badLines.add({ line: row.line, column: 'Invoice Amount', reason, text });
        if (counter.rows % rowsBetweenReports === 0) this.#options.onRows?.(counter.rows);
      }
    }
    this.#counter = counter;
    this.#badLines = badLines;
  }

  #assertNotEmpty(): void {
    if (this.rows > 0 || this.badLineCount > 0) return;
    throw new UnreadableFile(this.#layout.whenEmpty ?? `The file has the layout ‘${this.layout}’, but no rows.`);
  }

  /** Counts invoices that do not add up without the rows that may have come twice, because parts overlap. */
  async #countDistinct(): Promise<void> {
    if (!this.mayComeInParts || !this.#counter.invoices.some(isUnclear)) return;
    for await (const { counted, rows } of this.#portions(isUnclear)) {
      const once = withoutRepeats(rows);
      const { rows: before, netCents } = counted.distinct ?? { rows: 0, netCents: 0 };
      counted.distinct = {
        rows: before + once.length,
        netCents: once.reduce((sum, row) => sum + row.netCents, netCents),
      };
    }
  }

  #portions(isChosen: (counted: CountedInvoice) => boolean, onRows?: OnRows): AsyncGenerator<Portion> {
    const { scratchFolder, rowsInMemory, signal } = this.#options;
    const [layout, counter, rows] = [this.#layout, this.#counter, this.#rowsAgain(onRows)];
    return portions({ layout, counter, rows, scratchFolder, rowsInMemory, signal }, isChosen);
  }

  /** The rows in blocks like the records; bad lines are known. */
  async *#rowsAgain(onRows: OnRows | undefined): AsyncGenerator<Iterable<InvoiceRow>> {
    const layout = this.#layout;
    let count = 0;
    function* rowsOf(block: Parameters<typeof readableRows>[1]): Generator<InvoiceRow> {
      for (const { row } of readableRows(layout, block, () => undefined)) {
        count += 1;
        if (count % rowsBetweenReports === 0) onRows?.(count);
        yield row;
      }
    }
    for await (const block of this.#usedRecords(() => undefined)) yield rowsOf(block);
  }

  /** The records with the fields that the layout reads. */
  #usedRecords(onBadLine: (line: BadLine) => void): RecordBlocks {
    return this.#records(onBadLine, this.#layout.usedPlaces);
  }

  #records(onBadLine: (line: BadLine) => void, usedPlaces?: readonly number[]): RecordBlocks {
    const { signal, corrections = new Map() } = this.#options;
    const { delimiter, cells } = this.#recognised;
    const options = { corrections, onBadLine, signal };
    return (
      this.#layout.records?.(this.#path, options) ??
      correctedRecords(this.#path, { ...cells, ...options, usedPlaces, delimiter })
    );
  }
}
