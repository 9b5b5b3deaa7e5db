import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { accountDivision, idParam } from './client.ts';
export const accountDivisions = endpoint({
  name: 'accountDivisions',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions/byClientDashboards/:id',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The account divisions of a client, with their groups.',
  params: idParam,
  answer: z.array(accountDivision),
});
