import type { Named } from '@waybill/contract';
import type { Settings, Transaction } from '@waybill/db';
import type { ExceptionLevel } from '@waybill/model';
import { storeMessage } from '../../live/notifications/notify.ts';
import { readersOf } from '../../live/notifications/readers-of-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

/** What a change wrote or whom it assigned, finding by finding. */
export interface ToldChange {
  readonly findingId: string;
  readonly level: ExceptionLevel;
  readonly noteBefore: string;
  readonly noteAfter: string;
  readonly ownerBefore: number | null;
  readonly ownerAfter: number | null;
}

interface Told {
  readonly user: SignedInUser;
  readonly changes: readonly ToldChange[];
  /** The invoice dates among which the findings were found. */
  readonly from: string;
  readonly to: string;
}

const longestExcerpt = 160;

/** The sign-in names after an `@`, without the punctuation that follows them. */
export function mentionedLogins(note: string): ReadonlySet<string> {
  const words = note.split(/\s+/u).filter((word) => word.length > 1 && word.startsWith('@'));
  return new Set(words.flatMap((word) => [word.slice(1), word.slice(1).replace(/[.,;:!?)]$/u, '')]));
}

/** Those of some users who may read every one of the clients. */
export async function readersAmong(
  settings: Settings,
  users: readonly Named[],
  clientIds: readonly number[],
): Promise<readonly Named[]> {
  let readers = users;
  if (users.length === 0) return readers;
  for (const clientId of new Set(clientIds)) {
    const ofClient = new Set(await readersOf(settings, [clientId]));
    readers = readers.filter(({ id }) => ofClient.has(id));
  }
  return readers;
}

/** Tells colleagues who are newly mentioned in a note, or to whom findings are newly assigned. */
export async function tellColleagues(
  transaction: Transaction,
  colleagues: readonly Named[],
  { user, changes, from, to }: Told,
): Promise<void> {
  for (const { id, name } of colleagues) {
    const mentioning = changes.filter(
      ({ noteBefore, noteAfter }) => mentionedLogins(noteAfter).has(name) && !mentionedLogins(noteBefore).has(name),
    );
    const assigned = changes.filter(({ ownerBefore, ownerAfter }) => ownerAfter === id && ownerBefore !== id);
    const linkOf = (those: readonly ToldChange[]) => ({ link: addressOf(those, { from, to }) });
    const by = user.login;
    const [first] = mentioning;
    if (first !== undefined) {
      const note = [...first.noteAfter].slice(0, longestExcerpt).join('');
      await storeMessage(transaction, [id], { kind: 'finding_mention', values: { by, note }, ...linkOf(mentioning) });
    }
    if (assigned.length > 0) {
      const values = { by, count: assigned.length };
      await storeMessage(transaction, [id], { kind: 'findings_assigned', values, ...linkOf(assigned) });
    }
  }
}

function addressOf(changes: readonly ToldChange[], days: { readonly from: string; readonly to: string }): string {
  const search = new URLSearchParams(days).toString();
  const [only] = changes;
  if (changes.length !== 1 || only === undefined) return `/claims?${search}`;
  return `${only.level === 'tracking' ? '/exceptionTracking' : '/exceptionCharge'}/${only.findingId}?${search}`;
}
