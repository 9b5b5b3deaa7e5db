import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { scheduleId as credentialId } from '../../reports/report-schedule.ts';

export const deleteClientCredential = endpoint({
  name: 'deleteClientCredential',
  method: 'DELETE',
  path: '/aiparcelweb/api/clientCredentials/:id',
  ...audiences.changedClientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'Deletes a credential.',
  params: credentialId,
  answer: doneAnswer,
});
