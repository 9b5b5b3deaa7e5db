import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredAccountDivision } from './account-division.ts';

export const getAccountDivision = endpoint({
  name: 'getAccountDivision',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions/:id',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One account division with its groups.',
  params: idParam,
  answer: administeredAccountDivision,
});
