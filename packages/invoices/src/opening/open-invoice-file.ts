import { IndexedFile } from '../indexed/indexed-file.ts';
import { type InvoiceFile, UnknownLayout } from '../invoice-file.ts';
import { sheetsOf } from '../workbook/workbook-lines.ts';
import { openChosenDeliveries, openDeliveryFile } from './delivery-file.ts';
import type { ReadingOptions } from './reading-options.ts';
import { recognise } from './recognise.ts';

/**
 * Recognises a carrier's file from its content and reads it once: an invoice file or a delivery file.
 * @throws UnknownLayout; UnreadableFile; an error of the file system when the file cannot be read.
 */
export async function openInvoiceFile(path: string, options: ReadingOptions = {}): Promise<InvoiceFile> {
  const { file, sheet } = await openByLayout(path, options);
  const sheets = await sheetsOf(path, sheet);
  if (sheets === undefined || sheets.others.length === 0) return file;
  const others = sheets.others.map((name) => `‘${name}’`).join(', ');
  return withLimit(file, `Only the sheet ‘${sheets.read}’ is read, not ${others}.`);
}

const withLimit = (file: InvoiceFile, limit: string): InvoiceFile => ({
  layout: file.layout,
  limits: [limit, ...file.limits],
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
  /** The one that its layout names. */
  readonly sheet: string | undefined;
}

async function openByLayout(path: string, options: ReadingOptions): Promise<OpenedFile> {
  const { chosenDeliveries } = options;
  if (chosenDeliveries !== undefined) return await openChosenDeliveries(path, chosenDeliveries, options);
  try {
    const recognised = await recognise(path, options);
    return { file: await IndexedFile.index(path, recognised, options), sheet: recognised.cells?.sheet };
  } catch (error) {
    if (!(error instanceof UnknownLayout) || options.chosen !== undefined) throw error;
    const deliveries = await openDeliveryFile(path, options);
    if (deliveries !== undefined) return deliveries;
    throw error;
  }
}
