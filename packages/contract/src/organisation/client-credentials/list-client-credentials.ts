import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { clientCredential } from './client-credential.ts';

export const listClientCredentials = endpoint({
  name: 'listClientCredentials',
  method: 'GET',
  path: '/aiparcelweb/api/clientCredentials',
  ...audiences.clientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'A page of the credentials of clients at carriers, without their secrets.',
  query: tableQuery(['clientName', 'carrierName', 'purpose', 'address', 'userName', 'secretChangedAt']),
  answer: tableAnswer(clientCredential),
});
