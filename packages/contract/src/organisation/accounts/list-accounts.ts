import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredAccount } from './account.ts';

export const listAccounts = endpoint({
  name: 'listAccounts',
  method: 'GET',
  path: '/aiparcelweb/api/accounts',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the accounts of the clients that the caller may read.',
  query: tableQuery(['number', 'name', 'clientName', 'carrierName', 'groupName', 'divisionName']).extend({
    clientId: z.coerce.number().int().optional(),
    status: z.enum(['all', 'active', 'inactive']).default('all'),
  }),
  answer: tableAnswer(administeredAccount),
});
