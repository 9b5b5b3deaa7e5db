import { UnknownLayout } from './errors.ts';
import type { InvoiceFile } from './reading/invoice-file.ts';

/** Recognises a carrier file by its content, whatever its name. @throws UnknownLayout */
export async function openInvoiceFile(path: string): Promise<InvoiceFile> {
  throw new UnknownLayout(`${path} is in no known layout.`);
}
