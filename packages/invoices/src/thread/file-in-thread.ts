import type { DeliveryFact } from '@waybill/model';
import type {
  BadLine,
  DeliveriesOfFile,
  FileInvoice,
  InvoiceFile,
  InvoiceRow,
  InvoiceSummary,
  RejectedLine,
} from '../invoice-file.ts';
import type { RowsOfLayout } from '../layout.ts';
import type { ReadingQuestion } from '../reading/reading-answers.ts';
import type { Calls, OpenedFile } from './messages.ts';

/** Whom a file is asked for its rows. */
interface Thread {
  call<Name extends keyof Calls>(
    name: Name,
    asked: Calls[Name]['asked'],
    options?: { readonly onRows?: ((rows: number) => void) | undefined },
  ): Promise<Calls[Name]['answer']>;
}

/** A file that another thread has open. What its rows mean is worked out here. */
export class FileInThread implements InvoiceFile {
  readonly layout: string;
  readonly limits: readonly string[];
  readonly questions: readonly ReadingQuestion[];
  readonly mayComeInParts: boolean;
  readonly rows: number;
  readonly invoices: readonly InvoiceSummary[];
  readonly badLines: readonly BadLine[];
  readonly badLineCount: number;
  readonly deliveries?: DeliveriesOfFile;
  readonly #thread: Thread;
  readonly #file: number;
  readonly #ofRows: RowsOfLayout | undefined;

  constructor(thread: Thread, opened: OpenedFile, ofRows: RowsOfLayout | undefined) {
    this.layout = opened.layout;
    this.limits = opened.limits;
    this.questions = opened.questions;
    this.mayComeInParts = opened.mayComeInParts;
    this.rows = opened.rows;
    this.invoices = opened.invoices;
    this.badLines = opened.badLines;
    this.badLineCount = opened.badLineCount;
    this.#thread = thread;
    this.#file = opened.file;
    this.#ofRows = ofRows;
    if (opened.deliveries !== undefined) this.deliveries = { kind: opened.deliveries, read: () => this.#facts() };
  }

  async rejectedLines(most: number): Promise<readonly RejectedLine[]> {
    return await this.#thread.call('rejected', { file: this.#file, most });
  }

  async *read(onRows?: (rows: number) => void): AsyncGenerator<FileInvoice> {
    const ofRows = this.#ofRows;
    if (ofRows === undefined) return;
    let invoiceRows: InvoiceRow[] = [];
    let read = 0;
    const reading = await this.#thread.call('read', { file: this.#file, what: 'invoices' });
    for await (const { invoice, whole, rows, isLast } of this.#each('nextRows', reading)) {
      const some = JSON.parse(rows) as Omit<InvoiceRow, 'invoice'>[];
      for (const row of some) invoiceRows.push(ofRows.revive({ ...row, invoice }));
      read += some.length;
      onRows?.(read);
      if (!isLast) continue;
      yield {
        ...invoice,
        invoiceRows,
        whole,
        shipmentsOf: (chosen, context) => ofRows.shipmentsOf(chosen, context, whole),
      };
      invoiceRows = [];
    }
  }

  async *#facts(): AsyncGenerator<DeliveryFact> {
    const reading = await this.#thread.call('read', { file: this.#file, what: 'deliveries' });
    for await (const facts of this.#each('nextFacts', reading)) yield* JSON.parse(facts) as DeliveryFact[];
  }

  /** While one part is worked on, the thread reads the next. */
  async *#each<Name extends 'nextRows' | 'nextFacts'>(
    name: Name,
    reading: number,
  ): AsyncGenerator<NonNullable<Calls[Name]['answer']>> {
    const ask = () => {
      const asked = this.#thread.call(name, { reading });
      // It is awaited later, or not at all.
      asked.catch(() => undefined);
      return asked;
    };
    let coming = ask();
    try {
      for (;;) {
        const part = await coming;
        if (part === undefined) return;
        coming = ask();
        yield part;
      }
    } finally {
      await this.#thread.call('stop', { reading }).catch(() => undefined);
    }
  }
}
