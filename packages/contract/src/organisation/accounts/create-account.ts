import { endpoint } from '../../foundation/endpoint.ts';
import { administeredAccount, newAccountInput } from './account.ts';

export const createAccount = endpoint({
  name: 'createAccount',
  method: 'POST',
  path: '/aiparcelweb/api/accounts',
  access: ['ACCOUNT_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes an account of a client at a carrier.',
  body: newAccountInput,
  answer: administeredAccount,
});
