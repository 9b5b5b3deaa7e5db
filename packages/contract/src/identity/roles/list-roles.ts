import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredRole } from './role.ts';

export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/aiparcelweb/api/roles',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the roles of the tenant.',
  query: tableQuery(['name', 'users']),
  answer: tableAnswer(administeredRole),
});
