import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { markupAssignment } from './markup-assignment.ts';

export const listMarkupAssignments = endpoint({
  name: 'listMarkupAssignments',
  method: 'GET',
  path: '/aiparcelweb/api/markupAssignments',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of which clients are billed with which markup, and since when.',
  query: tableQuery(['clientName', 'markupName', 'from', 'to']),
  answer: tableAnswer(markupAssignment),
});
