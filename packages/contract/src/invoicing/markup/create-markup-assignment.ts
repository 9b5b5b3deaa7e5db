import { endpoint } from '../../foundation/endpoint.ts';
import { markupAssignment, markupAssignmentInput } from './markup-assignment.ts';

export const createMarkupAssignment = endpoint({
  name: 'createMarkupAssignment',
  method: 'POST',
  path: '/aiparcelweb/api/markupAssignments',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Assigns a markup to a client; the days may not overlap those of another one.',
  body: markupAssignmentInput,
  answer: markupAssignment,
});
