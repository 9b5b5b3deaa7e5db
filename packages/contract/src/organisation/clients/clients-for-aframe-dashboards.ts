import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { accountDivision, accountGroup, carrier, client, clientAccount } from './client.ts';
export const clientsForAframeDashboards = endpoint({
  name: 'clientsForAframeDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/clientsForAframeDashboards/:clientId',
  access: 'active',
  source: 'S1 section 7',
  summary: 'A client with its carriers, accounts, groups and divisions.',
  params: z.object({ clientId: z.coerce.number().int() }),
  answer: client.extend({
    carriers: z.array(carrier),
    accounts: z.array(clientAccount),
    accountGroups: z.array(accountGroup),
    accountDivisions: z.array(accountDivision),
  }),
});
