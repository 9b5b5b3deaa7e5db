import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { markup } from './markup.ts';

export const listMarkups = endpoint({
  name: 'listMarkups',
  method: 'GET',
  path: '/aiparcelweb/api/markups',
  access: ['MARKUP_VIEW', 'ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the markups of the clients that the caller may read.',
  query: tableQuery(['name', 'clientName']).extend({
    /** Only markups that may be assigned to this client: its own and its parent's. */
    forClientId: z.coerce.number().int().optional(),
  }),
  answer: tableAnswer(markup),
});
