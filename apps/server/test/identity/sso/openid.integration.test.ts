import {
  account,
  createIdentityProvider,
  listIdentityProviders,
  logout,
  saml2Login,
  updateIdentityProvider,
} from '@waybill/contract';
import { Caller, House, neighbour } from '@waybill/testkit';
import { type IdTokenContent, OpenIdProvider, type OpenIdRequest } from '@waybill/testkit/identity-provider';
import { generateKeyPair } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { SsoBrowser } from './sso-browser.ts';

const shipper = 'shipper@example.com';
const minute = 60_000;
const seconds = () => Math.floor(Date.now() / 1_000);

const house = await House.open({ webhookHosts: ['127.0.0.1'] });
const provider = await OpenIdProvider.start();
const other = await OpenIdProvider.start();
afterAll(async () => {
  await provider.close();
  await other.close();
  await house.close();
});
house.clock.forward(Date.now() - house.clock.read().getTime());
const admin = await house.as('admin');

const settingsOf = ({ address, clientId, clientSecret }: OpenIdProvider, name: string) => ({
  protocol: 'openid' as const,
  name,
  issuer: address,
  clientId,
  clientSecret,
});

async function added(body: ReturnType<typeof settingsOf> & Record<string, unknown>, caller = admin): Promise<string> {
  const made = await caller.call(createIdentityProvider, { body });
  if (made.status !== 200) throw new Error(made.text);
  return String(made.body.id);
}

const idp = await added(settingsOf(provider, 'Attacked'));
const idpOfOther = await added(settingsOf(other, 'Another'));

const named = (email: string, content: IdTokenContent = {}): IdTokenContent => ({
  ...content,
  claims: { sub: 'subject', email, ...content.claims },
});

/** What the portal says when this browser comes back from the provider with what the provider made of the request. */
async function goThrough(content: IdTokenContent, { at = idp, email = shipper, with: more = {} } = {}) {
  const browser = new SsoBrowser(house);
  const request = await browser.beginOpenId(at, email);
  const parameters = { code: provider.code(request, content), state: request.state, iss: provider.address, ...more };
  return { browser, request, parameters, outcome: await browser.comeBack(parameters, at) };
}

/** Why the last sign-in was refused, as the audit log tells it. */
async function lastReason(): Promise<string> {
  const { details } = await house.settings
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'session.refuse')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return JSON.parse(String(details)).reason;
}

const unsigned = (token: string): string => {
  const [, payload = ''] = token.split('.');
  return `${Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')}.${payload}.`;
};

const withPayload = (token: string, change: object): string => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
};

const foreignKeys = await generateKeyPair('RS256');

describe('a sign-in by OpenID Connect', () => {
  it('opens a session for the user whom the provider names, and asks for a code with PKCE, state and nonce', async () => {
    const { browser, request, outcome } = await goThrough(named('Shipper@Example.com'));
    expect(request).toMatchObject({
      redirectUri: `${house.address}/aiparcelweb/login/openid/${idp}`,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'openid email profile',
    });
    const { body } = await browser.redeem(outcome.get('token') ?? '', true);
    const person = new Caller(house.address, body.id_token);
    expect((await person.call(account)).body).toMatchObject({ login: 'shipper' });
    const left = await person.call(logout);
    const target = new URL(left.body.continueAt ?? '');
    expect(`${target.origin}${target.pathname}`).toBe(`${provider.address}/sign-out`);
    expect(target.searchParams.get('post_logout_redirect_uri')).toBe(`${house.address}/login`);
    expect((await person.call(account)).status).toBe(401);
  });

  it('makes an account with the role and in the domains that the provider is set to', async () => {
    const partner = { emailDomains: ['partner.example'], newUserRole: 'ROLE_GUEST' };
    const at = await added({ ...settingsOf(provider, 'Partner'), ...partner });
    const from = { at, email: 'new@partner.example' };
    const claims = { given_name: 'Nora', family_name: 'New' };
    const { browser, outcome } = await goThrough(named('new@partner.example', { claims }), from);
    const { body } = await browser.redeem(outcome.get('token') ?? '');
    expect((await new Caller(house.address, body.id_token).call(account)).body).toMatchObject({
      login: 'new@partner.example',
      firstName: 'Nora',
      lastName: 'New',
      roles: ['ROLE_GUEST'],
    });
    expect((await goThrough(named('admin@example.com'), from)).outcome.get('error')).toBe('failed');
  });
});

