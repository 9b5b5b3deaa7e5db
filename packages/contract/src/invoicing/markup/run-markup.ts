import { endpoint } from '../../foundation/endpoint.ts';
import { markupRunInput, wholeMarkupRun } from './markup-run.ts';

export const runMarkup = endpoint({
  name: 'runMarkup',
  method: 'POST',
  path: '/aiparcelweb/api/markupRuns',
  access: ['RUN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary:
    'Works out what a client is billed on for the invoices of some days, and keeps it with a file of the packages.',
  body: markupRunInput,
  answer: wholeMarkupRun,
});
