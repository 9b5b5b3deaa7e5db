import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { markup } from './markup.ts';

export const getMarkup = endpoint({
  name: 'getMarkup',
  method: 'GET',
  path: '/aiparcelweb/api/markups/:id',
  access: ['MARKUP_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One markup with its lines.',
  params: idParam,
  answer: markup,
});
