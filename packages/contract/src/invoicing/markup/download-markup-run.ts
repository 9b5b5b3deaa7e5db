import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const downloadMarkupRun = endpoint({
  name: 'downloadMarkupRun',
  method: 'GET',
  path: '/aiparcelweb/api/markupRuns/:id/packages',
  access: ['RUN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'The packages of a markup run as CSV: charged, markup and billed.',
  params: idParam,
  answer: z.unknown(),
});
