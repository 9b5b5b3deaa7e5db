import type { AuditEntry } from '@waybill/contract';
import { csvText } from '@waybill/model';

/** The log as CSV, for spreadsheets. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return csvText([
    ['at', 'login', 'action', 'subject', 'details'],
    ...entries.map(({ at, login, action, details: { subject, ...rest } }) => [
      at,
      login,
      action,
      textOf(subject),
      textOf(rest),
    ]),
  ]);
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text === '{}' ? '' : text;
}
