import { IndexedFile } from './indexed-file.ts';
import type { InvoiceFile } from './invoice-file.ts';
import type { ReadingOptions } from './reading-options.ts';
import { recognise } from './recognise.ts';

/**
 * Recognises a carrier's file from its content and reads it once.
 * @throws UnknownLayout; an error of the file system when the file cannot be read.
 */
export async function openInvoiceFile(path: string, options: ReadingOptions = {}): Promise<InvoiceFile> {
  const recognised = await recognise(path, options);
  return await IndexedFile.index(path, recognised, options);
}
