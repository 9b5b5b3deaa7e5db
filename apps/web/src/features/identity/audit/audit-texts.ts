import type { AuditEntry } from '@waybill/contract';

type Details = AuditEntry['details'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object of the action; empty if the entry names none. */
export function subjectName({ subject, name }: Details): string {
  const named = isObject(subject) ? subject.name : name;
  return typeof named === 'string' ? named : '';
}

/** The names of the fields that were changed. */
export const changedFields = ({ changes }: Details): string[] => (isObject(changes) ? Object.keys(changes) : []);

/** A field with its value before and after. */
export interface ShownChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export function shownChanges({ changes }: Details): ShownChange[] {
  if (!isObject(changes)) return [];
  return Object.entries(changes).map(([field, change]) => ({
    field,
    before: shown(isObject(change) ? change.before : undefined),
    after: shown(isObject(change) ? change.after : undefined),
  }));
}

/** What else is known: everything but subject and changes. */
export function otherFacts({ subject, changes, ...others }: Details): { name: string; value: string }[] {
  return Object.entries(others).map(([name, value]) => ({ name, value: shown(value) }));
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(shown).join(', ') || '—' : JSON.stringify(value);
}
