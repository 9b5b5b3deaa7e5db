import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

const endpoint = endpoints({ ...audiences.auditLog, source: 'S3 section 6' });

/** Who did what and when. `details` says to what, and for changes gives each field `before` and `after`. */
export const auditEntry = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  login: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const day = calendarDay().optional();

/** Days are UTC calendar days, both included; `action` is one action or the beginning of several, e.g. `user.`. */
export const auditFilters = z.object({
  search: text(200).default(''),
  action: text(100).default(''),
  from: day,
  to: day,
});

export const listAuditLog = endpoint({
  name: 'listAuditLog',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log',
  summary: 'A page of the audit log of the tenant.',
  query: tableQuery(['at', 'login', 'action']).extend(auditFilters.shape),
  answer: tableAnswer(auditEntry),
});

export const auditActions = endpoint({
  name: 'auditActions',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log/actions',
  summary: 'The kinds of actions in the tenant’s audit log.',
  answer: z.array(z.string()),
});

export const getAuditEntry = endpoint({
  name: 'getAuditEntry',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log/:id',
  summary: 'One entry of the audit log of the tenant.',
  params: idParam,
  answer: auditEntry,
});

/** The maximum number of entries in one file; for more, the user is told to narrow the dates. */
export const mostExportedAuditEntries = 200_000;

export const exportAuditLog = endpoint({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/aiparcelweb/api/audit_log/export',
  summary: 'The audit log entries that match the filters as CSV, newest first.',
  query: auditFilters,
  answer: z.string(),
});
