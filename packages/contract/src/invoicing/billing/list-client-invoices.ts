import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { clientInvoice, clientInvoiceFilters } from './client-invoice.ts';

export const listClientInvoices = endpoint({
  name: 'listClientInvoices',
  method: 'GET',
  path: '/aiparcelreports/api/clientInvoiceNumbers',
  access: ['BILLING_VIEW', 'BILLING_STAMPING'],
  source: 'S3 sections 2.2 and 2.9',
  summary: 'A page of the client invoice numbers of the clients that the caller may read.',
  query: tableQuery([
    'createdAt',
    'number',
    'clientName',
    'fromDate',
    'toDate',
    'invoices',
    'packages',
    'amountUsd',
  ]).extend(clientInvoiceFilters.shape),
  answer: tableAnswer(clientInvoice),
});
