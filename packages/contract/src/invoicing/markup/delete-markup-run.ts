import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const deleteMarkupRun = endpoint({
  name: 'deleteMarkupRun',
  method: 'DELETE',
  path: '/aiparcelweb/api/markupRuns/:id',
  access: ['RUN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a markup run and its file.',
  params: idParam,
  answer: doneAnswer,
});
