import { endpoint } from '../../foundation/endpoint.ts';
import { administeredClient, clientInput } from './client.ts';

export const createClient = endpoint({
  name: 'createClient',
  method: 'POST',
  path: '/aiparcelweb/api/clients',
  access: ['CLIENT_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes a client.',
  body: clientInput,
  answer: administeredClient,
});
