import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import type { SavedProvider } from './identity-providers.ts';

/** Where the secret of an OpenID Connect client is stored, and nowhere else can it be decrypted. */
export const placeOfClientSecret = 'identity_provider.client_secret';

/** This portal as an OpenID Connect provider knows it. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The client of a provider that speaks OpenID Connect, with its secret; undefined if it speaks SAML. */
export async function openIdClientOf(
  files: Services['files'],
  { entity_id, client_id, client_secret }: SavedProvider,
): Promise<OpenIdClient | undefined> {
  if (client_id === null || client_secret === null) return undefined;
  const clientSecret = (await sealerOf(files)).open(client_secret, placeOfClientSecret);
  return { issuer: entity_id, clientId: client_id, clientSecret };
}
