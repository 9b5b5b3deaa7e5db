import { randomUUID } from 'node:crypto';
import type { Settings } from '@waybill/db';
import { ProblemError } from '../../platform/problems.ts';

const hour = 3_600_000;
const sessionHours = 12;
const rememberedHours = 30 * 24;

/** An open session, and the id of the only token that it accepts. */
export interface OpenSession {
  readonly sessionId: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** A session to be opened. */
export interface NewSession {
  readonly userId: number;
  readonly rememberMe: boolean;
  /** The identity provider that vouches for the user; null if they signed in with a password. */
  readonly identityProviderId: number | null;
}

/** Opens a session: twelve hours, or thirty days when the user asked to be remembered. */
async function openSession(
  settings: Settings,
  { userId, rememberMe, identityProviderId }: NewSession,
  now: Date,
): Promise<OpenSession> {
  const expiresAt = new Date(now.getTime() + (rememberMe ? rememberedHours : sessionHours) * hour);
  const session = { sessionId: randomUUID(), tokenId: randomUUID(), expiresAt };
  await settings
    .insertInto('session')
    .values({
      id: session.sessionId,
      user_id: userId,
      token_id: session.tokenId,
      remember_me: rememberMe,
      identity_provider_id: identityProviderId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return session;
}

/**
 * Opens a session for an authenticated user, within the caller's transaction; most users may have only one at a time.
 * @throws ProblemError (400) with `LOGOFFCHECK…` if one is open elsewhere and may not be ended.
 */
export async function openOnlySession(
  transaction: Settings,
  session: NewSession,
  logOffOtherSessions: boolean,
  now: Date,
): Promise<OpenSession> {
  const { userId } = session;
  const { many_sessions } = await transaction
    .selectFrom('user_account')
    .select('many_sessions')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (logOffOtherSessions) await endSessionsOf(transaction, userId, now);
  else if (!many_sessions && (await hasOpenSession(transaction, userId, now))) throw sessionElsewhere();
  return openSession(transaction, session, now);
}

const sessionElsewhere = (): ProblemError =>
  new ProblemError({
    title: 'Session elsewhere',
    status: 400,
    detail:
      'LOGOFFCHECK There is an open session in another browser. Do you want to log off elsewhere and log in here?',
  });

async function hasOpenSession(settings: Settings, userId: number, now: Date): Promise<boolean> {
  const open = await settings
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

export async function endSessionsOf(settings: Settings, userId: number, now: Date): Promise<void> {
  await settings
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSession(settings: Settings, sessionId: string, now: Date): Promise<void> {
  await settings.updateTable('session').set({ ended_at: now }).where('id', '=', sessionId).execute();
}

/** Gives the session a new token; the old one stops working. */
export async function rotateToken(settings: Settings, sessionId: string): Promise<OpenSession> {
  const tokenId = randomUUID();
  const row = await settings
    .updateTable('session')
    .set({ token_id: tokenId })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { sessionId, tokenId, expiresAt: row.expires_at };
}
