import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { markupAssignment, markupAssignmentInput } from './markup-assignment.ts';

export const updateMarkupAssignment = endpoint({
  name: 'updateMarkupAssignment',
  method: 'PUT',
  path: '/aiparcelweb/api/markupAssignments/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes markup and days of an assignment.',
  params: idParam,
  body: markupAssignmentInput,
  answer: markupAssignment,
});
