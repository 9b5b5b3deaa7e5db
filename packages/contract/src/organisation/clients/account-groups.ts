import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { accountGroup, idParam } from './client.ts';
export const accountGroups = endpoint({
  name: 'accountGroups',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups/byClientDashboards/:id',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The account groups of a client, with their accounts.',
  params: idParam,
  answer: z.array(accountGroup),
});
