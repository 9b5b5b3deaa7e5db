import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { auditEntry } from './audit-entry.ts';

export const getAuditEntry = endpoint({
  name: 'getAuditEntry',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log/:id',
  ...audiences.auditLog,
  source: 'S3 section 6',
  summary: 'One entry of the audit log of the tenant.',
  params: idParam,
  answer: auditEntry,
});
