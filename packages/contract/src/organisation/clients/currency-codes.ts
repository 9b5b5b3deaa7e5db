import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { currency } from './readable-clients.ts';
export const currencyCodes = endpoint({
  name: 'currencyCodes',
  method: 'GET',
  path: '/aiparcelweb/api/dashboardsNew/currencyCodes',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The currencies in which given carriers bill a client.',
  query: z.object({ clientId: wholeNumber, carriers: z.string().optional() }),
  answer: z.array(currency),
});
