import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { administeredUser, userInput } from './user.ts';

export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/aiparcelweb/api/users/:id',
  access: ['USER_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a user, with roles and assigned clients.',
  params: idParam,
  body: userInput,
  answer: administeredUser,
});
