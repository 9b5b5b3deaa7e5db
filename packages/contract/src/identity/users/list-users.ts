import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredUser } from './user.ts';

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/aiparcelweb/api/users',
  access: ['USER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the users that the caller may administer.',
  query: tableQuery(['login', 'name', 'email', 'passwordExpiresOn', 'createdAt']).extend({
    status: z.enum(['all', 'active', 'inactive']).default('all'),
  }),
  answer: tableAnswer(administeredUser),
});
