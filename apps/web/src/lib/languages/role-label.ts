import type { TFunction } from 'i18next';
import { text } from './text.ts';

const known: ReadonlyMap<string, string> = new Map([
  ['ROLE_ADMIN', text('Administrator')],
  ['ROLE_CLIENT', text('Shipper')],
  ['ROLE_GUEST', text('Guest')],
  ['ROLE_CARRIER', text('Carrier')],
]);

/** A role as people read it: `ROLE_CLIENT` is a shipper, `ROLE_WAREHOUSE_CLERK` a warehouse clerk. */
export function roleLabel(t: TFunction, name: string): string {
  const label = known.get(name);
  if (label !== undefined) return t(label);
  const words = name
    .replace(/^ROLE_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
