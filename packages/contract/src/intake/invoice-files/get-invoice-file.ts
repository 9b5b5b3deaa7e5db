import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { invoiceFileDetail } from './invoice-file.ts';

export const getInvoiceFile = endpoint({
  name: 'getInvoiceFile',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id',
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'One carrier file with its invoices.',
  params: idParam,
  answer: invoiceFileDetail,
});
