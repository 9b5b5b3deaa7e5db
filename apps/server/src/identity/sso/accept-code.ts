import type { IDToken } from 'openid-client';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { placeOfCodeVerifier } from './begin-openid-sign-in.ts';
import { discover, reasonOf } from './discover.ts';
import { findOrMakeUser } from './find-or-make-user.ts';
import type { SavedProvider } from './identity-providers.ts';
import { issueTicket } from './issue-ticket.ts';
import { openIdClientOf } from './openid-client-of.ts';
import { redirectAddress } from './redirect-address.ts';
import { failed, SsoRefusal } from './sso-refusal.ts';
import { claimRequest } from './sso-requests.ts';
import { vouchedPerson } from './vouched-person.ts';

/** What a browser brings back from the provider. */
interface Arrival {
  readonly provider: SavedProvider;
  readonly state: string;
  /** All that the address has behind its question mark. */
  readonly parameters: URLSearchParams;
  readonly browserHashes: readonly string[];
}

/**
 * Accepts the code with which this browser comes back, once: claims the request, redeems the code, checks the ID token
 * (signature, issuer, audience, nonce, times), finds the user. Returns a ticket that opens one session.
 * @throws SsoRefusal
 */
export async function acceptCode(
  services: Pick<Services, 'settings' | 'files' | 'publicUrl' | 'webhookHosts'>,
  { provider, state, parameters, browserHashes }: Arrival,
  now: Date,
): Promise<string> {
  const { settings } = services;
  const returned = { handle: state, identityProviderId: provider.id, browserHashes };
  const claimed = await claimRequest(settings, returned, now);
  const claims = await redeemCode(services, provider, { state, parameters }, claimed);
  const userId = await findOrMakeUser(settings, provider, personOf(provider, claims), now);
  const { browser_hash: browserHash, log_off_other_sessions: logOffOtherSessions } = claimed;
  return issueTicket(settings, { userId, identityProviderId: provider.id, browserHash, logOffOtherSessions }, now);
}

async function redeemCode(
  { files, publicUrl, webhookHosts = [] }: Pick<Services, 'files' | 'publicUrl' | 'webhookHosts'>,
  provider: SavedProvider,
  { state, parameters }: Pick<Arrival, 'state' | 'parameters'>,
  { request_id: nonce, code_verifier: sealed }: { readonly request_id: string; readonly code_verifier: string | null },
): Promise<IDToken> {
  const client = await openIdClientOf(files, provider);
  if (client === undefined || sealed === null) throw failed('The provider does not speak OpenID Connect.');
  const { authorizationCodeGrant, AuthorizationResponseError } = await import('openid-client');
  const configuration = await discover(client, webhookHosts);
  const arrived = new URL(`${redirectAddress(publicUrl(), provider.id)}?${parameters}`);
  const tokens = await authorizationCodeGrant(configuration, arrived, {
    pkceCodeVerifier: (await sealerOf(files)).open(sealed, placeOfCodeVerifier),
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    if (error instanceof AuthorizationResponseError)
      throw new SsoRefusal('denied', `The provider said ${error.error}.`);
    throw failed(reasonOf(error));
  });
  const claims = tokens.claims();
  if (claims === undefined) throw failed('The provider sent no ID token.');
  return claims;
}

/** The person of an ID token; an address counts only if the provider has verified it. */
function personOf(provider: SavedProvider, claims: IDToken) {
  const isVerified = claims.email_verified === true;
  if (!isVerified && provider.match_by === 'email') {
    throw new SsoRefusal('email_not_verified', 'The ID token does not say that the e-mail address is verified.');
  }
  const attribute = (name: string): readonly string[] => {
    const value = claims[name];
    return typeof value !== 'string' || (name === 'email' && !isVerified) ? [] : [value.trim()];
  };
  return vouchedPerson({ ...provider, email_attribute: 'email' }, { nameId: claims.sub, attribute });
}
