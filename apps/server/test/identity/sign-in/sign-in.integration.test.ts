import {
  account,
  authenticate,
  carriers,
  checkPasswordExpirationDays,
  listUsers,
  logout,
  regenerateToken,
  unlockUser,
} from '@waybill/contract';
import { hashPassword } from '@waybill/server';
import { Caller, House, neighbour } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

const password = 'Waybill1demo';

describe('signing in', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const authenticated = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    house.anyone.call(authenticate, { body, headers });

  it('gives a token for user name and password, and the token tells who it is', async () => {
    const { status, body } = await authenticated({ username: 'shipper', password });
    expect(status).toBe(200);
    const me = await new Caller(house.address, body.id_token).call(account);
    expect(me.status).toBe(200);
    expect(me.body).toMatchObject({
      login: 'shipper',
      email: { email: expect.stringContaining('@') },
      activated: true,
      betaFlag: false,
      mustChangePassword: false,
      internal: false,
      defaultLandingPage: null,
      roles: ['ROLE_CLIENT'],
    });
    expect(me.body.permissions).toContain('NEW_BI_TOOLS');
    expect(me.body.permissions).not.toContain('SETTINGS_ADMIN');
  });

  it.each(['analyst@default', 'ANALYST', ' analyst '])('knows the user by ‘%s’ too', async (username) => {
    expect((await authenticated({ username, password, logOffOtherSessions: true })).status).toBe(200);
  });

  it('answers an unknown user and a wrong password with the same words', async () => {
    const unknown = await authenticated({ username: 'nobody', password });
    const wrong = await authenticated({ username: 'guest', password: 'wrong' });
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(unknown.body).toMatchObject({ title: 'Unauthorized', status: 401 });
    expect(unknown.headers.get('content-type')).toContain('application/problem+json');
  });

  it('names the field that is missing with the words of the login page', async () => {
    const { status, body } = await authenticated({ username: '', password: '' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        { field: 'username', message: 'Please input your Username!' },
        { field: 'password', message: 'Please input your password!' },
      ],
    });
  });

  it('asks before it ends a session elsewhere (LOGOFFCHECK), and ends it when told to', async () => {
    const first = await house.signIn('guest');
    const second = await authenticated({ username: 'guest', password });
    expect(second.status).toBe(400);
    expect(second.body).toMatchObject({
      detail:
        'LOGOFFCHECK There is an open session in another browser. Do you want to log off elsewhere and log in here?',
    });
    expect((await new Caller(house.address, first).call(account)).status).toBe(200);
    const third = await authenticated({ username: 'guest', password, logOffOtherSessions: true });
    expect(third.status).toBe(200);
    expect((await new Caller(house.address, first).call(account)).status).toBe(401);
  });

  it('lets users with several sessions have them', async () => {
    await house.settings
      .updateTable('user_account')
      .set({ many_sessions: true })
      .where('login', '=', 'admin')
      .execute();
    const first = await house.signIn('admin');
    const second = await authenticated({ username: 'admin', password });
    expect(second.status).toBe(200);
    const both = [first, second.body.id_token].map((token) => new Caller(house.address, token).call(account));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    await house.settings.updateTable('user_account').set({ many_sessions: false }).execute();
  });

  it('says ‘More than one’ only to somebody who knows the password of one of the users that share an e-mail address', async () => {
    await sql`update user_account set email = 'shared@example.com' where login in ('expiring', 'carrier')`.execute(
      house.settings,
    );
    const right = await authenticated({ username: 'Shared@example.com', password });
    expect(right.status).toBe(400);
    expect(right.body).toMatchObject({ detail: expect.stringContaining('More than one') });
    const wrong = await authenticated({ username: 'shared@example.com', password: 'wrong' });
    expect(wrong.status).toBe(401);
  });

  it('refuses users that are not activated, in the words for a wrong password', async () => {
    await house.settings.updateTable('user_account').set({ activated: false }).where('login', '=', 'carrier').execute();
    const { status, text } = await authenticated({ username: 'carrier', password });
    expect(status).toBe(401);
    expect(text).toBe((await authenticated({ username: 'nobody', password })).text);
    await house.settings.updateTable('user_account').set({ activated: true }).where('login', '=', 'carrier').execute();
  });

  it('takes the tenant from the header: a user of one tenant is unknown in another', async () => {
    const { tenant, login } = neighbour;
    const without = await authenticated({ username: login, password });
    expect(without.status).toBe(401);
    expect(without.text).toContain('Check the tenant too: enter the one that you were given.');
    expect((await authenticated({ username: login, password }, { 'tenant-name': tenant })).status).toBe(200);
    expect((await authenticated({ username: 'shipper', password }, { 'tenant-name': tenant })).status).toBe(401);
    expect((await authenticated({ username: 'shipper', password }, { 'tenant-name': 'none' })).status).toBe(401);
  });

  it('tells the days until the password expires', async () => {
    const days = async (login: string) => (await (await house.as(login)).call(checkPasswordExpirationDays)).body;
    expect(await days('expiring')).toBe(5);
    expect(await days('expired')).toBeLessThanOrEqual(0);
    expect(await days('shipper')).toBeGreaterThan(10);
  });

  it('lets an expired password see nothing but its own account', async () => {
    const expired = await house.as('expired');
    expect((await expired.call(account)).status).toBe(200);
    const refused = await expired.call(carriers);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ detail: 'Your Password has been expired. Please change the password' });
  });

  it('gives a new token for the session and forgets the old one', async () => {
    const old = new Caller(house.address, await house.signIn('analyst'));
    const { status, body } = await old.call(regenerateToken);
    expect(status).toBe(200);
    expect((await old.call(account)).status).toBe(401);
    expect((await new Caller(house.address, body.id_token).call(account)).status).toBe(200);
  });

  it('says of a session that was open why it is not any more, and nothing of others', async () => {
    const endOf = async (caller: Caller) => JSON.parse((await caller.call(account)).text).type;
    const first = new Caller(house.address, await house.signIn('analyst'));
    const second = new Caller(house.address, await house.signIn('analyst'));
    expect(await endOf(first)).toBe('urn:waybill:session-elsewhere');
    house.clock.forward(1_000);
    await second.call(logout);
    expect(await endOf(second)).toBe('urn:waybill:session-closed');
    expect(await endOf(new Caller(house.address, 'nobody'))).toBe('about:blank');
  });

  it('ends the session at once on logout', async () => {
    const token = await house.signIn('analyst');
    const analyst = new Caller(house.address, token);
    expect((await analyst.call(logout)).status).toBe(200);
    const after = await analyst.call(account);
    expect(after.status).toBe(401);
    expect(after.body).toMatchObject({
      title: 'Unauthorized',
      status: 401,
      detail: 'Full authentication is required to access this resource',
    });
    expect((await analyst.call(logout)).status).toBe(401);
  });
});

