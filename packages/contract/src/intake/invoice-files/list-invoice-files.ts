import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { invoiceFileRow, invoiceFileStatuses } from './invoice-file.ts';

export const listInvoiceFiles = endpoint({
  name: 'listInvoiceFiles',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles',
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the carrier files that were handed in.',
  query: tableQuery(['receivedAt', 'name', 'layout', 'status', 'rows', 'badLines']).extend({
    status: z.enum(['all', ...invoiceFileStatuses]).default('all'),
  }),
  answer: tableAnswer(invoiceFileRow),
});
