import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';

export const auditActions = endpoint({
  name: 'auditActions',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log/actions',
  ...audiences.auditLog,
  source: 'S3 section 6',
  summary: 'The kinds of actions that the audit log of the tenant holds.',
  answer: z.array(z.string()),
});
