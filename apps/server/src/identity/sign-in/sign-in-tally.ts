import { createHash } from 'node:crypto';
import { keptUntilWritten, type Settings } from '@waybill/db';
import { sql } from 'kysely';
import { networkOf } from '../../platform/http/network-of.ts';
import { type ProblemError, tooManyRequests } from '../../platform/problems.ts';
import {
  blockedUntil,
  forAddress,
  forgottenUntil,
  forMails,
  forNameFromAll,
  forNameFromOne,
  isForgotten,
  type Patience,
  waitText,
} from './patience.ts';

const day = 24 * 60 * 60 * 1_000;
/** How long a network counts as the user's own after a sign-in. */
const knownMilliseconds = 90 * day;

/** The user name and address of a sign-in attempt. */
export interface Attempt {
  readonly keys: readonly string[];
  readonly address: string;
}

export const userKey = (userId: number): string => `user:${userId}`;

const mailKey = (userId: number): string => `mail:${userId}`;

/** People type passwords into the wrong field, so an unknown name is stored only as a hash. */
export const nameKey = (tenantName: string, login: string): string =>
  `name:${createHash('sha256').update(`${tenantName} ${login.toLowerCase()}`).digest('base64url')}`;

const addressKey = (address: string): string => `address:${networkOf(address)}`;

const fromOneKey = (key: string, address: string): string => `${key} from ${networkOf(address)}`;

/** An attempt that counts as failed. */
export interface CountedAttempt {
  /** Whether it locks the user out from this network. */
  readonly locks: boolean;
  readonly counted: readonly string[];
}

/**
 * Counts the attempt as failed, until `forgive` says that it was not.
 * @throws ProblemError (429) during a delay or a lock; the password is then not checked.
 */
export async function countAttempt(settings: Settings, { keys, address }: Attempt, now: Date): Promise<CountedAttempt> {
  return await settings.transaction().execute(async (transaction) => {
    const counted: string[] = [];
    const countOne = async (key: string, patience: Patience) => {
      counted.push(key);
      return await count(transaction, key, patience, now);
    };
    const fromAddress = await countOne(addressKey(address), forAddress);
    if (fromAddress === 1) await forgetOutdated(transaction, now);
    let locks = false;
    for (const key of keys.toSorted()) {
      const failures = await countOne(fromOneKey(key, address), forNameFromOne);
      locks ||= failures === forNameFromOne.locksAt;
      if (!(await isKnown(transaction, key, address, now))) await countOne(key, forNameFromAll);
    }
    return { locks, counted };
  });
}

/** Whether the user of the key has signed in from this network recently. */
async function isKnown(settings: Settings, key: string, address: string, now: Date): Promise<boolean> {
  const userId = /^user:(\d+)$/.exec(key)?.[1];
  if (userId === undefined) return false;
  const known = await settings
    .selectFrom('sign_in_network')
    .select('user_id')
    .where('user_id', '=', Number(userId))
    .where('network', '=', networkOf(address))
    .where('last_at', '>', new Date(now.getTime() - knownMilliseconds))
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether wrong passwords have locked the user out from the network of this address. */
export async function isLockedOut(settings: Settings, userId: number, address: string, now: Date): Promise<boolean> {
  const until = await lockOf(settings, fromOneKey(userKey(userId), address));
  return until !== undefined && until > now;
}

const lockOf = keptUntilWritten(async (settings, key: string): Promise<Date | undefined> => {
  const locked = await settings
    .selectFrom('sign_in_tally')
    .select('blocked_until')
    .where('key', '=', key)
    .where('failures', '>=', forNameFromOne.locksAt)
    .executeTakeFirst();
  return locked?.blocked_until ?? undefined;
});

/** Occasionally deletes old failures, so that guessed names do not accumulate. */
async function forgetOutdated(settings: Settings, now: Date): Promise<void> {
  await settings.deleteFrom('sign_in_tally').where('last_at', '<=', forgottenUntil(now)).execute();
}

/** @throws ProblemError (429) when the user was mailed five temporary passwords within 15 minutes. */
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
  const failures = (isForgotten(known.last_at, now) ? 0 : known.failures) + 1;
  const blocked_until = blockedUntil(failures, patience, now);
  await settings
    .updateTable('sign_in_tally')
    .set({ failures, last_at: now, blocked_until })
    .where('key', '=', key)
    .execute();
  return failures;
}

/**
 * The password was correct: the user's failures are forgotten and the network becomes known. All other tallies lose
 * only this attempt, so that nobody can clear somebody else's.
 */
export async function forgive(
  settings: Settings,
  { address }: Attempt,
  { counted }: CountedAttempt,
  userId: number,
  now: Date,
): Promise<void> {
  await settings
    .deleteFrom('sign_in_tally')
    .where('key', '=', fromOneKey(userKey(userId), address))
    .execute();
  await settings
    .updateTable('sign_in_tally')
    .set((tally) => ({ failures: tally('failures', '-', 1), blocked_until: null }))
    .where('key', 'in', counted)
    .where('failures', '>', 0)
    .execute();
  await settings
    .insertInto('sign_in_network')
    .values({ user_id: userId, network: networkOf(address), last_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ last_at: now }))
    .execute();
}

/** Lifts a user's lock or delay, for all networks. */
export async function forgetFailures(settings: Settings, userId: number): Promise<void> {
  await settings
    .deleteFrom('sign_in_tally')
    .where(({ eb, or }) =>
      or([eb('key', 'in', [userKey(userId), mailKey(userId)]), eb('key', 'like', `${userKey(userId)} from %`)]),
    )
    .execute();
}

const tooMany = (until: Date, now: Date): ProblemError =>
  tooManyRequests(waitText(until, now), secondsUntil(until, now));

const tooManyMails = (until: Date, now: Date): ProblemError =>
  tooManyRequests(
    'Several mails have already been sent. Please check your mailbox, or try again in 15 minutes.',
    secondsUntil(until, now),
  );

const millisecondsOfSecond = 1_000;
const secondsUntil = (until: Date, now: Date): number =>
  Math.ceil((until.getTime() - now.getTime()) / millisecondsOfSecond);
