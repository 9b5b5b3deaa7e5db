import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredClient, clientInput } from './client.ts';

export const updateClient = endpoint({
  name: 'updateClient',
  method: 'PUT',
  path: '/aiparcelweb/api/clients/:id',
  access: ['CLIENT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a client.',
  params: idParam,
  body: clientInput,
  answer: administeredClient,
});
