import { endpoint } from '../../foundation/endpoint.ts';
import { markup, newMarkupInput } from './markup.ts';

export const createMarkup = endpoint({
  name: 'createMarkup',
  method: 'POST',
  path: '/aiparcelweb/api/markups',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes a markup.',
  body: newMarkupInput,
  answer: markup,
});
