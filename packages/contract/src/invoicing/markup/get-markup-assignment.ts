import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { markupAssignment } from './markup-assignment.ts';

export const getMarkupAssignment = endpoint({
  name: 'getMarkupAssignment',
  method: 'GET',
  path: '/aiparcelweb/api/markupAssignments/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One assignment of a markup.',
  params: idParam,
  answer: markupAssignment,
});
