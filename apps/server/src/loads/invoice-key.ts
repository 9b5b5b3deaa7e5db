import type { InvoiceKey } from '@waybill/invoices';

type NamedInvoice = Pick<InvoiceKey, 'carrierName' | 'accountNumber' | 'invoiceNumber' | 'billDate'>;

/** What makes an invoice unique, as a key of maps. */
export const keyOf = ({ carrierName, accountNumber, invoiceNumber, billDate }: NamedInvoice): string =>
  JSON.stringify([carrierName, accountNumber, invoiceNumber, billDate]);
