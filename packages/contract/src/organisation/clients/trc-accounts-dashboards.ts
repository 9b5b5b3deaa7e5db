import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { clientAccount } from './client.ts';
export const trcaccountsDashboards = endpoint({
  name: 'trcaccountsDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/trcaccountsDashboards/byClientId',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The accounts of a client, with carrier.',
  query: z.object({ clientId: z.coerce.number().int() }),
  answer: z.array(clientAccount),
});
