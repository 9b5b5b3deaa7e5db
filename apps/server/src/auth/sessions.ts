import { randomUUID } from 'node:crypto';
import type { Settings } from '@waybill/db';

const hour = 3_600_000;
const sessionHours = 12;
const rememberedHours = 30 * 24;

/** An open session, and the id of the only token that it accepts. */
export interface OpenSession {
  readonly sessionId: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** Opens a session: twelve hours, or thirty days when the user asked to be remembered. */
export async function openSession(
  settings: Settings,
  userId: number,
  rememberMe: boolean,
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
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return session;
}

export async function hasOpenSession(settings: Settings, userId: number, now: Date): Promise<boolean> {
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
