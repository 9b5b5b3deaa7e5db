import type { UserSession } from '@waybill/contract';
import type { Settings, Transaction } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { writeAudit } from '../audit/write-audit.ts';

/** The open sessions of a user as the caller sees them, newest first. */
export async function openSessionsOf(
  settings: Settings,
  userId: number,
  caller: SignedInUser,
  now: Date,
): Promise<UserSession[]> {
  const sessions = await settings
    .selectFrom('session')
    .select(['id', 'created_at', 'expires_at', 'remember_me'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return sessions.map((session) => ({
    id: session.id,
    createdAt: session.created_at.toISOString(),
    expiresAt: session.expires_at.toISOString(),
    rememberMe: session.remember_me,
    current: session.id === caller.sessionId,
  }));
}

/**
 * Ends one open session of a user and records who did it.
 * @throws ProblemError (404) when that user has no such open session.
 */
export async function endSessionOf(
  transaction: Transaction,
  owner: { readonly id: number; readonly login: string },
  sessionId: string,
  caller: SignedInUser,
  now: Date,
): Promise<void> {
  const ended = await transaction
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', owner.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) throw notFound('There is no such open session.');
  await writeAudit(transaction, caller, now, {
    action: 'user.end_session',
    subject: { id: owner.id, name: owner.login },
  });
}
