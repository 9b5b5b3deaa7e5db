import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../clients/client.ts';

export const deleteAccountDivision = endpoint({
  name: 'deleteAccountDivision',
  method: 'DELETE',
  path: '/aiparcelweb/api/accountDivisions/:id',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes an account division; its groups stay, without a division.',
  params: idParam,
  answer: doneAnswer,
});
