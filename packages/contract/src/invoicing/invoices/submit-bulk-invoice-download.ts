import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { mayDownloadInvoices, reportFormats } from '../../reports/report.ts';
import { invoiceFilters } from './invoices.ts';

/** The most carrier invoices of one download. */
export const mostInvoicesOfDownload = 2_000;

export const submitBulkInvoiceDownload = endpoint({
  name: 'submitBulkInvoiceDownload',
  method: 'POST',
  path: '/aiparcelreports/api/invoices/submitBulkDownload',
  access: mayDownloadInvoices,
  source: 'S3 section 2.3, /invoicesBulkDownload',
  summary:
    'Submits a download of the lines of many carrier invoices, in their own currencies; it runs in the background as a report does. Says what became of it in a sentence.',
  body: invoiceFilters.extend({
    clientId: z.number('is required').int(),
    /** Exactly these; without them all that fit the filters. */
    invoiceIds: z.array(z.number().int()).max(mostInvoicesOfDownload).optional(),
    format: z.enum(reportFormats),
    /** One file for each invoice, in a ZIP archive; else one file of all. */
    perInvoice: z.boolean(),
  }),
  answer: z.string(),
});
