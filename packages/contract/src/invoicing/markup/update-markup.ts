import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { markup, markupInput } from './markup.ts';

export const updateMarkup = endpoint({
  name: 'updateMarkup',
  method: 'PUT',
  path: '/aiparcelweb/api/markups/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a markup; runs that were made keep their amounts.',
  params: idParam,
  body: markupInput,
  answer: markup,
});
