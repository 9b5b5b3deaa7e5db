import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { glCode } from './gl-code.ts';

export const listGlCodes = endpoint({
  name: 'listGlCodes',
  method: 'GET',
  path: '/aiparcelweb/api/glcodes',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the GL codes of the clients that the caller may read.',
  query: tableQuery(['position', 'code', 'name', 'clientName']).extend({
    clientId: z.coerce.number().int().optional(),
  }),
  answer: tableAnswer(glCode),
});
