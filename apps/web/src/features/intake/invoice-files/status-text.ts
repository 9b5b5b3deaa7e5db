import type { InvoiceFileRow } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

/** The state of a file in words. */
export const statusTexts: Readonly<Record<InvoiceFileRow['status'], string>> = {
  loading: text('Being loaded'),
  loaded: text('Loaded'),
  already_there: text('Already there'),
  incomplete: text('Waiting for other parts'),
  refused: text('Refused'),
  undoing: text('Being undone'),
  undone: text('Undone'),
};
