import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { auditFilters } from './list-audit-log.ts';

/** The most entries that one file holds; who asks for more is told to narrow the dates. */
export const mostExportedAuditEntries = 200_000;

export const exportAuditLog = endpoint({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log/export',
  ...audiences.auditLog,
  source: 'S3 section 6',
  summary: 'The audit log that fits the filters as CSV, newest first.',
  query: auditFilters,
  answer: z.string(),
});
