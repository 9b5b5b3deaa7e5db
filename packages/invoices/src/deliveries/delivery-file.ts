import type { DeliveryFact } from '@waybill/model';
import { type BadLine, FileBeyondLimits, type InvoiceFile } from '../invoice-file.ts';
import { type FileRecord, UnreadableRow } from '../layout.ts';
import { copyOf } from '../reading/copy-of.ts';
import { correctedRecords } from '../reading/corrected-records.ts';
import { headsOf } from '../reading/read-head.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { rejectedLinesOf } from '../rejected-lines.ts';
import type { DeliveryLayout } from './delivery-layout.ts';
import { deliveryLayouts } from './delivery-layouts.ts';
import { DeliveryReader } from './delivery-reader.ts';

const mostKeptBadLines = 10_000;
const mostBadLines = 200_000;
const mostRows = 10_000_000;
const rowsBetweenReports = 5_000;
const longestText = 2_000;

interface Recognised {
  readonly layout: DeliveryLayout;
  readonly reader: DeliveryReader;
  readonly delimiter: string;
}

/** Recognises a tracking or manifest file from its content and reads it once; undefined for any other file. */
export async function openDeliveryFile(path: string, options: ReadingOptions): Promise<InvoiceFile | undefined> {
  const recognised = await recogniseDeliveries(path);
  if (recognised === undefined) return undefined;
  const { layout, reader } = recognised;
  const { corrections = new Map(), signal } = options;
  const lines = (onBadLine: (line: BadLine) => void) =>
    correctedRecords(path, { delimiter: recognised.delimiter, corrections, onBadLine, signal });
  for await (const { fields } of lines(() => undefined)) reader.observe(fields);
  const badLines: BadLine[] = [];
  let badLineCount = 0;
  let rows = 0;
  const keepBadLine = (line: BadLine): void => {
    badLineCount += 1;
    if (badLineCount > mostBadLines)
      throw new FileBeyondLimits('More than 200,000 lines of the file cannot be read, so nothing of it was loaded.');
    if (badLines.length < mostKeptBadLines) badLines.push({ ...line, text: copyOf(line.text.slice(0, longestText)) });
  };
  for await (const _ of factsOf(lines(keepBadLine), reader, keepBadLine)) {
    rows += 1;
    if (rows % rowsBetweenReports === 0) options.onRows?.(rows);
    if (rows > mostRows)
      throw new FileBeyondLimits('The file has more than 10,000,000 rows. Split it and load the parts.');
  }
  return {
    layout: layout.name,
    limits: layout.limits,
    mayComeInParts: false,
    rows,
    invoices: [],
    badLines,
    badLineCount,
    rejectedLines: (most) => rejectedLinesOf(badLines.slice(0, most), lines, () => reader.columnNames),
    read: noInvoices,
    deliveries: {
      kind: layout.kind,
      read: () =>
        factsOf(
          lines(() => undefined),
          reader,
          () => undefined,
        ),
    },
  };
}

async function* noInvoices(): AsyncGenerator<never> {}

async function recogniseDeliveries(path: string): Promise<Recognised | undefined> {
  const heads = await headsOf(path);
  for (const layout of deliveryLayouts) {
    for (const head of heads) {
      const reader = DeliveryReader.of(layout, head);
      if (reader !== undefined) return { layout, reader, delimiter: head.delimiter };
    }
  }
  return undefined;
}

/** The facts of a file, one after another; memory holds none of them. */
async function* factsOf(
  lines: AsyncIterable<FileRecord>,
  reader: DeliveryReader,
  onBadLine: (line: BadLine) => void,
): AsyncGenerator<DeliveryFact> {
  let isBelowHeader = false;
  for await (const record of lines) {
    if (reader.isHeader(record)) {
      isBelowHeader = true;
      continue;
    }
    if (!isBelowHeader) continue;
    try {
      const fact = reader.read(record);
      if (fact !== undefined) yield fact;
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      const { line, text } = record;
      onBadLine({ line, column: error.column, reason: error.message, text });
    }
  }
}
