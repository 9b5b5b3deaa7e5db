import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredClient } from './client.ts';

export const getClient = endpoint({
  name: 'getClient',
  method: 'GET',
  path: '/aiparcelweb/api/clients/:id',
  access: ['CLIENT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One client with its children.',
  params: idParam,
  answer: administeredClient,
});
