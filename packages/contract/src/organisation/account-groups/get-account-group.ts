import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredAccountGroup } from './account-group.ts';

export const getAccountGroup = endpoint({
  name: 'getAccountGroup',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups/:id',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One account group with its accounts.',
  params: idParam,
  answer: administeredAccountGroup,
});
