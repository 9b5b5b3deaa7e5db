import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { administeredRole } from './role.ts';

export const getRole = endpoint({
  name: 'getRole',
  method: 'GET',
  path: '/aiparcelweb/api/roles/:id',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'One role with its permissions.',
  params: idParam,
  answer: administeredRole,
});
