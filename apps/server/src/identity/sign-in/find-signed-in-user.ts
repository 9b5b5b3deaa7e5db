import { keptUntilWritten, type Settings } from '@waybill/db';
import { grantedTo } from '../../platform/http/granted.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { type PasswordState, passwordDaysOf } from './password-days.ts';

/** The contents of a token. */
export interface TokenClaims {
  readonly sid: string;
  readonly tid: string;
}

/** An open session, regardless of expiry. */
interface KnownSession extends Omit<SignedInUser, 'passwordDays'>, PasswordState {
  readonly expiresAt: Date;
}

/** The user of an open session whose current token this is; undefined when it was ended, rotated or has expired. */
export async function findSignedInUser(
  settings: Settings,
  claims: TokenClaims,
  now: Date,
): Promise<SignedInUser | undefined> {
  const session = await knownSession(settings, claims.sid, claims.tid);
  if (session === undefined || session.expiresAt <= now) return undefined;
  const { expiresAt, identityProviderId, passwordExpiresOn, mustChangePassword, ...user } = session;
  return { ...user, passwordDays: passwordDaysOf({ identityProviderId, passwordExpiresOn, mustChangePassword }, now) };
}

const knownSession = keptUntilWritten(readSession);

async function readSession(settings: Settings, sessionId: string, tokenId: string): Promise<KnownSession | undefined> {
  const row = await settings
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select([
      'user_account.id as userId',
      'user_account.tenant_id as tenantId',
      'user_account.login',
      'user_account.internal',
      'user_account.password_expires_on as passwordExpiresOn',
      'user_account.must_change_password as mustChangePassword',
      'session.expires_at as expiresAt',
      'session.identity_provider_id as identityProviderId',
    ])
    .where('session.id', '=', sessionId)
    .where('session.token_id', '=', tokenId)
    .where('session.ended_at', 'is', null)
    .where('user_account.activated', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { ...row, sessionId, onlyClients: null, ...(await grantedTo(settings, row.userId)) };
}
