import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { fileFormat, invoiceFilters, invoiceSorts } from './invoice.ts';

/** A file of a list holds at most so many invoices. */
export const mostExportedInvoices = 50_000;

export const exportInvoices = endpoint({
  name: 'exportInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/invoices/export',
  access: ['INVOICE_SEARCH'],
  source: 'S3 section 2.3, /invoices',
  summary: 'The list of carrier invoices as CSV or Excel.',
  query: invoiceFilters.extend(fileFormat.shape).extend({
    sort: z.enum(invoiceSorts).default('billDate'),
    descending: z.stringbool().default(false),
  }),
  answer: z.unknown(),
});