describe('tokens', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const statusOf = async (token: string) => (await new Caller(house.address, token).call(account)).status;

  it('are refused when forged, cut, unsigned or signed by another secret', async () => {
    const token = await house.signIn('shipper');
    const [header = '', claims = '', signature = ''] = token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sid: 'x' }));
    const forged = [
      '',
      'x',
      `${header}.${claims}`,
      `${header}.${claims}.`,
      `${none}.${claims}.`,
      `${header}.${other.toString('base64url')}.${signature}`,
      `${header}.${claims}.${signature.slice(0, -4)}AAAA`,
    ];
    for (const text of forged) expect(await statusOf(text)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  it('end with their session: twelve hours, or thirty days when remembered', async () => {
    const short = await house.signIn('shipper');
    const { body } = await house.anyone.call(authenticate, {
      body: { username: 'analyst', password, rememberMe: true },
    });
    house.clock.forward(11 * 3_600_000);
    expect(await statusOf(short)).toBe(200);
    house.clock.forward(2 * 3_600_000);
    expect(await statusOf(short)).toBe(401);
    expect(await statusOf(body.id_token)).toBe(200);
    house.clock.forward((30 * 24 - 14) * 3_600_000);
    expect(await statusOf(body.id_token)).toBe(200);
    house.clock.forward(3_600_000);
    expect(await statusOf(body.id_token)).toBe(401);
  });
});

