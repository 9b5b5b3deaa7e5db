import type { Configuration, CustomFetch } from 'openid-client';
import { AddressRefused } from '../../platform/http/permitted-address.ts';
import { pinnedFetch } from '../../platform/http/pinned-fetch.ts';
import type { OpenIdClient } from './openid-client-of.ts';
import { failed } from './sso-refusal.ts';

const longestWaitSeconds = 10;

/** Where an issuer publishes its configuration (OpenID Connect Discovery 1.0, section 4). */
export const configurationAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/**
 * Reads the provider's configuration. All requests that are made with it go to permitted addresses only (`named` hosts
 * may be inside or use plain HTTP), and signatures of ID tokens are always checked with the keys that the provider
 * publishes.
 * @throws SsoRefusal saying why the configuration cannot be used.
 */
export async function discover(client: OpenIdClient, named: readonly string[]): Promise<Configuration> {
  // Needed only where a provider speaks OpenID Connect.
  const library = await import('openid-client');
  const { ClientSecretBasic, ClientSecretPost, allowInsecureRequests, customFetch, enableNonRepudiationChecks } =
    library;
  const server = new URL(client.issuer);
  const isPlain = server.protocol === 'http:' && named.includes(server.hostname);
  const configuration = await library
    .discovery(
      server,
      client.clientId,
      {},
      (authorizationServer, ...rest) => {
        const posts = authorizationServer.token_endpoint_auth_methods_supported?.includes('client_secret_post');
        const authenticate = posts ? ClientSecretPost : ClientSecretBasic;
        return authenticate(client.clientSecret)(authorizationServer, ...rest);
      },
      {
        timeout: longestWaitSeconds,
        [customFetch]: fetchAmong(named),
        execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      },
    )
    .catch((error: unknown) => {
      throw failed(reasonOf(error));
    });
  const { issuer } = configuration.serverMetadata();
  if (new URL(issuer).href !== server.href) throw failed(`The configuration is that of ${issuer}.`);
  return configuration;
}

/** What went wrong, with what the library found behind it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}

const fetchAmong =
  (named: readonly string[]): CustomFetch =>
  (url, { method, headers, body, signal }) => {
    const target = new URL(url);
    if (target.protocol === 'http:' && !named.includes(target.hostname)) {
      throw new AddressRefused(`${target.host} must be reached by https.`);
    }
    const text = body === null || body === undefined ? undefined : String(body);
    const limit = AbortSignal.timeout(longestWaitSeconds * 1_000);
    return pinnedFetch(
      target,
      { method, headers, body: text, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) },
      named,
    );
  };
