import { authenticate, changeDefaults, changePassword, listAuditLog, listUsers, logout } from '@waybill/contract';
import { Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const password = 'Waybill1demo';

describe('the audit log tells', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const entries = async (action: string) => (await admin.call(listAuditLog, { query: { action } })).body.rows;
  const signIn = (body: Record<string, unknown>) => house.anyone.call(authenticate, { body });

  it('who signed in and out, and how', async () => {
    const token = await house.signIn('shipper');
    await new Caller(house.address, token).call(logout);
    const opened = (await entries('session.open')).find(({ login }) => login === 'shipper');
    expect(opened).toMatchObject({ details: { subject: { name: 'shipper' }, by: 'password' } });
    expect(opened?.details.address).toContain('127.0.0.1');
    expect((await entries('session.end'))[0]).toMatchObject({ login: 'shipper' });
  });

  it('which landing page somebody chose, before and after', async () => {
    const shipper = await house.as('shipper');
    await shipper.call(changeDefaults, { body: { username: 'shipper', landingPage: 'reports' } });
    expect((await entries('user.landing_page'))[0]).toMatchObject({
      login: 'shipper',
      details: { changes: { defaultLandingPage: { before: null, after: '/reports' } } },
    });
  });

  it('for whom a wrong password was tried, and nothing of a name that nobody has', async () => {
    await signIn({ username: 'analyst', password: 'Wrong1password' });
    await signIn({ username: 'Typed1password', password: 'x' });
    const refused = await entries('session.refuse');
    expect(refused.map(({ login }) => login).sort()).toEqual(['analyst', null]);
    expect(JSON.stringify(refused)).not.toMatch(/Typed1password|Wrong1password/);
  });

  it('when wrong passwords lock a user', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await signIn({ username: 'carrier', password: 'Wrong1password' });
      house.clock.forward(20_000);
    }
    expect(await entries('session.lock')).toMatchObject([{ login: 'carrier' }]);
  });

  it('what users were refused, once a minute', async () => {
    const guest = await house.as('guest');
    await guest.call(listUsers);
    await guest.call(listUsers);
    expect(await entries('access.refuse')).toMatchObject([
      {
        login: 'guest',
        details: { subject: { name: `GET ${listUsers.path}` }, reason: expect.stringContaining('USER') },
      },
    ]);
    house.clock.forward(61_000);
    await guest.call(listUsers);
    expect(await entries('access.refuse')).toHaveLength(2);
  });

  it('who changed a password', async () => {
    const analyst = await house.as('analyst');
    const body = { username: 'analyst', oldPassword: password, newPassword: 'Quite4another' };
    expect((await analyst.call(changePassword, { body })).status).toBe(200);
    expect(await entries('password.change')).toMatchObject([{ login: 'analyst' }]);
  });

  it('each tenant its own', async () => {
    const other = await house.as(neighbour.login, neighbour.tenant);
    const { rows } = (await other.call(listAuditLog, { query: {} })).body;
    expect(rows.map(({ login }) => login)).toEqual([neighbour.login]);
  });
});
