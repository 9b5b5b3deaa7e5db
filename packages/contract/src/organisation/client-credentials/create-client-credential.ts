import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { clientCredential, newClientCredentialInput } from './client-credential.ts';

export const createClientCredential = endpoint({
  name: 'createClientCredential',
  method: 'POST',
  path: '/aiparcelweb/api/clientCredentials',
  ...audiences.newClientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'Keeps a credential of a client at a carrier.',
  body: newClientCredentialInput,
  answer: clientCredential,
});
