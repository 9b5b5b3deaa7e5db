import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { clientInvoiceDetail } from './client-invoice.ts';

export const getClientInvoice = endpoint({
  name: 'getClientInvoice',
  method: 'GET',
  path: '/aiparcelreports/api/clientInvoiceNumbers/:id',
  access: ['BILLING_VIEW', 'BILLING_STAMPING'],
  source: 'S3 sections 2.2 and 2.9',
  summary: 'A client invoice number with its carrier invoices.',
  params: idParam,
  answer: clientInvoiceDetail,
});
