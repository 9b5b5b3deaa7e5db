import type { ClientInvoice, ClientInvoiceDetail, StampedInvoice } from '@waybill/contract';
import type { FileColumn } from '../../platform/tables/table-file.ts';

/** A carrier invoice with its client invoice number. */
interface Line {
  readonly bill: ClientInvoice;
  readonly item: StampedInvoice;
}

export const linesOf = (details: readonly ClientInvoiceDetail[]): readonly Line[] =>
  details.flatMap((bill) => bill.items.map((item) => ({ bill, item })));

/** Client invoice numbers as a file: a line for each carrier invoice. */
export const clientInvoiceLineColumns: readonly FileColumn<Line>[] = [
  { header: 'Client Invoice Number', format: 'text', value: ({ bill }) => bill.number },
  { header: 'Client', format: 'text', value: ({ bill }) => bill.client.name },
  { header: 'From', format: 'date', value: ({ bill }) => bill.fromDate },
  { header: 'To', format: 'date', value: ({ bill }) => bill.toDate },
  { header: 'Stamped (UTC)', format: 'timestamp', value: ({ bill }) => momentText(bill.createdAt) },
  { header: 'Carrier', format: 'text', value: ({ item }) => item.carrierName },
  { header: 'Account Number', format: 'text', value: ({ item }) => item.accountNumber },
  { header: 'Invoice Number', format: 'text', value: ({ item }) => item.invoiceNumber },
  { header: 'Invoice Date', format: 'date', value: ({ item }) => item.billDate },
  { header: 'Packages', format: 'integer', value: ({ item }) => item.packages },
  { header: 'Currency', format: 'text', value: ({ item }) => item.currencyCode },
  { header: 'Amount', format: 'money', value: ({ item }) => item.stampedAmount },
  { header: 'Amount (USD)', format: 'money', value: ({ item }) => item.stampedAmountUsd },
];

const momentText = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
