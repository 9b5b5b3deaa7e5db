import type { AuditEntry } from '@waybill/contract';

/** The log as CSV, for spreadsheets: texts that a spreadsheet would take for a formula begin with an apostrophe. */
export function auditCsv(entries: Iterable<AuditEntry>): string {
  const lines = ['at,login,action,subject,details'];
  for (const { at, login, action, details } of entries) {
    const { subject, ...rest } = details;
    lines.push([at, login ?? '', action, textOf(subject), textOf(rest)].map(quoted).join(','));
  }
  return `${lines.join('\r\n')}\r\n`;
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text === '{}' ? '' : text;
}

const quoted = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
