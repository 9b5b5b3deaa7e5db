import { audiences } from '../../audience.ts';
import { idParam } from '../../clients/client.ts';
import { endpoint } from '../../endpoint.ts';
import { doneAnswer } from '../table.ts';

export const deleteRole = endpoint({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/aiparcelweb/api/roles/:id',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a role that nobody has.',
  params: idParam,
  answer: doneAnswer,
});
