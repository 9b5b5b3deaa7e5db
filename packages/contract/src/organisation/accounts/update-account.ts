import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { accountInput, administeredAccount } from './account.ts';

export const updateAccount = endpoint({
  name: 'updateAccount',
  method: 'PUT',
  path: '/aiparcelweb/api/accounts/:id',
  access: ['ACCOUNT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes an account; filters show it at once.',
  params: idParam,
  body: accountInput,
  answer: administeredAccount,
});
