import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { accountDivisionInput, administeredAccountDivision } from './account-division.ts';

export const updateAccountDivision = endpoint({
  name: 'updateAccountDivision',
  method: 'PUT',
  path: '/aiparcelweb/api/accountDivisions/:id',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes an account division and its groups; filters show it at once.',
  params: idParam,
  body: accountDivisionInput,
  answer: administeredAccountDivision,
});
