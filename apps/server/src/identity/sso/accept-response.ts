import type { Settings } from '@waybill/db';
import { findOrMakeUser } from './find-or-make-user.ts';
import type { SavedProvider } from './identity-providers.ts';
import type { OwnKeys } from './own-keys.ts';
import { requestMinutes } from './saml-of.ts';
import { freshSecret, hashOf } from './secrets.ts';
import type { ServiceProvider } from './service-provider.ts';
import { failed, SsoRefusal } from './sso-refusal.ts';
import { verifyResponse } from './verify-response.ts';
import { vouchedPerson } from './vouched-person.ts';

const ticketMilliseconds = 300_000;
const minute = 60_000;

interface Arrival {
  readonly provider: SavedProvider;
  readonly serviceProvider: ServiceProvider;
  readonly samlResponse: string;
  readonly relayState: string;
  readonly browserHashes: readonly string[];
  readonly keys: OwnKeys;
}

/**
 * Accepts the response to a request from this browser, once: claims the request, verifies the response, remembers the
 * assertion, finds the user. Returns a ticket that opens one session.
 * @throws SsoRefusal
 */
export async function acceptResponse(settings: Settings, arrival: Arrival, now: Date): Promise<string> {
  const { provider, serviceProvider, samlResponse } = arrival;
  const claimed = await claimRequest(settings, arrival, now);
  const request = { id: claimed.request_id, sentAt: new Date(claimed.expires_at.getTime() - requestMinutes * minute) };
  const vouched = await verifyResponse(samlResponse, provider, serviceProvider, request, arrival.keys, now);
  await useOnce(settings, provider.id, vouched.id, vouched.until);
  const userId = await findOrMakeUser(settings, provider, vouchedPerson(provider, vouched), now);
  const ticket = freshSecret();
  await settings
    .insertInto('sso_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      user_id: userId,
      identity_provider_id: provider.id,
      browser_hash: claimed.browser_hash,
      log_off_other_sessions: claimed.log_off_other_sessions,
      expires_at: new Date(now.getTime() + ticketMilliseconds),
    })
    .execute();
  return ticket;
}

/** One statement, so that only one of two simultaneous responses finds the request. */
async function claimRequest(settings: Settings, { provider, relayState, browserHashes }: Arrival, now: Date) {
  if (browserHashes.length === 0) throw new SsoRefusal('too_late', 'The browser did not begin this sign-in.');
  const claimed = await settings
    .deleteFrom('sso_request')
    .where('relay_state_hash', '=', hashOf(relayState))
    .where('identity_provider_id', '=', provider.id)
    .where('browser_hash', 'in', browserHashes)
    .returning(['request_id', 'browser_hash', 'log_off_other_sessions', 'expires_at'])
    .executeTakeFirst();
  if (claimed === undefined || claimed.expires_at <= now) {
    throw new SsoRefusal('too_late', 'The browser did not begin this sign-in, or too long ago.');
  }
  return claimed;
}

async function useOnce(settings: Settings, providerId: number, assertionId: string, until: Date): Promise<void> {
  const first = await settings
    .insertInto('sso_used_assertion')
    .values({ identity_provider_id: providerId, assertion_id: assertionId, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('assertion_id')
    .executeTakeFirst();
  if (first === undefined) throw failed('The assertion was used before.');
}
