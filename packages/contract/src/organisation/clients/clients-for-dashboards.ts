import { endpoint } from '../../foundation/endpoint.ts';
import { client, idParam } from './client.ts';
export const clientsForDashboards = endpoint({
  name: 'clientsForDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/clientsForDashboards/:id',
  access: 'active',
  source: 'S1 section 7',
  summary: 'A client with parent flag and children.',
  params: idParam,
  answer: client,
});
