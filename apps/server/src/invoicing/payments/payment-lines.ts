import type { NumberedInvoice, PaymentNumber, PaymentNumberDetail } from '@waybill/contract';
import type { FileColumn } from '../../platform/tables/table-file.ts';

/** A carrier invoice under its payment number. */
interface Line {
  readonly payment: PaymentNumber;
  readonly item: NumberedInvoice;
}

export const paymentLinesOf = (details: readonly PaymentNumberDetail[]): readonly Line[] =>
  details.flatMap((payment) => payment.items.map((item) => ({ payment, item })));

/** Payment numbers as a file: a line for each carrier invoice. */
export const paymentLineColumns: readonly FileColumn<Line>[] = [
  { header: 'Payment Number', format: 'text', value: ({ payment }) => payment.number },
  { header: 'Status', format: 'text', value: ({ payment }) => payment.status },
  { header: 'Paid', format: 'date', value: ({ payment }) => payment.paidOn },
  { header: 'Reference', format: 'text', value: ({ payment }) => payment.reference },
  { header: 'Client', format: 'text', value: ({ item }) => item.clientName },
  { header: 'Carrier', format: 'text', value: ({ item }) => item.carrierName },
  { header: 'Account Number', format: 'text', value: ({ item }) => item.accountNumber },
  { header: 'Invoice Number', format: 'text', value: ({ item }) => item.invoiceNumber },
  { header: 'Invoice Date', format: 'date', value: ({ item }) => item.billDate },
  { header: 'Currency', format: 'text', value: ({ item }) => item.currencyCode },
  { header: 'Amount', format: 'money', value: ({ item }) => item.numberedAmount },
  { header: 'Note', format: 'text', value: ({ payment }) => payment.note },
];
