import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredAccountGroup } from './account-group.ts';

export const listAccountGroups = endpoint({
  name: 'listAccountGroups',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the account groups of the clients that the caller may read.',
  query: tableQuery(['name', 'clientName', 'divisionName']).extend({ clientId: z.coerce.number().int().optional() }),
  answer: tableAnswer(administeredAccountGroup),
});
