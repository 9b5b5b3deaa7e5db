import { parentPort } from 'node:worker_threads';
import { unpacked } from '../containers/unpack.ts';
import type { InvoiceFile } from '../invoice-file.ts';
import { guessMappings } from '../mapped/guess/guess-mappings.ts';
import { mappedDeliveries } from '../mapped/mapped-deliveries.ts';
import { mappedLayout } from '../mapped/mapped-layout.ts';
import { openInvoiceFile } from '../opening/open-invoice-file.ts';
import type { ReadingOptions } from '../opening/reading-options.ts';
import { readRateFile } from '../rates/read-rate-file.ts';
import { readTable } from '../tables/read-table.ts';
import type { Calls, FromThread, RowsOfInvoice, SentOptions, ToThread } from './messages.ts';
import { receivedError, sentError } from './sent-error.ts';

/** About half a megabyte, which the other thread takes in within some milliseconds. */
const rowsAtOnce = 500;

type Work = {
  readonly [Name in keyof Calls]: (asked: Calls[Name]['asked'], call: number) => Promise<Calls[Name]['answer']>;
};

const files = new Map<number, InvoiceFile>();
const readings = new Map<number, AsyncIterator<RowsOfInvoice | string>>();
const reservations = new Map<number, PromiseWithResolvers<void>>();
let last = 0;

const say = (message: FromThread): void => parentPort?.postMessage(message);

const work: Work = {
  async open({ path, options }, call) {
    const file = await openInvoiceFile(path, { ...receivedOptions(options), onRows: (rows) => say({ call, rows }) });
    last += 1;
    files.set(last, file);
    const { layout, limits, questions, mayComeInParts, deliveries } = file;
    const { rows, invoices, badLines, badLineCount } = file;
    const ofLayout = { layout, limits, questions, mayComeInParts };
    const known = { ...ofLayout, rows, invoices, badLines, badLineCount };
    return { ...known, file: last, deliveries: deliveries?.kind };
  },
  rejected: ({ file, most }) => fileOf(file).rejectedLines(most),
  async read({ file, what }) {
    last += 1;
    readings.set(last, what === 'invoices' ? rowsOf(fileOf(file)) : factsOf(fileOf(file)));
    return last;
  },
  nextRows: async ({ reading }) => (await next(reading)) as RowsOfInvoice | undefined,
  nextFacts: async ({ reading }) => (await next(reading)) as string | undefined,
  async stop({ reading }) {
    await readings.get(reading)?.return?.();
    readings.delete(reading);
    return undefined;
  },
  async forget() {
    for (const reading of readings.values()) await reading.return?.();
    readings.clear();
    files.clear();
    return undefined;
  },
  guess: ({ path, choice, layoutName }) => guessMappings(path, choice, layoutName),
  rates: async ({ content }) => readRateFile(content),
  table: ({ path, sheet }) => readTable(path, sheet),
  unpack: ({ file, folder }, call) => unpacked(file, folder, { reserve: (room) => reserve(call, room) }),
};

parentPort?.on('message', (message: ToThread) => {
  if ('reserved' in message) settle(message.reserved, message.failure);
  else void answer(message);
});

async function answer(message: Extract<ToThread, { readonly name: string }>): Promise<void> {
  const { call, name, asked } = message;
  try {
    const done = work[name] as (asked: unknown, call: number) => Promise<unknown>;
    say({ call, answer: await done(asked, call) });
  } catch (error) {
    say({ call, failure: sentError(error) });
  }
}

async function reserve(call: number, room: { readonly files: number; readonly bytes: number }): Promise<void> {
  const reserved = Promise.withResolvers<void>();
  reservations.set(call, reserved);
  say({ call, reserve: room });
  await reserved.promise;
}

function settle(call: number, failure: Parameters<typeof receivedError>[0] | undefined): void {
  if (failure === undefined) reservations.get(call)?.resolve();
  else reservations.get(call)?.reject(receivedError(failure));
  reservations.delete(call);
}

function fileOf(number: number): InvoiceFile {
  const file = files.get(number);
  if (file === undefined) throw new TypeError('The thread has no such file.');
  return file;
}

async function next(reading: number): Promise<RowsOfInvoice | string | undefined> {
  const { value, done } = (await readings.get(reading)?.next()) ?? { value: undefined, done: true };
  return done === true ? undefined : value;
}

async function* rowsOf(file: InvoiceFile): AsyncGenerator<RowsOfInvoice> {
  for await (const { invoiceRows, whole, shipmentsOf: _shipmentsOf, ...invoice } of file.read()) {
    for (let from = 0; from < Math.max(1, invoiceRows.length); from += rowsAtOnce) {
      const some = invoiceRows.slice(from, from + rowsAtOnce).map(({ invoice: _invoice, ...row }) => row);
      yield { invoice, whole, rows: JSON.stringify(some), isLast: from + rowsAtOnce >= invoiceRows.length };
    }
  }
}

async function* factsOf(file: InvoiceFile): AsyncGenerator<string> {
  let some: unknown[] = [];
  for await (const fact of file.deliveries?.read() ?? []) {
    some.push(fact);
    if (some.length < rowsAtOnce) continue;
    yield JSON.stringify(some);
    some = [];
  }
  yield JSON.stringify(some);
}

const receivedOptions = (options: SentOptions): ReadingOptions => ({
  scratchFolder: options.scratchFolder,
  rowsInMemory: options.rowsInMemory,
  corrections: options.corrections,
  carriers: options.carriers,
  answers: options.answers,
  today: options.today,
  mapped: options.mapped?.map(({ mapping, carrier }) => mappedLayout(mapping, carrier)),
  chosen: options.chosen && mappedLayout(options.chosen.mapping, options.chosen.carrier),
  mappedDeliveries: options.mappedDeliveries?.map(({ mapping, carrierId }) => mappedDeliveries(mapping, carrierId)),
  chosenDeliveries:
    options.chosenDeliveries && mappedDeliveries(options.chosenDeliveries.mapping, options.chosenDeliveries.carrierId),
});
