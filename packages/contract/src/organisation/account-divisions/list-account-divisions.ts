import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredAccountDivision } from './account-division.ts';

export const listAccountDivisions = endpoint({
  name: 'listAccountDivisions',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions',
  access: ['ACCOUNT_VIEW', 'ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the account divisions of the clients that the caller may read.',
  query: tableQuery(['name', 'clientName']).extend({ clientId: z.coerce.number().int().optional() }),
  answer: tableAnswer(administeredAccountDivision),
});
