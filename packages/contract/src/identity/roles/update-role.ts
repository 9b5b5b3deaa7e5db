import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { administeredRole, roleInput } from './role.ts';

export const updateRole = endpoint({
  name: 'updateRole',
  method: 'PUT',
  path: '/aiparcelweb/api/roles/:id',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a role; its users have the new permissions at once.',
  params: idParam,
  body: roleInput,
  answer: administeredRole,
});