describe('failed sign-ins', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const guess = (username: string) => house.anyone.call(authenticate, { body: { username, password: 'guess' } });

  const second = 1_000;
  const tooMany = (wait: string) => ({
    status: 429,
    body: { title: 'Too Many Requests', detail: `Too many failed attempts to sign in. Try again in ${wait}` },
  });
  const failTimes = async (username: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1) expect((await guess(username)).status).toBe(401);
  };

  it.each(['shipper', 'nobody-at-all'])('of %s wait longer and longer, then until the lock ends', async (username) => {
    await failTimes(username, 5);
    for (const seconds of [1, 2, 4, 8, 16]) {
      expect(await guess(username)).toMatchObject(tooMany(seconds === 1 ? '1 second.' : `${seconds} seconds.`));
      house.clock.forward(seconds * second);
      await failTimes(username, 1);
    }
    const locked = tooMany('15 minutes, or ask your administrator.');
    expect(await guess(username)).toMatchObject(locked);
    house.clock.forward(15 * 60 * second);
    await failTimes(username, 4);
    house.clock.forward(15 * 60 * second);
  });

  it('lock the user for the right password too, by whatever name, until an administrator lifts it', async () => {
    const right = () => house.anyone.call(authenticate, { body: { username: 'guest', password } });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess(tries % 2 === 0 ? 'Guest@default' : 'guest@example.com')).status).toBe(401);
      house.clock.forward(20 * second);
    }
    expect((await right()).status).toBe(429);
    const admin = await house.as('admin');
    const { body: users } = await admin.call(listUsers, { query: { search: 'guest' } });
    const [user] = users.rows;
    expect(user).toMatchObject({ login: 'guest', lockedUntil: expect.stringMatching(/^2026-/) });
    const unlocked = await admin.call(unlockUser, { params: { id: String(user?.id) } });
    expect(unlocked.body).toMatchObject({ login: 'guest', lockedUntil: null });
    expect((await right()).status).toBe(200);
  });

  it('of many names from one address make the address wait, and not the others', async () => {
    house.clock.forward(15 * 60 * second);
    for (let tries = 0; tries < 61; tries += 1) expect((await guess(`user${tries}`)).status).toBe(401);
    expect(await guess('somebody')).toMatchObject(tooMany('1 second.'));
    house.clock.forward(second);
    expect((await guess('somebody')).status).toBe(401);
    house.clock.forward(2 * second);
    await expect(house.signIn('shipper')).resolves.toMatch(/./);
    house.clock.forward(15 * 60 * second);
  });

  it.each(['guest', 'nobody-at-all'])(
    'of %s lock out the address that they came from, and no other, until they are very many',
    async (username) => {
      const behind = await House.open({ trustedProxies: 1 });
      const tryFrom = (address: string, given: string) =>
        behind.anyone.call(authenticate, {
          body: { username, password: given, logOffOtherSessions: true },
          headers: { 'x-forwarded-for': address },
        });
      const right = username === 'guest' ? 200 : 401;
      expect((await tryFrom('192.0.2.1', password)).status).toBe(right);
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await tryFrom('203.0.113.1', 'guess')).status).toBe(401);
        behind.clock.forward(20 * second);
      }
      expect(await tryFrom('203.0.113.1', password)).toMatchObject(tooMany('15 minutes, or ask your administrator.'));
      expect((await tryFrom('198.51.100.1', password)).status).toBe(right);
      for (let tries = 0; tries < 45; tries += 1) await tryFrom(`203.0.113.${100 + tries}`, 'guess');
      expect(await tryFrom('198.51.100.2', password)).toMatchObject({ status: 429 });
      if (username === 'guest') {
        expect((await tryFrom('192.0.2.1', password)).status).toBe(200);
        expect((await tryFrom('198.51.100.1', password)).status).toBe(200);
      }
      await behind.close();
    },
  );

  it('count for the caller’s own address, whatever address it claims', async () => {
    const behind = await House.open({ trustedProxies: 1 });
    const guessFrom = (claimed: string, caller: string) =>
      behind.anyone.call(authenticate, {
        body: { username: `user${claimed}`, password: 'guess' },
        headers: { 'x-forwarded-for': `${claimed}, ${caller}` },
      });
    for (let tries = 0; tries < 61; tries += 1) await guessFrom(`10.0.0.${tries}`, '203.0.113.7');
    expect((await guessFrom('10.0.1.1', '203.0.113.7')).status).toBe(429);
    expect((await guessFrom('10.0.1.2', '203.0.113.8')).status).toBe(401);
    await behind.close();
  });

  it('from all addresses of one IPv6 network count together', async () => {
    const behind = await House.open({ trustedProxies: 1 });
    const guessFrom = (address: string) =>
      behind.anyone.call(authenticate, {
        body: { username: `user of ${address}`, password: 'guess' },
        headers: { 'x-forwarded-for': address },
      });
    for (let tries = 0; tries < 61; tries += 1) await guessFrom(`2001:db8:1:2::${tries.toString(16)}`);
    expect((await guessFrom('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await guessFrom('2001:db8:1:3::1')).status).toBe(401);
    await behind.close();
  });

  it('of one user are not forgotten because somebody of the same e-mail address signs in', async () => {
    const shared = await House.open();
    await shared.settings
      .updateTable('user_account')
      .set({ email: 'office@example.com' })
      .where('login', 'in', ['guest', 'carrier'])
      .execute();
    const tryAs = (username: string, given: string) =>
      shared.anyone.call(authenticate, { body: { username, password: given } });
    await shared.settings
      .updateTable('user_account')
      .set({ password_hash: await hashPassword('Quince4Marmalade') })
      .where('login', '=', 'guest')
      .execute();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await tryAs('guest', 'guess')).status).toBe(401);
      shared.clock.forward(20 * second);
      expect([400, 429]).toContain((await tryAs('office@example.com', password)).status);
    }
    expect((await tryAs('guest', 'Quince4Marmalade')).status).toBe(429);
    await shared.close();
  });

  it('are forgotten once the password was right', async () => {
    for (let round = 0; round < 4; round += 1) {
      await failTimes('carrier', 4);
      await house.signIn('carrier');
    }
  });

  it('do not count when the password was right', async () => {
    for (let tries = 0; tries < 80; tries += 1) await house.signIn('shipper');
  });

  it('open one session when the right password comes twice at once', async () => {
    const attempts = [1, 2, 3, 4].map(() =>
      house.anyone.call(authenticate, { body: { username: 'analyst', password } }),
    );
    expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it.each(['a\u0000b', '\ud800', "' or 1=1 --", '%', 'x'.repeat(255)])(
    'are answered for the odd name %j',
    async (username) => {
      expect([400, 401]).toContain((await guess(username)).status);
    },
  );
});
