import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { auditEntry } from './audit-entry.ts';

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
  ...audiences.auditLog,
  source: 'S3 section 6',
  summary: 'A page of the audit log of the tenant.',
  query: tableQuery(['at', 'login', 'action']).extend(auditFilters.shape),
  answer: tableAnswer(auditEntry),
});
