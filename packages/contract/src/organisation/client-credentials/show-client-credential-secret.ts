import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as credentialId } from '../../reports/report-schedule.ts';

export const showClientCredentialSecret = endpoint({
  name: 'showClientCredentialSecret',
  method: 'POST',
  path: '/aiparcelweb/api/clientCredentials/:id/secret',
  ...audiences.changedClientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'Tells the secret of a credential; the audit log keeps who asked.',
  params: credentialId,
  answer: z.object({ secret: z.string() }),
});
