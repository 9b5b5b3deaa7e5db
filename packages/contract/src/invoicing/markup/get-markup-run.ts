import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { wholeMarkupRun } from './markup-run.ts';

export const getMarkupRun = endpoint({
  name: 'getMarkupRun',
  method: 'GET',
  path: '/aiparcelweb/api/markupRuns/:id',
  access: ['RUN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One markup run with its figures.',
  params: idParam,
  answer: wholeMarkupRun,
});
