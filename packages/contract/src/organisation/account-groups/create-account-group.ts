import { endpoint } from '../../foundation/endpoint.ts';
import { administeredAccountGroup, newAccountGroupInput } from './account-group.ts';

export const createAccountGroup = endpoint({
  name: 'createAccountGroup',
  method: 'POST',
  path: '/aiparcelweb/api/accountGroups',
  access: ['ACCOUNT_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes an account group of a client.',
  body: newAccountGroupInput,
  answer: administeredAccountGroup,
});
