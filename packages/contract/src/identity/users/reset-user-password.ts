import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const resetUserPassword = endpoint({
  name: 'resetUserPassword',
  method: 'POST',
  path: '/aiparcelweb/api/users/:id/reset_password',
  access: ['USER_EDIT'],
  source: 'S3 section 6',
  summary: 'Ends the sessions and the password of a user, and mails a temporary password.',
  params: idParam,
  answer: doneAnswer,
});
