import { openDeliveryFile } from './deliveries/delivery-file.ts';
import { deliveryLayouts } from './deliveries/delivery-layouts.ts';
import { IndexedFile } from './indexed-file.ts';
import { type InvoiceFile, UnknownLayout } from './invoice-file.ts';
import type { ReadingOptions } from './reading-options.ts';
import { recognise } from './recognise.ts';

/**
 * Recognises a carrier's file from its content and reads it once: an invoice file, or one that tells of deliveries.
 * @throws UnknownLayout; an error of the file system when the file cannot be read.
 */
export async function openInvoiceFile(path: string, options: ReadingOptions = {}): Promise<InvoiceFile> {
  try {
    return await IndexedFile.index(path, await recognise(path, options), options);
  } catch (error) {
    if (!(error instanceof UnknownLayout) || options.chosen !== undefined) throw error;
    const deliveries = await openDeliveryFile(path, options);
    if (deliveries !== undefined) return deliveries;
    const looked = deliveryLayouts.map(({ name, looksLike }) => `${name} (${looksLike})`).join('; ');
    throw new UnknownLayout(`${error.message.replace(/\.$/, '')}; ${looked}.`);
  }
}
