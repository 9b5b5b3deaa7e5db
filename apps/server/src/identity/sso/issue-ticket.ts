import type { Settings } from '@waybill/db';
import { freshSecret, hashOf } from './secrets.ts';

const ticketMilliseconds = 300_000;

/** A user whom a provider has named, and the browser in which that happened. */
interface Named {
  readonly userId: number;
  readonly identityProviderId: number;
  readonly browserHash: string;
  readonly logOffOtherSessions: boolean;
}

/** Issues a ticket that opens one session of the user in that browser. */
export async function issueTicket(
  settings: Settings,
  { userId, identityProviderId, browserHash, logOffOtherSessions }: Named,
  now: Date,
): Promise<string> {
  const ticket = freshSecret();
  await settings
    .insertInto('sso_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      user_id: userId,
      identity_provider_id: identityProviderId,
      browser_hash: browserHash,
      log_off_other_sessions: logOffOtherSessions,
      expires_at: new Date(now.getTime() + ticketMilliseconds),
    })
    .execute();
  return ticket;
}
