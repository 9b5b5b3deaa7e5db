import { endpoint } from '../../foundation/endpoint.ts';
import { administeredUser, newUserInput } from './user.ts';

export const createUser = endpoint({
  name: 'createUser',
  method: 'POST',
  path: '/aiparcelweb/api/users',
  access: ['USER_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes a user, and invites by mail when no first password is given.',
  body: newUserInput,
  answer: administeredUser,
});
