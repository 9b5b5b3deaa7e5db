import type { Settings } from '@waybill/db';
import { findOrMakeUser } from './find-or-make-user.ts';
import type { SavedProvider } from './identity-providers.ts';
import { issueTicket } from './issue-ticket.ts';
import type { OwnKeys } from './own-keys.ts';
import type { ServiceProvider } from './service-provider.ts';
import { failed } from './sso-refusal.ts';
import { claimRequest } from './sso-requests.ts';
import { verifyResponse } from './verify-response.ts';
import { vouchedPerson } from './vouched-person.ts';

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
  const { provider, serviceProvider, samlResponse, relayState, browserHashes } = arrival;
  const returned = { handle: relayState, identityProviderId: provider.id, browserHashes };
  const claimed = await claimRequest(settings, returned, now);
  const request = { id: claimed.request_id, sentAt: claimed.sentAt };
  const vouched = await verifyResponse(samlResponse, provider, serviceProvider, request, arrival.keys, now);
  await useOnce(settings, provider.id, vouched.id, vouched.until);
  const userId = await findOrMakeUser(settings, provider, vouchedPerson(provider, vouched), now);
  const { browser_hash: browserHash, log_off_other_sessions: logOffOtherSessions } = claimed;
  return issueTicket(settings, { userId, identityProviderId: provider.id, browserHash, logOffOtherSessions }, now);
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
