import type { FileRecord } from '../../../layout.ts';
import type { EInvoice, Term, Terms } from '../model/einvoice-model.ts';

/** An invoice of a file as a record: its fields are what identifies it, so that people can correct them. */
export interface EInvoiceRecord extends FileRecord {
  readonly invoice: EInvoice;
}

/** What the fields of a record are called, and the terms that they hold. */
export const fieldsOfRecord: readonly (readonly [Term, string])[] = [
  ['BT-1', 'Invoice number (BT-1)'],
  ['BT-2', 'Issue date (BT-2)'],
  ['BT-5', 'Currency (BT-5)'],
  ['BT-27', 'Seller (BT-27)'],
  ['BT-31', 'Seller VAT number (BT-31)'],
  ['BT-46', 'Account (BT-46)'],
];

/** What a field with a term is called, or the term itself. */
export const fieldName = (term: Term): string => fieldsOfRecord.find(([each]) => each === term)?.[1] ?? term;

/** The terms of a record, as they were corrected. */
export function termsOfRecord({ invoice, fields }: EInvoiceRecord): Terms {
  const corrected: Partial<Record<Term, string>> = { ...invoice.terms };
  for (const [place, [term]] of fieldsOfRecord.entries()) {
    const field = fields[place]?.trim() ?? '';
    if (field !== '') corrected[term] = field;
  }
  return corrected;
}

/** Whether a record holds an invoice. */
export const isEInvoiceRecord = (record: FileRecord): record is EInvoiceRecord => 'invoice' in record;
