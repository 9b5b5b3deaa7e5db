import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { markupRun } from './markup-run.ts';

export const listMarkupRuns = endpoint({
  name: 'listMarkupRuns',
  method: 'GET',
  path: '/aiparcelweb/api/markupRuns',
  access: ['RUN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the markup runs of the clients that the caller may read.',
  query: tableQuery(['ranAt', 'clientName', 'from', 'to', 'charged', 'markup', 'billed']),
  answer: tableAnswer(markupRun),
});
