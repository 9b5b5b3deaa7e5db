import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as credentialId } from '../../reports/report-schedule.ts';
import { clientCredential } from './client-credential.ts';

export const getClientCredential = endpoint({
  name: 'getClientCredential',
  method: 'GET',
  path: '/aiparcelweb/api/clientCredentials/:id',
  ...audiences.clientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'One credential, without its secret.',
  params: credentialId,
  answer: clientCredential,
});
