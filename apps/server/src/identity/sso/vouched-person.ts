import { z } from 'zod';
import type { SavedProvider } from './identity-providers.ts';
import { isFor } from './providers-for-email.ts';
import { failed } from './sso-refusal.ts';
import type { Vouched } from './verify-response.ts';

/** The person named by a provider. */
export interface VouchedPerson {
  readonly nameId: string;
  readonly email: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

const firstNames = ['urn:oid:2.5.4.42', 'givenName', 'given_name', 'firstName', claim('givenname')];
const lastNames = ['urn:oid:2.5.4.4', 'sn', 'surname', 'family_name', 'lastName', claim('surname')];
const longestName = 100;

function claim(name: string): string {
  return `http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`;
}

/** Reads the person from the verified attributes. Throws SsoRefusal for an address outside the provider's domains. */
export function vouchedPerson(
  provider: SavedProvider,
  { nameId, attribute }: Pick<Vouched, 'nameId' | 'attribute'>,
): VouchedPerson {
  const stated = provider.email_attribute === null ? [nameId] : attribute(provider.email_attribute);
  const [email, second] = [...new Set(stated)].filter((text) => z.email().safeParse(text).success);
  if (second !== undefined) throw failed('The assertion names several e-mail addresses.');
  if (provider.match_by === 'email' && email === undefined) throw failed('The assertion names no e-mail address.');
  if (email !== undefined && !isFor(provider, email)) {
    throw failed('The provider does not answer for this e-mail address.');
  }
  const first = (names: readonly string[]) => (names.flatMap(attribute)[0] ?? '').slice(0, longestName);
  return { nameId, email, firstName: first(firstNames), lastName: first(lastNames) };
}