describe('what the ID token says is refused', () => {
  it.each<[string, IdTokenContent, string]>([
    ['another nonce', { claims: { nonce: 'another' } }, 'nonce'],
    ['no nonce', { claims: { nonce: '' } }, 'nonce'],
    ['another issuer', { claims: { iss: 'https://evil.example' } }, 'iss'],
    ['another audience', { claims: { aud: 'another client' } }, 'aud'],
    ['another client among several', { claims: { aud: ['waybill', 'more'], azp: 'more' } }, 'azp'],
    ['an end that has passed', { claims: { exp: seconds() - 300 } }, 'exp'],
    ['a beginning that has not come', { claims: { nbf: seconds() + 600 } }, 'nbf'],
    ['no signature', { after: unsigned }, 'alg'],
    ['a signature by another key', { keys: foreignKeys }, 'signature'],
    ['what was changed after signing', { after: (token) => withPayload(token, { email: 'admin@example.com' }) }, 'sig'],
    ['no token', { after: () => 'nonsense' }, ''],
  ])('%s', async (_what, content, reason) => {
    expect([...(await goThrough(named(shipper, content))).outcome]).toEqual([['error', 'failed']]);
    expect(await lastReason()).toContain(reason);
  });

  it.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email_verified: 'true' }]])(
    'an address that is not verified: %o',
    async (claims) => {
      expect([...(await goThrough(named(shipper, { claims }))).outcome]).toEqual([['error', 'email_not_verified']]);
    },
  );

  it('users who are deactivated, unknown, or of another tenant', async () => {
    await house.settings.updateTable('user_account').set({ activated: false }).where('login', '=', 'carrier').execute();
    for (const email of ['carrier@example.com', 'nobody@example.com', 'nele@neighbour.example']) {
      expect([...(await goThrough(named(email))).outcome]).toEqual([['error', 'user_not_found']]);
    }
  });
});

describe('what a browser brings back is refused', () => {
  it('with the state of nobody, of another browser, of another provider, or too late', async () => {
    const browser = new SsoBrowser(house);
    const request = await browser.beginOpenId(idp, shipper);
    const back = { code: provider.code(request, named(shipper)), state: request.state, iss: provider.address };
    expect((await browser.comeBack({ ...back, state: 'invented' }, idp)).get('error')).toBe('too_late');
    expect((await new SsoBrowser(house).comeBack(back, idp)).get('error')).toBe('too_late');
    expect((await browser.comeBack(back, idpOfOther)).get('error')).toBe('too_late');
    house.clock.forward(11 * minute);
    expect((await browser.comeBack(back, idp)).get('error')).toBe('too_late');
    house.clock.forward(-11 * minute);
  });

  it('twice, or by several at once', async () => {
    const { browser, parameters } = await goThrough(named(shipper));
    expect((await browser.comeBack(parameters, idp)).get('error')).toBe('too_late');
    const once = new SsoBrowser(house);
    const request = await once.beginOpenId(idp, shipper);
    const back = { code: provider.code(request, named(shipper)), state: request.state, iss: provider.address };
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => once.comeBack(back, idp)));
    expect(outcomes.filter((outcome) => outcome.has('token'))).toHaveLength(1);
  });

  it('with a code of another sign-in, even if the provider does not mind', async () => {
    for (const isCareless of [false, true]) {
      const victim = await new SsoBrowser(house).beginOpenId(idp, 'admin@example.com');
      const stolen = provider.code(victim, named('admin@example.com', { isCareless }));
      const { outcome } = await goThrough(named(shipper), { with: { code: stolen } });
      expect([...outcome]).toEqual([['error', 'failed']]);
    }
  });

  it('from another issuer than the one that was asked (mix-up)', async () => {
    for (const iss of [other.address, 'https://evil.example']) {
      expect([...(await goThrough(named(shipper), { with: { iss } })).outcome]).toEqual([['error', 'failed']]);
      expect(await lastReason()).toContain('iss');
    }
    const browser = new SsoBrowser(house);
    const request: OpenIdRequest = await browser.beginOpenId(idp, shipper);
    const back = { code: other.code(request, named(shipper)), state: request.state, iss: provider.address };
    expect((await browser.comeBack(back, idp)).get('error')).toBe('failed');
  });

  it('when the provider denies the sign-in', async () => {
    const browser = new SsoBrowser(house);
    const { state } = await browser.beginOpenId(idp, shipper);
    const said = { error: 'access_denied', error_description: 'Not assigned', state, iss: provider.address };
    expect([...(await browser.comeBack(said, idp))]).toEqual([['error', 'denied']]);
  });

  it('at the address of the other protocol', async () => {
    const browser = new SsoBrowser(house);
    const { state } = await browser.beginOpenId(idp, shipper);
    expect((await browser.carry('PHg+PC94Pg==', state, idp)).get('error')).toBe('failed');
  });
});

