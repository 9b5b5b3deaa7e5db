import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { UnpackedFile, UnpackingOptions } from '../containers/unpack.ts';
import type { InvoiceFile } from '../invoice-file.ts';
import type { GuessedMappings } from '../mapped/guess/guess-mappings.ts';
import type { SampleChoice } from '../mapped/guess/read-sample.ts';
import { layouts } from '../opening/layouts.ts';
import type { ReadingOptions } from '../opening/reading-options.ts';
import type { ExchangeRate } from '../rates/read-rate-file.ts';
import type { FileTable } from '../tables/read-table.ts';
import { FileInThread } from './file-in-thread.ts';
import type { FileReader } from './file-reader.ts';
import type { Calls, FromThread, SentOptions } from './messages.ts';
import { receivedError, sentError } from './sent-error.ts';

/** How long a thread may work, and what is said when it needs more time or memory. */
interface Allowance {
  readonly milliseconds: number;
  readonly beyond: () => Error;
}

/** A call that is not answered yet. */
interface Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
  readonly onRows: ((rows: number) => void) | undefined;
  readonly reserve: UnpackingOptions['reserve'];
}

type CallOptions = Partial<Pick<Pending, 'onRows' | 'reserve'>>;

/**
 * A thread that reads files from outside: whatever is in them, this thread goes on. It has as much memory as it was given,
 * and as much time as its user allows it.
 */
export class ReadingThread implements FileReader {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #last = 0;
  #allowed: Allowance | undefined;
  #busySince = 0;
  #late: NodeJS.Timeout | undefined;
  #end: { readonly reason: unknown } | undefined;

  constructor(resourceLimits: ResourceLimits) {
    this.#worker = new Worker(new URL('./work-in-thread.ts', import.meta.url), { resourceLimits });
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#take(message));
    this.#worker.on('error', (error) => this.end(isOutOfMemory(error) ? (this.#allowed?.beyond() ?? error) : error));
    this.#worker.on('exit', () => this.end(new Error('The thread that reads files ended early.')));
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** From now on it may work for so long in all; then it ends, or when it needs too much memory. */
  allow(allowance: Allowance): void {
    this.#allowed = { ...allowance };
  }

  /** Forgets the files that it has open. */
  async forget(): Promise<void> {
    this.#allowed = undefined;
    await this.call('forget', {});
  }

  /** Ends at once. Everything that it is asked fails with the reason. */
  end(reason: unknown): void {
    if (this.#end !== undefined) return;
    this.#end = { reason };
    clearTimeout(this.#late);
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    void this.#worker.terminate();
  }

  async open(path: string, { onRows, signal, ...options }: ReadingOptions): Promise<InvoiceFile> {
    signal?.throwIfAborted();
    const opened = await this.call('open', { path, options: sentOptions(options) }, { onRows });
    const all = [...layouts, ...(options.mapped ?? []), ...(options.chosen === undefined ? [] : [options.chosen])];
    const layout = options.chosen ?? all.find(({ name }) => name === opened.layout);
    return new FileInThread(this, opened, layout?.ofRows);
  }

  async guess(path: string, choice: SampleChoice, layoutName: string): Promise<GuessedMappings | undefined> {
    return await this.call('guess', { path, choice, layoutName });
  }

  async rates(content: string): Promise<readonly ExchangeRate[]> {
    return await this.call('rates', { content });
  }

  async table(path: string, sheet?: string): Promise<FileTable> {
    return await this.call('table', { path, sheet });
  }

  async unpack(file: UnpackedFile, folder: string, options: UnpackingOptions = {}): Promise<readonly UnpackedFile[]> {
    options.signal?.throwIfAborted();
    return await this.call('unpack', { file, folder }, { reserve: options.reserve });
  }

  /** @throws what the thread throws; BeyondThread if it needs too much */
  async call<Name extends keyof Calls>(
    name: Name,
    asked: Calls[Name]['asked'],
    { onRows, reserve }: CallOptions = {},
  ): Promise<Calls[Name]['answer']> {
    if (this.#end !== undefined) throw this.#end.reason;
    this.#last += 1;
    const call = this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<Calls[Name]['answer']>();
    if (this.#pending.size === 0) this.#begin();
    this.#pending.set(call, { resolve, reject, onRows, reserve });
    this.#worker.postMessage({ call, name, asked });
    return await promise;
  }

  #take(message: FromThread): void {
    const pending = this.#pending.get(message.call);
    if (pending === undefined) return;
    if ('rows' in message) this.#tell(pending, message.rows);
    else if ('reserve' in message) void this.#reserve(message.call, pending, message.reserve);
    else this.#settle(message, pending);
  }

  #tell({ onRows }: Pending, rows: number): void {
    try {
      onRows?.(rows);
    } catch (error) {
      // Whoever follows the reading does not want it any more.
      this.end(error);
    }
  }

  #settle(message: Extract<FromThread, { answer: unknown } | { failure: object }>, { resolve, reject }: Pending): void {
    this.#pending.delete(message.call);
    if (this.#pending.size === 0) this.#rest();
    if ('failure' in message) reject(receivedError(message.failure));
    else resolve(message.answer as never);
  }

  async #reserve(
    call: number,
    { reserve, reject }: Pending,
    room: { readonly files: number; readonly bytes: number },
  ): Promise<void> {
    try {
      await reserve?.(room);
      this.#worker.postMessage({ reserved: call, failure: undefined });
    } catch (error) {
      reject(error);
      this.#worker.postMessage({ reserved: call, failure: sentError(error) });
    }
  }

  #begin(): void {
    this.#busySince = performance.now();
    const allowed = this.#allowed;
    if (allowed !== undefined) this.#late = setTimeout(() => this.end(allowed.beyond()), allowed.milliseconds);
  }

  #rest(): void {
    clearTimeout(this.#late);
    if (this.#allowed === undefined) return;
    const milliseconds = Math.max(1, this.#allowed.milliseconds - (performance.now() - this.#busySince));
    this.#allowed = { ...this.#allowed, milliseconds };
  }
}

const isOutOfMemory = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const sentOptions = ({
  mapped,
  chosen,
  mappedDeliveries,
  chosenDeliveries,
  ...plain
}: ReadingOptions): SentOptions => ({
  ...plain,
  mapped: mapped?.map(({ madeOf }) => madeOf),
  chosen: chosen?.madeOf,
  mappedDeliveries: mappedDeliveries?.map(({ madeOf }) => madeOf),
  chosenDeliveries: chosenDeliveries?.madeOf,
});
