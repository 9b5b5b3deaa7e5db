import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const getBadLinesReport = endpoint({
  name: 'getBadLinesReport',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id/bad_lines',
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'The list of bad lines of a carrier file as CSV.',
  params: idParam,
  answer: z.string(),
});
