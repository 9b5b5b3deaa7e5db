import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { reloadInput, reloadOutcome } from './invoice-file.ts';

export const reloadInvoiceFile = endpoint({
  name: 'reloadInvoiceFile',
  method: 'POST',
  path: '/aiparcelweb/api/invoiceFiles/:id/reload',
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Loads a refused or waiting file once more.',
  params: idParam,
  body: reloadInput,
  answer: reloadOutcome,
});
