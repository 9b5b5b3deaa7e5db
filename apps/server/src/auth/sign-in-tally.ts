import { createHash } from 'node:crypto';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { ProblemError } from '../problems.ts';
import { networkOf } from './network-of.ts';

/** Failures that cost nothing, then delays that double with every further one, then a lock. */
interface Patience {
  readonly free: number;
  readonly longestSeconds: number;
  /** From this failure on the whole window is waited; absent: never. */
  readonly locksAt?: number;
}

/** A user, or a name that nobody has: both alike, so that nobody learns who exists. */
const forName: Patience = { free: 4, longestSeconds: 60, locksAt: 10 };
/** An office behind one address may mistype much, and is never locked out. */
const forAddress: Patience = { free: 60, longestSeconds: 60 };
/** Who knows a name could otherwise fill that user's mailbox. */
const forMails: Patience = { free: 5, longestSeconds: 0, locksAt: 5 };

const second = 1_000;
const minute = 60 * second;
/** Failures older than this are forgotten; a lock lasts as long. */
const windowMilliseconds = 15 * minute;

/** Whom a sign-in is tried for, and from where. */
export interface Attempt {
  readonly keys: readonly string[];
  readonly address: string;
}

export const userKey = (userId: number): string => `user:${userId}`;

const mailKey = (userId: number): string => `mail:${userId}`;

/** People type passwords into the wrong field: a name that nobody has is kept as a hash. */
export const nameKey = (tenantName: string, login: string): string =>
  `name:${createHash('sha256').update(`${tenantName} ${login.toLowerCase()}`).digest('base64url')}`;

const addressKey = (address: string): string => `address:${networkOf(address)}`;

/**
 * Counts the attempt as failed, until `forgive` says that it was not. Answers whether it would lock a user.
 * @throws ProblemError (429) while a delay or a lock lasts; the attempt is not even looked at.
 */
export async function countAttempt(settings: Settings, { keys, address }: Attempt, now: Date): Promise<boolean> {
  const counted = await settings.transaction().execute(async (transaction) => {
    const fromAddress = await count(transaction, addressKey(address), forAddress, now);
    if (fromAddress === 1) await forgetOutdated(transaction, now);
    const failures: number[] = [];
    for (const key of keys.toSorted()) failures.push(await count(transaction, key, forName, now));
    return failures;
  });
  return counted.some((failures) => failures === forName.locksAt);
}

/** Now and then, so that guessed names do not pile up. */
async function forgetOutdated(settings: Settings, now: Date): Promise<void> {
  await settings
    .deleteFrom('sign_in_tally')
    .where('last_at', '<=', new Date(now.getTime() - windowMilliseconds))
    .execute();
}

/** @throws ProblemError (429) when the user was mailed five temporary passwords within a quarter of an hour. */
export async function countMail(settings: Settings, userId: number, now: Date): Promise<void> {
  await settings
    .transaction()
    .execute((transaction) => count(transaction, mailKey(userId), forMails, now, tooManyMails));
}

async function count(
  settings: Settings,
  key: string,
  patience: Patience,
  now: Date,
  refusal: (until: Date, now: Date) => ProblemError = tooMany,
): Promise<number> {
  const known = await settings
    .insertInto('sign_in_tally')
    .values({ key, failures: 0, last_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql`excluded.key` }))
    .returning(['failures', 'last_at', 'blocked_until'])
    .executeTakeFirstOrThrow();
  if (known.blocked_until !== null && known.blocked_until > now) throw refusal(known.blocked_until, now);
  const isOld = now.getTime() - known.last_at.getTime() >= windowMilliseconds;
  const failures = (isOld ? 0 : known.failures) + 1;
  const blocked_until = blockedUntil(failures, patience, now);
  await settings
    .updateTable('sign_in_tally')
    .set({ failures, last_at: now, blocked_until })
    .where('key', '=', key)
    .execute();
  return failures;
}

function blockedUntil(failures: number, { free, longestSeconds, locksAt }: Patience, now: Date): Date | null {
  if (locksAt !== undefined && failures >= locksAt) return new Date(now.getTime() + windowMilliseconds);
  if (failures <= free) return null;
  const seconds = Math.min(longestSeconds, 2 ** (failures - free - 1));
  return new Date(now.getTime() + seconds * second);
}

/**
 * The password was right, for the user of that key: who starts anew. The address, and others of the same e-mail address,
 * have one failure less, so that nobody clears the tally of somebody else.
 */
export async function forgive(settings: Settings, { keys, address }: Attempt, key: string): Promise<void> {
  await settings.deleteFrom('sign_in_tally').where('key', '=', key).execute();
  const others = keys.filter((each) => each !== key);
  await settings
    .updateTable('sign_in_tally')
    .set((tally) => ({ failures: tally('failures', '-', 1), blocked_until: null }))
    .where('key', 'in', [addressKey(address), ...others])
    .execute();
}

/** Lifts a lock or a delay of a user. */
export async function forgetFailures(settings: Settings, userId: number): Promise<void> {
  await settings
    .deleteFrom('sign_in_tally')
    .where('key', 'in', [userKey(userId), mailKey(userId)])
    .execute();
}

function tooMany(until: Date, now: Date): ProblemError {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / second);
  return new ProblemError({ title: 'Too Many Requests', status: 429, detail: waitText(seconds) });
}

const tooManyMails = (): ProblemError =>
  new ProblemError({
    title: 'Too Many Requests',
    status: 429,
    detail: 'Several mails were sent already. Please look for them, or try again in a quarter of an hour.',
  });

function waitText(seconds: number): string {
  if (seconds === 1) return 'Too many failed attempts to sign in. Try again in 1 second.';
  if (seconds <= 90) return `Too many failed attempts to sign in. Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return `Too many failed attempts to sign in. Try again in ${minutes} minutes, or ask your administrator.`;
}
