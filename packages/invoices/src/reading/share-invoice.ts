import type { InvoiceKey } from '../invoice-file.ts';

/** Hands out one object for the same invoice on successive rows, as all rows of an invoice are in memory together. */
export function invoiceSharer(): (invoice: InvoiceKey) => InvoiceKey {
  let last: InvoiceKey | undefined;
  return (invoice) => {
    if (last === undefined || !isSame(last, invoice)) last = invoice;
    return last;
  };
}

const isSame = (one: InvoiceKey, other: InvoiceKey): boolean =>
  one.invoiceNumber === other.invoiceNumber &&
  one.accountNumber === other.accountNumber &&
  one.billDate === other.billDate &&
  one.currencyCode === other.currencyCode &&
  one.carrierId === other.carrierId;
