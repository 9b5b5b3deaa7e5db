import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { fileFormat } from '../invoices/invoice.ts';
import { clientInvoiceFilters } from './client-invoice.ts';

export const exportClientInvoices = endpoint({
  name: 'exportClientInvoices',
  method: 'GET',
  path: '/aiparcelreports/api/clientInvoiceNumbers/export',
  access: ['BILLING_VIEW', 'BILLING_STAMPING'],
  source: 'S3 sections 2.2 and 2.9',
  summary: 'The list of client invoice numbers as CSV or Excel, a line for each carrier invoice.',
  query: clientInvoiceFilters.extend(fileFormat.shape).extend({
    /** Only this one. */
    id: z.coerce.number().int().optional(),
  }),
  answer: z.unknown(),
});
