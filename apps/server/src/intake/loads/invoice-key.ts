import type { InvoiceKey } from '@waybill/invoices';

/** An invoice as a carrier's file names it. */
export type NamedInvoice = Pick<InvoiceKey, 'carrierName' | 'accountNumber' | 'invoiceNumber' | 'billDate'>;

/** What makes an invoice unique among those of one client, as a key of maps. */
export const invoiceKeyOf = ({ carrierName, accountNumber, invoiceNumber, billDate }: NamedInvoice): string =>
  JSON.stringify([carrierName, accountNumber, invoiceNumber, billDate]);

/** An invoice and its client; null if the client was not known when the file was read. */
export type OwnedInvoice = NamedInvoice & { readonly clientId: number | null };

/** The same for invoices of several clients. */
export const ownedKeyOf = (invoice: OwnedInvoice): string => `${invoice.clientId} ${invoiceKeyOf(invoice)}`;
