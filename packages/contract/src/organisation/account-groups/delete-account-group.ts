import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../clients/client.ts';

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
