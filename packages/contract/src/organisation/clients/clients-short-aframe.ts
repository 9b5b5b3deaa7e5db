import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { client } from './client.ts';
export const clientsShortAFrame = endpoint({
  name: 'clientsShortAFrame',
  method: 'GET',
  path: '/aiparcelweb/api/clientsShortAFrame',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The clients that the user may see on the analytics pages; the first one is used first.',
  answer: z.array(client),
});
