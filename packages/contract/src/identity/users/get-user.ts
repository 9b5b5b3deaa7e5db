import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { administeredUser } from './user.ts';

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/aiparcelweb/api/users/:id',
  access: ['USER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One user with roles and assigned clients.',
  params: idParam,
  answer: administeredUser,
});
