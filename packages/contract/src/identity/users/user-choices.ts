import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { named } from '../../foundation/named.ts';

export const userChoices = endpoint({
  name: 'userChoices',
  method: 'GET',
  path: '/aiparcelweb/api/users/choices',
  access: ['USER_VIEW', 'USER_ADD'],
  source: 'S3 section 6',
  summary: 'The roles that the caller may grant and the clients that the caller may assign.',
  answer: z.object({ roles: z.array(named), clients: z.array(named), mayMakeInternal: z.boolean() }),
});
