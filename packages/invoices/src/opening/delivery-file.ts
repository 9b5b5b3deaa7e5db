import type { DeliveryFact } from '@waybill/model';
import type { DeliveriesDescription } from '../deliveries/delivery-layout.ts';
import { deliveryLayouts } from '../deliveries/delivery-layouts.ts';
import { DeliveryReader } from '../deliveries/delivery-reader.ts';
import { type BadLine, FileBeyondLimits, type InvoiceFile, UnreadableFile } from '../invoice-file.ts';
import { type FileHead, type RecordBlocks, UnreadableRow } from '../layout.ts';
import { lacksColumns } from '../mapped/lacks-columns.ts';
import type { MappedDeliveries } from '../mapped/mapped-deliveries.ts';
import { KeptBadLines } from '../reading/kept-bad-lines.ts';
import type { CellOptions } from '../reading/lines-options.ts';
import { correctedRecords } from '../records/corrected-records.ts';
import { headsOf } from '../records/read-head.ts';
import { rejectedLinesOf } from '../records/rejected-lines.ts';
import { sheetsOf } from '../workbook/workbook-lines.ts';
import { openTables, sheetNames } from './open-tables.ts';
import type { ReadingOptions } from './reading-options.ts';

const mostRows = 10_000_000;
const rowsBetweenReports = 5_000;

interface Recognised {
  readonly layout: DeliveriesDescription;
  readonly reader: DeliveryReader;
  readonly delimiter: string;
  readonly cells: CellOptions;
  readonly otherSheets: readonly string[];
}

/** A delivery file, and the sheets of a workbook that are read, and those that are not. */
export interface OpenedDeliveries {
  readonly file: InvoiceFile;
  readonly sheets: readonly string[];
  readonly otherSheets: readonly string[];
}

async function opening(path: string, recognised: Recognised, options: ReadingOptions): Promise<OpenedDeliveries> {
  const { cells, otherSheets } = recognised;
  return { file: await readDeliveries(path, recognised, options), sheets: sheetNames(cells), otherSheets };
}

/** Recognises a tracking or manifest file from its content and reads it once; undefined for any other file. */
export async function openDeliveryFile(path: string, options: ReadingOptions): Promise<OpenedDeliveries | undefined> {
  const { mappedDeliveries = [] } = options;
  const recognised = (await firstMapped(path, mappedDeliveries)) ?? (await firstBuiltIn(path, options));
  if (recognised === undefined) return undefined;
  return await opening(path, recognised, options);
}

/** Reads a file by the layout that the caller chose. @throws UnknownLayout if the file is not of it. */
export async function openChosenDeliveries(
  path: string,
  chosen: MappedDeliveries,
  options: ReadingOptions,
): Promise<OpenedDeliveries> {
  const recognised = await openAsChosen(path, chosen);
  return await opening(path, recognised, options);
}

async function readDeliveries(
  path: string,
  { layout, reader, delimiter, cells }: Recognised,
  options: ReadingOptions,
): Promise<InvoiceFile> {
  const { corrections = new Map(), signal } = options;
  const lines = (onBadLine: (line: BadLine) => void) =>
    correctedRecords(path, { ...cells, delimiter, corrections, onBadLine, signal });
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
    questions: reader.questions,
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
    if (opened(layout, heads, (head) => layout.readerFor(head)) === undefined) continue;
    const recognised = await openWith(path, layout.cells, (all) =>
      opened(layout, all, (head) => layout.readerFor(head)),
    );
    if (recognised !== undefined) return recognised;
  }
  return undefined;
}

async function openAsChosen(path: string, chosen: MappedDeliveries): Promise<Recognised> {
  const { cells } = chosen;
  const open = (head: FileHead) =>
    chosen.hasHeader || chosen.recordsAsWide(head) === 0 ? chosen.readerFor(head) : chosen.openAnyway(head);
  const widestFirst = (heads: readonly FileHead[]) =>
    heads.toSorted((one, other) => chosen.recordsAsWide(other) - chosen.recordsAsWide(one));
  const recognised = await openWith(path, cells, (heads) => opened(chosen, widestFirst(heads), open));
  if (recognised === undefined) throw lacksColumns(chosen, await headsOf(path, cells));
  return recognised;
}

const firstBuiltIn = (path: string, { answers, today }: ReadingOptions): Promise<Recognised | undefined> =>
  openWith(path, {}, (heads) => {
    for (const layout of deliveryLayouts) {
      const found = readerOf(heads, (head) => DeliveryReader.of(layout, { ...head, answers, today }));
      if (found !== undefined) return { ...found, layout };
    }
    return undefined;
  });

type Found = Omit<Recognised, 'cells' | 'otherSheets'>;

/** Reads the sheets of a workbook with the same columns, or any other file; undefined if no layout fits. */
async function openWith(
  path: string,
  cells: CellOptions,
  open: (heads: readonly FileHead[]) => Found | undefined,
): Promise<Recognised | undefined> {
  const opened = await openTables(path, cells, open, ({ layout, reader }) => ({
    layout: layout.name,
    columns: reader.columnNames,
  }));
  return opened === undefined ? undefined : { ...opened.found, cells: opened.cells, otherSheets: opened.otherSheets };
}

function opened(
  layout: DeliveriesDescription,
  heads: readonly FileHead[],
  open: (head: FileHead) => DeliveryReader | undefined,
): Found | undefined {
  const found = readerOf(heads, open);
  return found === undefined ? undefined : { ...found, layout };
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
