import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { discover } from './discover.ts';
import { formPage } from './form-page.ts';
import type { SavedProvider } from './identity-providers.ts';
import type { OpenIdClient } from './openid-client-of.ts';
import { redirectAddress } from './redirect-address.ts';
import { freshSecret } from './secrets.ts';
import { escaped } from './service-provider.ts';
import { type NewRequest, storeRequest } from './sso-requests.ts';

/** Where the proof of a sign-in is stored until the browser comes back. */
export const placeOfCodeVerifier = 'sso_request.code_verifier';

type Beginning = Pick<NewRequest, 'browserHash' | 'logOffOtherSessions'> & {
  readonly provider: SavedProvider;
  readonly client: OpenIdClient;
};

/**
 * Stores a request for a provider that speaks OpenID Connect, and returns the page with the form that sends the browser
 * there: authorization code with PKCE, state and nonce.
 * @throws SsoRefusal when the provider's configuration cannot be used.
 */
export async function beginOpenIdSignIn(
  {
    settings,
    files,
    publicUrl,
    webhookHosts = [],
  }: Pick<Services, 'settings' | 'files' | 'publicUrl' | 'webhookHosts'>,
  { provider, client, browserHash, logOffOtherSessions }: Beginning,
  now: Date,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
  const configuration = await discover(client, webhookHosts);
  const nonce = freshSecret();
  const codeVerifier = freshSecret();
  const state = await storeRequest(
    settings,
    {
      requestId: nonce,
      identityProviderId: provider.id,
      browserHash,
      logOffOtherSessions,
      codeVerifier: (await sealerOf(files)).seal(codeVerifier, placeOfCodeVerifier),
    },
    now,
  );
  const target = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress(publicUrl(), provider.id),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const inputs = [...target.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return formPage(`${target.origin}${target.pathname}`, inputs.join(''), 'get');
}
