import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

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
