import type { SAML } from '@node-saml/node-saml';
import { pemBlocks } from './certificate.ts';
import type { SavedProvider } from './identity-providers.ts';
import type { OwnKeys } from './own-keys.ts';
import type { ServiceProvider } from './service-provider.ts';

const minute = 60_000;

/** How many minutes a user has to sign in at the provider. */
export const requestMinutes = 10;

/** How far the provider's clock may differ from ours. */
export const clockSkewMilliseconds = minute;

/** A request of this portal to a provider. */
export interface SignInRequest {
  readonly id: string;
  readonly sentAt: Date;
}

/**
 * The library, set up for a provider and one request, and imported only when somebody signs in that way. It trusts the
 * certificates in the provider's settings, never one in a response.
 */
export async function samlOf(
  provider: SavedProvider,
  { entityId, acsUrl }: ServiceProvider,
  request: SignInRequest,
  keys: OwnKeys,
): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new Saml({
    entryPoint: provider.sign_in_url,
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    idpCert: [...pemBlocks(provider.certificates)],
    idpIssuer: provider.entity_id,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    authnRequestBinding: 'HTTP-POST',
    skipRequestCompression: true,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(provider.requests_signed ? { privateKey: keys.privateKey, publicCert: keys.certificate } : {}),
    decryptionPvk: keys.privateKey,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: provider.response_signed,
    acceptedClockSkewMs: clockSkewMilliseconds,
    maxAssertionAgeMs: 5 * minute,
    generateUniqueId: () => request.id,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestMinutes * minute,
    cacheProvider: onlyKnowing(request),
  });
}

/** Knows this request alone, which has already been claimed in the database. */
const onlyKnowing = ({ id, sentAt }: SignInRequest) => ({
  saveAsync: async (_key: string, value: string) => ({ value, createdAt: sentAt.getTime() }),
  getAsync: async (key: string) => (key === id ? sentAt.toISOString() : null),
  removeAsync: async (key: string | null) => key,
});
