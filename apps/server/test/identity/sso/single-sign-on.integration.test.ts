import { createHash } from 'node:crypto';
import {
  account,
  checkPasswordExpirationDays,
  createIdentityProvider,
  getSSOUserDetails,
  saml2Login,
  updateIdentityProvider,
} from '@waybill/contract';
import { Caller, neighbour } from '@waybill/testkit';
import type { ResponseContent } from '@waybill/testkit/identity-provider';
import { describe, expect, it } from 'vitest';
import { houseWithProvider } from './house-with-provider.ts';
import { SsoBrowser } from './sso-browser.ts';

describe('single sign-on', async () => {
  const { house, provider } = await houseWithProvider();

  const added = async (name: string, settings: Record<string, unknown> = {}): Promise<string> => {
    const admin = new Caller(house.address, await house.signIn('admin'));
    const { status, body, text } = await admin.call(createIdentityProvider, {
      body: { name, metadata: provider.metadata, ...settings },
    });
    if (status !== 200) throw new Error(text);
    return String(body.id);
  };
  const everybody = await added('Everybody');

  /** From the e-mail page to the callback, with whatever the provider says. */
  const goThrough = async (content: ResponseContent, { idp = everybody, email = 'shipper@example.com' } = {}) => {
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, email);
    const outcome = await browser.carry(provider.answer(request, content), relayState, idp);
    return { browser, outcome, token: outcome.get('token') ?? '' };
  };
  const endSessions = () =>
    house.settings.updateTable('session').set({ ended_at: house.clock.read() }).where('ended_at', 'is', null).execute();

  it('lists the providers of an e-mail address, given as JSON text, as bare text or by name', async () => {
    const bodies = ['"shipper@example.com"', 'Shipper@Example.com', '{"email":"shipper@example.com"}'];
    for (const body of bodies) {
      expect((await house.anyone.call(getSSOUserDetails, { body })).body).toEqual([
        { idp: everybody, name: 'Everybody' },
      ]);
    }
    const detail = async (email: string) => (await house.anyone.call(getSSOUserDetails, { body: { email } })).body;
    expect(await detail('nobody@example.com')).toMatchObject({ status: 400, detail: 'User name not found' });
    expect(await detail('')).toMatchObject({ status: 400, errors: [{ message: 'Please input your email!' }] });
    const elsewhere = { headers: { 'tenant-name': neighbour.tenant }, body: '"nele@neighbour.example"' };
    expect((await house.anyone.call(getSSOUserDetails, elsewhere)).body).toEqual([]);
  });

  it('answers a form that sends itself by HTTP-POST, under a policy that runs only its own script', async () => {
    const { text, headers } = await house.anyone.call(saml2Login, {
      body: { idp: everybody, email: 'shipper@example.com' },
    });
    expect(text).toContain(`<form method="post" action="${provider.address}/sign-in">`);
    const script = /<script>([^<]*)<\/script>/.exec(text)?.[1] ?? '';
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=None/);
    expect(/name="RelayState" value="([^"]*)"/.exec(text)?.[1]?.length).toBeLessThanOrEqual(80);
  });

  it('signs the user in whom the provider names by e-mail address', async () => {
    const { browser, token } = await goThrough({ nameId: 'Shipper@example.com' });
    const { status, body } = await browser.redeem(token, true);
    expect(status).toBe(200);
    const me = await new Caller(house.address, body.id_token).call(account);
    expect(me.body).toMatchObject({ login: 'shipper', roles: ['ROLE_CLIENT'] });
    const log = await house.settings.selectFrom('audit_log').select(['action', 'details']).execute();
    expect(log).toContainEqual({ action: 'session.open', details: expect.stringContaining('single sign-on') });
  });

  it('takes responses that are signed whole too', async () => {
    const idp = await added('Signed whole', { responseSigned: true });
    const { token } = await goThrough({ nameId: 'shipper@example.com', signsResponse: true }, { idp });
    expect(token).not.toBe('');
    expect((await goThrough({ nameId: 'shipper@example.com' }, { idp })).outcome.get('error')).toBe('failed');
  });

  it('asks before it ends a session elsewhere, and keeps the ticket for the Yes', async () => {
    const elsewhere = new Caller(house.address, await house.signIn('shipper'));
    const { browser, token } = await goThrough({ nameId: 'shipper@example.com' });
    expect((await browser.redeem(token)).body).toMatchObject({
      status: 400,
      detail:
        'LOGOFFCHECK There is an open session in another browser. Do you want to log off elsewhere and log in here?',
    });
    expect((await elsewhere.call(account)).status).toBe(200);
    expect((await browser.redeem(token, true)).status).toBe(200);
    expect((await elsewhere.call(account)).status).toBe(401);
    expect((await browser.redeem(token, true)).status).toBe(400);
  });

  it('ends sessions elsewhere when that was asked for at the beginning', async () => {
    const elsewhere = new Caller(house.address, await house.signIn('shipper'));
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(everybody, 'shipper@example.com', true);
    const answer = provider.answer(request, { nameId: 'shipper@example.com' });
    const token = (await browser.carry(answer, relayState, everybody)).get('token') ?? '';
    expect((await browser.redeem(token)).status).toBe(200);
    expect((await elsewhere.call(account)).status).toBe(401);
  });

  it('gives a ticket that works once, for minutes, and in the browser that began', async () => {
    await endSessions();
    const content = { nameId: 'analyst@example.com' };
    const from = { email: 'analyst@example.com' };
    const stolen = await goThrough(content, from);
    expect((await new SsoBrowser(house).redeem(stolen.token)).status).toBe(400);
    expect((await stolen.browser.redeem('another ticket')).status).toBe(400);
    expect((await stolen.browser.redeem(stolen.token)).status).toBe(200);
    expect((await stolen.browser.redeem(stolen.token, true)).status).toBe(400);
    const late = await goThrough(content, from);
    house.clock.forward(6 * 60_000);
    expect((await late.browser.redeem(late.token, true)).status).toBe(400);
    house.clock.forward(-6 * 60_000);
  });

  it('finds users by an attribute, or by the NameID exactly as the login', async () => {
    const byAttribute = await added('By attribute', { emailAttribute: 'mail' });
    const named = { nameId: 'opaque', attributes: { mail: 'shipper@example.com' } };
    expect((await goThrough(named, { idp: byAttribute })).token).not.toBe('');
    expect((await goThrough({ nameId: 'shipper@example.com' }, { idp: byAttribute })).outcome.get('error')).toBe(
      'failed',
    );
    const byNameId = await added('By NameID', { matchBy: 'nameId' });
    expect((await goThrough({ nameId: 'shipper' }, { idp: byNameId })).token).not.toBe('');
    for (const nameId of ['Shipper', 'shipper@example.com', 'neighbour']) {
      expect((await goThrough({ nameId }, { idp: byNameId })).outcome.get('error')).toBe('user_not_found');
    }
  });

  it('makes no account of its own accord, and one with a role where the provider is set to', async () => {
    const stranger = { nameId: 'new@partner.example' };
    expect((await goThrough(stranger)).outcome.get('error')).toBe('user_not_found');
    const makes = { emailDomains: ['partner.example'], newUserRole: 'ROLE_GUEST' };
    const idp = await added('Partner', makes);
    const { body: offered } = await house.anyone.call(getSSOUserDetails, { body: '"new@partner.example"' });
    expect(offered).toEqual([{ idp, name: 'Partner' }]);
    const attributes = { givenName: 'Nora', sn: 'New' };
    const from = { idp, email: 'new@partner.example' };
    const { browser, token } = await goThrough({ ...stranger, attributes }, from);
    const { body } = await browser.redeem(token);
    const person = new Caller(house.address, body.id_token);
    expect((await person.call(account)).body).toMatchObject({
      login: 'new@partner.example',
      firstName: 'Nora',
      lastName: 'New',
      roles: ['ROLE_GUEST'],
      internal: false,
    });
  });

  it('lets a provider speak for its own domains alone', async () => {
    const idp = await added('One domain', { emailDomains: ['partner.example'], newUserRole: 'ROLE_GUEST' });
    const from = { idp, email: 'other@partner.example' };
    expect((await goThrough({ nameId: 'admin@example.com' }, from)).outcome.get('error')).toBe('failed');
  });

  it('refuses inactive users, and an address that several users share', async () => {
    const person = house.settings.updateTable('user_account');
    await person.set({ activated: false }).where('login', '=', 'carrier').execute();
    expect((await goThrough({ nameId: 'carrier@example.com' })).outcome.get('error')).toBe('user_not_found');
    await person.set({ activated: true, email: 'guest@example.com' }).where('login', '=', 'carrier').execute();
    expect((await goThrough({ nameId: 'guest@example.com' })).outcome.get('error')).toBe('email_not_unique');
    const shared = await house.anyone.call(getSSOUserDetails, { body: '"guest@example.com"' });
    expect(shared.body).toMatchObject({ detail: 'Multiple users are associated with this provided email address.' });
  });

  it('is not stopped by a password of ours that has expired', async () => {
    const { browser, token } = await goThrough({ nameId: 'expired@example.com' }, { email: 'expired@example.com' });
    const { body } = await browser.redeem(token);
    const days = await new Caller(house.address, body.id_token).call(checkPasswordExpirationDays);
    expect(days.body).toBeGreaterThan(10);
  });

  it('ends with the provider: no sign-in and no session survives its switching off', async () => {
    const settings = { metadata: provider.metadata, emailDomains: ['example.com'] };
    const idp = await added('Switched off', settings);
    await endSessions();
    const admin = new Caller(house.address, await house.signIn('admin'));
    const signedIn = await goThrough({ nameId: 'shipper@example.com' }, { idp });
    const { body } = await signedIn.browser.redeem(signedIn.token);
    const under = new SsoBrowser(house);
    const { request, relayState } = await under.begin(idp, 'shipper@example.com');
    await admin.call(updateIdentityProvider, {
      params: { id: idp },
      body: { name: 'Switched off', ...settings, enabled: false },
    });
    expect((await new Caller(house.address, body.id_token).call(account)).status).toBe(401);
    const answer = provider.answer(request, { nameId: 'shipper@example.com' });
    expect((await under.carry(answer, relayState, idp)).get('error')).toBe('failed');
    await expect(new SsoBrowser(house).begin(idp, 'shipper@example.com')).rejects.toThrow('not associated with SSO');
  });
});
