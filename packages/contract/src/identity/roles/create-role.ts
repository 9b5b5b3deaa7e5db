import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { administeredRole, roleInput } from './role.ts';

export const createRole = endpoint({
  name: 'createRole',
  method: 'POST',
  path: '/aiparcelweb/api/roles',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes a role.',
  body: roleInput,
  answer: administeredRole,
});
