import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { carrierInvoice, invoiceFilters, invoiceSorts } from './invoice.ts';

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/invoices',
  access: ['INVOICE_SEARCH', 'BULK_INVOICE_DOWNLOAD'],
  source: 'S3 section 2.3, /invoices',
  summary: 'A page of the carrier invoices of the clients that the caller may read.',
  query: tableQuery(invoiceSorts).extend(invoiceFilters.shape),
  answer: tableAnswer(carrierInvoice),
});