describe('the settings of a provider that speaks OpenID Connect', () => {
  it('never show the secret, keep it for the same issuer only, and tell the audit log that it was set', async () => {
    const { body } = await admin.call(listIdentityProviders);
    const shown = body.find(({ id }) => String(id) === idp);
    expect(shown).toMatchObject({ protocol: 'openid', entityId: provider.address, clientId: 'waybill' });
    const stored = await house.settings.selectFrom('identity_provider').selectAll().execute();
    const log = await house.settings.selectFrom('audit_log').select('details').execute();
    expect(JSON.stringify([body, stored, log])).not.toContain(provider.clientSecret);
    expect(JSON.stringify(log)).toContain('clientSecret');
    const { clientSecret: _, ...kept } = settingsOf(provider, 'Attacked');
    const params = { id: idp };
    expect((await admin.call(updateIdentityProvider, { params, body: kept })).status).toBe(200);
    expect((await goThrough(named(shipper))).outcome.has('token')).toBe(true);
    const moved = await admin.call(updateIdentityProvider, { params, body: { ...kept, issuer: other.address } });
    expect(moved.body).toMatchObject({ status: 400, errors: [{ field: 'clientSecret' }] });
  });

  it.each([
    ['an issuer without a configuration', { issuer: 'http://127.0.0.1:1' }, 'issuer'],
    ['an issuer on this machine that is not permitted', { issuer: 'http://localhost:1' }, 'issuer'],
    ['an issuer in a private network', { issuer: 'https://10.0.0.1' }, 'issuer'],
    ['an issuer without TLS', { issuer: 'http://idp.example' }, 'issuer'],
    ['no client ID', { clientId: undefined }, 'clientId'],
    ['no client secret', { clientSecret: undefined }, 'clientSecret'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const { status, body } = await admin.call(createIdentityProvider, {
      body: { ...settingsOf(provider, 'Wrong'), ...wrong },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field })] });
  });

  it('are refused when the configuration is that of another issuer, and then nobody can sign in either', async () => {
    other.configuration = { issuer: provider.address };
    const { body } = await admin.call(createIdentityProvider, { body: settingsOf(other, 'Impostor') });
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'issuer' }] });
    const begun = await house.anyone.call(saml2Login, { body: { idp: idpOfOther, email: shipper } });
    expect(begun.body).toMatchObject({ status: 400, detail: expect.stringContaining('Another cannot be reached') });
    other.configuration = {};
  });

  it('do not follow a configuration into places that are not permitted', async () => {
    other.configuration = { token_endpoint: 'http://localhost:1/token' };
    const browser = new SsoBrowser(house);
    const request = await browser.beginOpenId(idpOfOther, shipper);
    const back = { code: other.code(request, named(shipper)), state: request.state, iss: other.address };
    expect((await browser.comeBack(back, idpOfOther)).get('error')).toBe('failed');
    expect(await lastReason()).toContain('https');
    other.configuration = {};
  });

  it('count in their tenant alone', async () => {
    const nele = await house.as(neighbour.login, neighbour.tenant);
    const theirs = await added(settingsOf(provider, 'Theirs'), nele);
    await expect(new SsoBrowser(house).beginOpenId(theirs, shipper)).rejects.toThrow('not associated with SSO');
    expect((await admin.call(listIdentityProviders)).body.map(({ id }) => String(id))).not.toContain(theirs);
  });
});
