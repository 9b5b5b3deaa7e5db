import type { CarrierInvoice } from '@waybill/contract';
import type { FileColumn } from '../../platform/tables/table-file.ts';

/** The list of invoices as a file. */
export const invoiceFileColumns: readonly FileColumn<CarrierInvoice>[] = [
  { header: 'Invoice Number', format: 'text', value: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Client', format: 'text', value: ({ clientName }) => clientName },
  { header: 'Carrier', format: 'text', value: ({ carrierName }) => carrierName },
  { header: 'Account Number', format: 'text', value: ({ accountNumber }) => accountNumber },
  { header: 'Invoice Date', format: 'date', value: ({ billDate }) => billDate },
  { header: 'Packages', format: 'integer', value: ({ packages }) => packages },
  { header: 'Currency', format: 'text', value: ({ currencyCode }) => currencyCode },
  { header: 'Amount', format: 'money', value: ({ amount }) => amount },
  { header: 'Sum of Charges', format: 'money', value: ({ chargedAmount }) => chargedAmount },
  { header: 'Amount (USD)', format: 'money', value: ({ amountUsd }) => amountUsd },
  { header: 'Refunds Credited', format: 'money', value: ({ refunds }) => refunds },
  { header: 'Source File', format: 'text', value: ({ sourceName }) => sourceName },
  { header: 'Loaded (UTC)', format: 'timestamp', value: ({ loadedAt }) => loadedAt },
  { header: 'Client Invoice Number', format: 'text', value: ({ clientInvoiceNumber }) => clientInvoiceNumber },
  { header: 'Payment Number', format: 'text', value: ({ paymentNumber }) => paymentNumber },
  { header: 'Paid', format: 'date', value: ({ paidOn }) => paidOn },
];
