import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { client } from './client.ts';
export const clientsShort = endpoint({
  name: 'clientsShort',
  method: 'GET',
  path: '/aiparcelweb/api/clientsShort',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The clients that the user may see.',
  answer: z.array(client),
});
