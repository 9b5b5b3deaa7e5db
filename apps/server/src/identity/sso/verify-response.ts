import type { Profile, SAML } from '@node-saml/node-saml';
import { type CheckedAssertion, checkAssertion } from './check-assertion.ts';
import { checkDecrypted } from './check-decrypted.ts';
import { checkResponse } from './check-response.ts';
import type { SavedProvider } from './identity-providers.ts';
import type { OwnKeys } from './own-keys.ts';
import { type SignInRequest, samlOf } from './saml-of.ts';
import type { ServiceProvider } from './service-provider.ts';
import { failed } from './sso-refusal.ts';

/** What a provider vouches for, taken only from signed bytes. */
export interface Vouched extends CheckedAssertion {
  readonly nameId: string;
  /** The texts of an attribute; none when the assertion lacks it. */
  readonly attribute: (name: string) => readonly string[];
}

/**
 * Checks form and addressee first, then signatures, audience and times with the library, then what the library wrongly
 * accepts.
 * @throws SsoRefusal
 */
export async function verifyResponse(
  samlResponse: string,
  provider: SavedProvider,
  serviceProvider: ServiceProvider,
  request: SignInRequest,
  keys: OwnKeys,
  now: Date,
): Promise<Vouched> {
  const expected = { issuer: provider.entity_id, acsUrl: serviceProvider.acsUrl, requestId: request.id };
  const encrypted = checkResponse(samlResponse, expected);
  if (encrypted !== undefined) await checkDecrypted(encrypted, keys.privateKey);
  const profile = await signedProfile(samlResponse, await samlOf(provider, serviceProvider, request, keys));
  const signedXml = profile.getAssertionXml?.();
  if (signedXml === undefined) throw failed('There is no signed assertion.');
  const checked = checkAssertion(signedXml, expected, now);
  return { ...checked, nameId: profile.nameID.trim(), attribute: (name) => textsOf(profile.attributes, name) };
}

async function signedProfile(samlResponse: string, saml: SAML): Promise<Profile> {
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse }).catch((error: unknown) => {
    throw failed(error instanceof Error ? error.message : 'The answer could not be verified.');
  });
  if (!profile?.nameID) throw failed('The assertion names nobody.');
  return profile;
}

function textsOf(attributes: unknown, name: string): readonly string[] {
  if (typeof attributes !== 'object' || attributes === null) return [];
  const value: unknown = new Map<string, unknown>(Object.entries(attributes)).get(name);
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === 'string').map((each) => each.trim());
}
