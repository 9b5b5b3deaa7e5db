import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { accountGroupInput, administeredAccountGroup } from './account-group.ts';

export const updateAccountGroup = endpoint({
  name: 'updateAccountGroup',
  method: 'PUT',
  path: '/aiparcelweb/api/accountGroups/:id',
  access: ['ACCOUNT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes an account group and its accounts; filters show it at once.',
  params: idParam,
  body: accountGroupInput,
  answer: administeredAccountGroup,
});
