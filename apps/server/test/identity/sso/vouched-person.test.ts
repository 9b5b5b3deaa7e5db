import { describe, expect, it } from 'vitest';
import type { SavedProvider } from '../../../src/identity/sso/identity-providers.ts';
import { SsoRefusal } from '../../../src/identity/sso/sso-refusal.ts';
import { vouchedPerson } from '../../../src/identity/sso/vouched-person.ts';

const provider: SavedProvider = {
  id: 1,
  tenant_id: 1,
  name: 'Example',
  entity_id: 'https://idp.example',
  sign_in_url: 'https://idp.example/sso',
  certificates: '',
  email_domains: 'example.com example.org',
  match_by: 'email',
  email_attribute: null,
  response_signed: false,
  requests_signed: false,
  client_id: null,
  client_secret: null,
  new_user_role_id: null,
  newUserRole: null,
  enabled: true,
  created_at: new Date(0),
};
type Attributes = Readonly<Record<string, readonly string[]>>;
const person = (nameId: string, attributes: Attributes = {}, changed: Partial<SavedProvider> = {}) =>
  vouchedPerson({ ...provider, ...changed }, { nameId, attribute: (name) => attributes[name] ?? [] });
const refusal = (reason: string) => new SsoRefusal('failed', reason);

describe('the person whom a provider names', () => {
  it('has the address that is their name, or that the chosen attribute says', () => {
    expect(person('a@example.com')).toEqual({
      nameId: 'a@example.com',
      email: 'a@example.com',
      firstName: '',
      lastName: '',
    });
    const by = { email_attribute: 'mail' };
    expect(person('u17', { mail: ['a@example.com', 'a@example.com', 'A. Person'] }, by).email).toBe('a@example.com');
    expect(() => person('a@example.com', {}, by)).toThrow(refusal('The assertion names no e-mail address.'));
  });

  it('has one address', () => {
    expect(() => person('u17', { mail: ['a@example.com', 'b@example.com'] }, { email_attribute: 'mail' })).toThrow(
      refusal('The assertion names several e-mail addresses.'),
    );
  });

  it('needs no address where users are found by their name', () => {
    expect(person('u17', {}, { match_by: 'name_id' })).toMatchObject({ nameId: 'u17', email: undefined });
    expect(() => person('u17')).toThrow(refusal('The assertion names no e-mail address.'));
  });

  it.each(['a@elsewhere.com', 'a@example.com.evil', 'a@sub.example.com', 'example.com@evil.com'])(
    'may not be %s, for whom the provider does not answer',
    (email) => {
      for (const match_by of ['email', 'name_id'] as const)
        expect(() => person(email, {}, { match_by })).toThrow(
          refusal('The provider does not answer for this e-mail address.'),
        );
      expect(person(email, {}, { email_domains: '' }).email).toBe(email);
    },
  );

  it('may write their domain in capital letters', () => {
    expect(person('a@EXAMPLE.org').email).toBe('a@EXAMPLE.org');
  });

  const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
  it.each([
    ['urn:oid:2.5.4.42', 'urn:oid:2.5.4.4'],
    ['givenName', 'sn'],
    ['firstName', 'surname'],
    [`${claims}givenname`, 'lastName'],
    ['givenName', `${claims}surname`],
  ])('is called by the attributes %s and %s', (first, last) => {
    expect(person('a@example.com', { [first]: ['Ada', 'Augusta'], [last]: ['x'.repeat(101)] })).toMatchObject({
      firstName: 'Ada',
      lastName: 'x'.repeat(100),
    });
  });
});
