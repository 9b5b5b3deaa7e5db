import { endpoint } from '../../foundation/endpoint.ts';
import { administeredAccountDivision, newAccountDivisionInput } from './account-division.ts';

export const createAccountDivision = endpoint({
  name: 'createAccountDivision',
  method: 'POST',
  path: '/aiparcelweb/api/accountDivisions',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes an account division of a client.',
  body: newAccountDivisionInput,
  answer: administeredAccountDivision,
});
