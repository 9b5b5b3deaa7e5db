import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const deleteMarkup = endpoint({
  name: 'deleteMarkup',
  method: 'DELETE',
  path: '/aiparcelweb/api/markups/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a markup that no client has; runs that were made stay.',
  params: idParam,
  answer: doneAnswer,
});
