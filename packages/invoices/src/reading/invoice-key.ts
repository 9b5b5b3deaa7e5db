import type { InvoiceIdentity } from './billed-row.ts';

/** The same text for the same invoice, whichever file tells of it. */
export function invoiceKey({ carrierId, accountNumber, invoiceNumber, billDate }: InvoiceIdentity): string {
  return JSON.stringify([carrierId, accountNumber, invoiceNumber, billDate]);
}
