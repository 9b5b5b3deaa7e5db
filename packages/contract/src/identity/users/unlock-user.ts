import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { administeredUser } from './user.ts';

export const unlockUser = endpoint({
  name: 'unlockUser',
  method: 'POST',
  path: '/aiparcelweb/api/users/:id/unlock',
  access: ['USER_EDIT'],
  source: 'S3 section 6',
  summary: 'Lets a user sign in again who was locked out by wrong passwords.',
  params: idParam,
  answer: administeredUser,
});
