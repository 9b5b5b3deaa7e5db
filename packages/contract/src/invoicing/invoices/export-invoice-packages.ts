import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { fileFormat, invoiceId } from './invoice.ts';

export const exportInvoicePackages = endpoint({
  name: 'exportInvoicePackages',
  method: 'GET',
  path: '/aiparcelweb/api/invoices/:id/packages',
  access: ['INVOICE_SEARCH'],
  source: 'S3 section 2.3, /invoices',
  summary: 'The package lines of an invoice in its currency, as CSV or Excel.',
  params: invoiceId,
  query: fileFormat,
  answer: z.unknown(),
});
