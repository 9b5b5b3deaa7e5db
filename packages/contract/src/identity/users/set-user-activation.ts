import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { administeredUser } from './user.ts';

export const setUserActivation = endpoint({
  name: 'setUserActivation',
  method: 'PUT',
  path: '/aiparcelweb/api/users/:id/activation',
  access: ['USER_EDIT'],
  source: 'S3 section 6',
  summary: 'Activates or deactivates a user; deactivating ends the open sessions.',
  params: idParam,
  body: z.object({ activated: z.boolean() }),
  answer: administeredUser,
});
