import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const deleteMarkupAssignment = endpoint({
  name: 'deleteMarkupAssignment',
  method: 'DELETE',
  path: '/aiparcelweb/api/markupAssignments/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Ends that a client is billed with a markup, as if it never was; runs that were made stay.',
  params: idParam,
  answer: doneAnswer,
});
