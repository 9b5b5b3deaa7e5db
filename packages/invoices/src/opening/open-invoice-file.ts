import { IndexedFile } from '../indexed/indexed-file.ts';
import { type InvoiceFile, UnknownLayout } from '../invoice-file.ts';
import { amountsOfSheet } from './amounts-of-sheet.ts';
import { openChosenDeliveries, openDeliveryFile } from './delivery-file.ts';
import { sheetNames } from './open-tables.ts';
import type { ReadingOptions } from './reading-options.ts';
import { recognise } from './recognise.ts';

/**
 * Recognises a carrier's file from its content and reads it once: an invoice file or a delivery file.
 * @throws UnknownLayout; UnreadableFile; an error of the file system when the file cannot be read.
 */
export async function openInvoiceFile(path: string, options: ReadingOptions = {}): Promise<InvoiceFile> {
  const { file, sheets, otherSheets } = await openByLayout(path, options);
  if (otherSheets.length === 0) return file;
  const sums = await Promise.all(otherSheets.map((sheet) => amountsOfSheet(path, sheet, options.signal)));
  return withLimits(file, [describeSheets(sheets, otherSheets), ...sums.flat()]);
}

function describeSheets(read: readonly string[], others: readonly string[]): string {
  const [named, unread] = [read, others].map((names) => names.map((name) => `‘${name}’`).join(', '));
  return read.length === 1
    ? `Only the sheet ${named} is read, not ${unread}.`
    : `The sheets ${named} are read together, not ${unread}.`;
}

const withLimits = (file: InvoiceFile, limits: readonly string[]): InvoiceFile => ({
  layout: file.layout,
  limits: [...limits, ...file.limits],
  questions: file.questions,
  mayComeInParts: file.mayComeInParts,
  rows: file.rows,
  invoices: file.invoices,
  badLines: file.badLines,
  badLineCount: file.badLineCount,
  rejectedLines: (most) => file.rejectedLines(most),
  read: (onRows) => file.read(onRows),
  ...(file.deliveries === undefined ? {} : { deliveries: file.deliveries }),
});

interface OpenedFile {
  readonly file: InvoiceFile;
  /** Of a workbook: those that are read, and those with rows that are not. */
  readonly sheets: readonly string[];
  readonly otherSheets: readonly string[];
}

async function openByLayout(path: string, options: ReadingOptions): Promise<OpenedFile> {
  const { chosenDeliveries } = options;
  if (chosenDeliveries !== undefined) return await openChosenDeliveries(path, chosenDeliveries, options);
  try {
    const recognised = await recognise(path, options);
    const { cells, otherSheets } = recognised;
    const file = await IndexedFile.index(path, recognised, options);
    return { file, sheets: sheetNames(cells), otherSheets };
  } catch (error) {
    if (!(error instanceof UnknownLayout) || options.chosen !== undefined) throw error;
    const deliveries = await openDeliveryFile(path, options);
    if (deliveries !== undefined) return deliveries;
    throw error;
  }
}
