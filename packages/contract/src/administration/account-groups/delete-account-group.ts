import { idParam } from '../../clients/client.ts';
import { endpoint } from '../../endpoint.ts';
import { doneAnswer } from '../table.ts';

export const deleteAccountGroup = endpoint({
  name: 'deleteAccountGroup',
  method: 'DELETE',
  path: '/aiparcelweb/api/accountGroups/:id',
  access: ['ACCOUNT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes an account group; its accounts stay, without a group.',
  params: idParam,
  answer: doneAnswer,
});
