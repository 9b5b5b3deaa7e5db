import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableFormats } from '../../foundation/file-format.ts';
import { chosenClient } from '../../foundation/ids.ts';
import { mayDownloadInvoices } from '../../reports/report.ts';
import { invoiceFilters } from './invoices.ts';

/** The maximum number of carrier invoices in one download. */
export const mostInvoicesOfDownload = 2_000;

export const submitBulkInvoiceDownload = endpoint({
  name: 'submitBulkInvoiceDownload',
  method: 'POST',
  path: '/aiparcelreports/api/invoices/submitBulkDownload',
  access: mayDownloadInvoices,
  source: 'S3 section 2.3, /invoicesBulkDownload',
  summary:
    'Submits a download of the lines of many carrier invoices, in their own currencies; it runs in the background like a report. The response is a sentence with the outcome.',
  body: invoiceFilters.extend({
    clientId: chosenClient,
    /** Only these; if absent, all that match the filters. */
    invoiceIds: z.array(z.number().int()).max(mostInvoicesOfDownload).optional(),
    format: z.enum(tableFormats),
    /** One file per invoice in a ZIP archive; otherwise one file for all. */
    perInvoice: z.boolean(),
  }),
  answer: z.string(),
});
