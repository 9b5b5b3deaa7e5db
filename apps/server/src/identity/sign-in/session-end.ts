import type { SessionEnd } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { TokenClaims } from './find-signed-in-user.ts';

/** Why the session of a token is not open any more; undefined for one that is open, and for one nobody knows. */
export async function sessionEndOf(
  settings: Settings,
  { sid, tid }: TokenClaims,
  now: Date,
): Promise<SessionEnd | undefined> {
  const session = await settings
    .selectFrom('session')
    .select(['user_id', 'ended_at', 'expires_at'])
    .where('id', '=', sid)
    .where('token_id', '=', tid)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const { user_id, ended_at, expires_at } = session;
  if (ended_at === null) return expires_at <= now ? 'expired' : undefined;
  // A sign-in that ends the others opens its own session at the same moment.
  const successor = await settings
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', user_id)
    .where('created_at', '=', ended_at)
    .where('id', '!=', sid)
    .executeTakeFirst();
  return successor === undefined ? 'closed' : 'elsewhere';
}
