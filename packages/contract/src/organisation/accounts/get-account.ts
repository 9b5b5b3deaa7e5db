import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredAccount } from './account.ts';

export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  path: '/aiparcelweb/api/accounts/:id',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One account.',
  params: idParam,
  answer: administeredAccount,
});
