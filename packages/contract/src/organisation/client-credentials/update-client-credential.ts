import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as credentialId } from '../../reports/report-schedule.ts';
import { clientCredential, clientCredentialInput } from './client-credential.ts';

export const updateClientCredential = endpoint({
  name: 'updateClientCredential',
  method: 'PUT',
  path: '/aiparcelweb/api/clientCredentials/:id',
  ...audiences.changedClientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'Changes a credential; without a secret the stored one stays.',
  params: credentialId,
  body: clientCredentialInput,
  answer: clientCredential,
});
