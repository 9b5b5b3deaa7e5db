import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { carrier } from './client.ts';
export const carriers = endpoint({
  name: 'carriers',
  method: 'GET',
  path: '/aiparcelweb/api/carriers',
  access: 'active',
  source: 'S1 section 7',
  summary: 'All carriers.',
  answer: z.array(carrier),
});
