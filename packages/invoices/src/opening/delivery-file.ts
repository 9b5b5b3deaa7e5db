import type { DeliveryFact } from '@waybill/model';
import type { DeliveriesDescription } from '../deliveries/delivery-layout.ts';
import { deliveryLayouts } from '../deliveries/delivery-layouts.ts';
import { DeliveryReader } from '../deliveries/delivery-reader.ts';
import { type BadLine, FileBeyondLimits, type InvoiceFile, UnreadableFile } from '../invoice-file.ts';
import { type FileHead, type RecordBlocks, UnreadableRow } from '../layout.ts';
import { lacksColumns } from '../mapped/lacks-columns.ts';
import type { MappedDeliveries } from '../mapped/mapped-deliveries.ts';
import { KeptBadLines } from '../reading/kept-bad-lines.ts';
import { correctedRecords } from '../records/corrected-records.ts';
import { headsOf } from '../records/read-head.ts';
import { rejectedLinesOf } from '../records/rejected-lines.ts';
import { sheetsOf } from '../workbook/workbook-lines.ts';
import type { ReadingOptions } from './reading-options.ts';

const mostRows = 10_000_000;
const rowsBetweenReports = 5_000;

interface Recognised {
  readonly layout: DeliveriesDescription;
  readonly reader: DeliveryReader;
  readonly delimiter: string;
  /** The sheet of a workbook that is read, if the layout names one. */
  readonly sheet?: string | undefined;
}

/** A delivery file, and the sheet that its layout names. */
export interface OpenedDeliveries {
  readonly file: InvoiceFile;
  readonly sheet: string | undefined;
}

/** Recognises a tracking or manifest file from its content and reads it once; undefined for any other file. */
export async function openDeliveryFile(path: string, options: ReadingOptions): Promise<OpenedDeliveries | undefined> {
  const { mappedDeliveries = [] } = options;
  const recognised = (await firstMapped(path, mappedDeliveries)) ?? firstBuiltIn(await headsOf(path));
  if (recognised === undefined) return undefined;
  return { file: await readDeliveries(path, recognised, options), sheet: recognised.sheet };
}

/** Reads a file by the layout that the caller chose. @throws UnknownLayout if the file is not of it. */
export async function openChosenDeliveries(
  path: string,
  chosen: MappedDeliveries,
  options: ReadingOptions,
): Promise<OpenedDeliveries> {
  const recognised = await openAsChosen(path, chosen);
  return { file: await readDeliveries(path, recognised, options), sheet: recognised.sheet };
}

async function readDeliveries(
  path: string,
  { layout, reader, delimiter, sheet }: Recognised,
  options: ReadingOptions,
): Promise<InvoiceFile> {
  const { corrections = new Map(), signal } = options;
  const lines = (onBadLine: (line: BadLine) => void) =>
    correctedRecords(path, { delimiter, corrections, onBadLine, signal, sheet });
  for await (const block of lines(() => undefined)) for (const { fields } of block) reader.observe(fields);
  const badLines = new KeptBadLines();
  let rows = 0;
  const keepBadLine = (line: BadLine): void => badLines.add(line);
  for await (const _ of factsOf(lines(keepBadLine), reader, keepBadLine)) {
    rows += 1;
    if (rows % rowsBetweenReports === 0) options.onRows?.(rows);
    if (rows > mostRows)
      throw new FileBeyondLimits('The file has more than 10,000,000 rows. Split it and load the parts.');
  }
  if (rows === 0 && badLines.count === 0)
    throw new UnreadableFile(`The file has the layout ‘${layout.name}’, but no line says anything about a delivery.`);
  return {
    layout: layout.name,
    limits: layout.limits,
    mayComeInParts: false,
    rows,
    invoices: [],
    badLines: badLines.lines,
    badLineCount: badLines.count,
    rejectedLines: (most) => rejectedLinesOf(badLines.lines, most, lines, () => reader.columnNames),
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

/** A layout that a tenant mapped comes before the built-in ones, because it says more; one of the very same header comes first. */
async function firstMapped(path: string, mapped: readonly MappedDeliveries[]): Promise<Recognised | undefined> {
  const fits: (readonly [MappedDeliveries, readonly FileHead[]])[] = [];
  for (const layout of mapped) {
    const { cells } = layout;
    if (cells.sheet === undefined || (await sheetsOf(path, cells.sheet)) !== undefined)
      fits.push([layout, await headsOf(path, cells)]);
  }
  const rank = ([layout, heads]: (typeof fits)[number]): number =>
    heads.some((head) => layout.fitsExactly(head)) ? 0 : layout.hasHeader ? 1 : 2;
  for (const [layout, heads] of fits.toSorted((one, other) => rank(one) - rank(other))) {
    const found = readerOf(heads, (head) => layout.readerFor(head));
    if (found !== undefined) return { ...found, layout, sheet: layout.cells.sheet };
  }
  return undefined;
}

async function openAsChosen(path: string, chosen: MappedDeliveries): Promise<Recognised> {
  const { cells } = chosen;
  const heads = await headsOf(path, cells);
  const widestFirst = heads.toSorted((one, other) => chosen.recordsAsWide(other) - chosen.recordsAsWide(one));
  const found = readerOf(widestFirst, (head) =>
    chosen.hasHeader || chosen.recordsAsWide(head) === 0 ? chosen.readerFor(head) : chosen.openAnyway(head),
  );
  if (found === undefined) throw lacksColumns(chosen, heads);
  return { ...found, layout: chosen, sheet: cells.sheet };
}

function firstBuiltIn(heads: readonly FileHead[]): Recognised | undefined {
  for (const layout of deliveryLayouts) {
    const found = readerOf(heads, (head) => DeliveryReader.of(layout, head));
    if (found !== undefined) return { ...found, layout };
  }
  return undefined;
}

function readerOf(
  heads: readonly FileHead[],
  open: (head: FileHead) => DeliveryReader | undefined,
): Pick<Recognised, 'reader' | 'delimiter'> | undefined {
  for (const head of heads) {
    const reader = open(head);
    if (reader !== undefined) return { reader, delimiter: head.delimiter };
  }
  return undefined;
}

/** The facts of a file, one after another; memory holds none of them. */
async function* factsOf(
  blocks: RecordBlocks,
  reader: DeliveryReader,
  onBadLine: (line: BadLine) => void,
): AsyncGenerator<DeliveryFact> {
  const read = reader.begin();
  for await (const block of blocks) {
    for (const record of block) {
      try {
        const fact = read(record);
        if (fact !== undefined) yield fact;
      } catch (error) {
        if (!(error instanceof UnreadableRow)) throw error;
        const { line, text } = record;
        onBadLine({ line, column: error.column, reason: error.message, text });
      }
    }
  }
}
