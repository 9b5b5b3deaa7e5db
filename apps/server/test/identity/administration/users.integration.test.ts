import {
  account,
  authenticate,
  changePassword,
  createUser,
  endOwnSession,
  getUser,
  listAuditLog,
  listOwnSessions,
  listUserSessions,
  listUsers,
  resetUserPassword,
  revokeUserSession,
  setUserActivation,
  updateUser,
  userChoices,
} from '@waybill/contract';
import { demoPassword } from '@waybill/seed-data';
import { Caller, House, neighbour } from '@waybill/testkit';
import { sentMails } from '@waybill/testkit/mail';
import { afterAll, describe, expect, it } from 'vitest';

describe('the administration of users', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { roles, clients } = (await admin.call(userChoices)).body;
  const idOf = (name: string) => roles.find((role) => role.name === name)?.id ?? 0;
  const [client, otherClient] = clients;
  const input = (login: string, more: object = {}) => ({
    login,
    email: `${login}@example.com`,
    firstName: 'Nora',
    lastName: 'Quist',
    internal: false,
    chat: true,
    manySessions: false,
    roleIds: [idOf('ROLE_CLIENT')],
    clientIds: [client?.id ?? 0],
    ...more,
  });
  const make = async (login: string, more: object = {}) => {
    const { status, body, text } = await admin.call(createUser, {
      body: { ...input(login, more), password: 'First1password' },
    });
    if (status !== 200) throw new Error(text);
    return body;
  };
  const signIn = (username: string, password: string) =>
    house.anyone.call(authenticate, { body: { username, password, logOffOtherSessions: true } });
  const lastMail = async () => (await sentMails(house.dataDirectory)).at(-1) ?? '';
  const passwordIn = (mail: string) => /Password: (\S+)/.exec(mail)?.[1] ?? '';
  /** The last thing that an administrator did to a user. */
  const lastAct = async () => {
    const query = { action: 'user.', sort: 'at', descending: 'true', size: 1 };
    const { body } = await admin.call(listAuditLog, { query });
    return body.rows[0];
  };

  it('lists pages of users, ordered and searched by the server', async () => {
    const all = (await admin.call(listUsers, { query: { size: 200 } })).body;
    const logins = all.rows.map(({ login }) => login);
    expect(logins).toEqual([...logins].sort());
    expect(all.total).toBe(logins.length);
    const second = (await admin.call(listUsers, { query: { size: 2, page: 2, sort: 'login', descending: 'true' } }))
      .body;
    expect(second.rows.map(({ login }) => login)).toEqual(logins.toReversed().slice(2, 4));
    expect(second.total).toBe(all.total);
    const found = (await admin.call(listUsers, { query: { search: 'SAM okaf' } })).body;
    expect(found.rows.map(({ login }) => login)).toEqual(['shipper']);
    expect((await admin.call(listUsers, { query: { search: '%' } })).body.total).toBe(0);
  });

  it('invites by mail: the temporary password works once, and leads to a new one', async () => {
    const { status, body } = await admin.call(createUser, { body: { ...input('invited'), password: null } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ login: 'invited', chat: true, mustChangePassword: true, activated: true });
    const mail = await lastMail();
    expect(mail).toContain('invited@example.com');
    const { status: signedIn, body: answer } = await signIn('invited', passwordIn(mail));
    expect(signedIn).toBe(200);
    expect((await new Caller(house.address, answer.id_token).call(account)).body.roles).toEqual(['ROLE_CLIENT']);
    expect(await lastAct()).toMatchObject({
      login: 'admin',
      action: 'user.create',
      details: { subject: { name: 'invited' }, invited: true, changes: { chat: { before: null, after: true } } },
    });
  });

  it('names each field that does not fit', async () => {
    const wrong = { ...input(' a b ', { email: 'nobody', roleIds: [] }), password: null };
    const { status, body } = await admin.call(createUser, { body: wrong });
    expect(status).toBe(400);
    const { errors } = body as unknown as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'login', 'roleIds']);
    const taken = await admin.call(createUser, { body: { ...input('SHIPPER'), password: null } });
    expect(taken.body).toMatchObject({ status: 400, errors: [{ field: 'login', message: 'is taken' }] });
    const strange = await admin.call(createUser, {
      body: { ...input('stranger', { clientIds: [neighbour.clientId] }), password: null },
    });
    expect(strange.body).toMatchObject({ status: 400, errors: [{ field: 'clientIds' }] });
  });

  it('lets two tenants have users of the same name', async () => {
    const nele = await house.as(neighbour.login, neighbour.tenant);
    const choices = (await nele.call(userChoices)).body;
    const body = {
      ...input('shipper', { roleIds: choices.roles.slice(0, 1).map(({ id }) => id) }),
      clientIds: [neighbour.clientId],
      password: 'First1password',
    };
    expect((await nele.call(createUser, { body })).status).toBe(200);
  });

  it('changes roles and clients at once, and keeps before and after', async () => {
    const user = await make('changing');
    const caller = new Caller(house.address, (await signIn('changing', 'First1password')).body.id_token);
    const body = input('changing', { roleIds: [idOf('ROLE_GUEST')], clientIds: [otherClient?.id ?? 0] });
    expect((await admin.call(updateUser, { params: { id: user.id }, body })).status).toBe(200);
    expect((await caller.call(account)).body.roles).toEqual(['ROLE_GUEST']);
    expect((await lastAct())?.details).toEqual({
      subject: { id: user.id, name: 'changing' },
      changes: {
        roles: { before: ['ROLE_CLIENT'], after: ['ROLE_GUEST'] },
        clients: { before: [client?.name], after: [otherClient?.name] },
      },
    });
  });

  it('tells the old address when an administrator changes it', async () => {
    const user = await make('moving');
    const body = input('moving', { email: 'elsewhere@example.com' });
    expect((await admin.call(updateUser, { params: { id: user.id }, body })).status).toBe(200);
    const mail = await lastMail();
    expect(mail).toContain('To: moving@example.com');
    expect(mail).toContain('elsewhere@example.com');
  });

  it('takes the landing page back, and leaves it as it is when not asked to', async () => {
    const user = await make('lander');
    const choose = (defaultLandingPage: string | null | undefined) =>
      admin.call(updateUser, { params: { id: user.id }, body: { ...input('lander'), defaultLandingPage } });
    expect(user.defaultLandingPage).toBeNull();
    expect((await choose('/reports')).body.defaultLandingPage).toBe('/reports');
    expect((await choose(undefined)).body.defaultLandingPage).toBe('/reports');
    expect((await choose(null)).body.defaultLandingPage).toBeNull();
    expect(await lastAct()).toMatchObject({
      details: { changes: { defaultLandingPage: { before: '/reports', after: null } } },
    });
    const closed = '/acl';
    expect((await choose(closed)).status).toBe(400);
    await house.settings
      .updateTable('user_account')
      .set({ default_landing_page: closed })
      .where('id', '=', user.id)
      .execute();
    expect((await choose(closed)).status).toBe(200);
  });

  it('deactivating ends the sessions and keeps the user out, activating lets them in again', async () => {
    const user = await make('leaving');
    const caller = new Caller(house.address, (await signIn('leaving', 'First1password')).body.id_token);
    expect((await caller.call(account)).status).toBe(200);
    const set = (activated: boolean) => admin.call(setUserActivation, { params: { id: user.id }, body: { activated } });
    expect((await set(false)).body.activated).toBe(false);
    expect((await caller.call(account)).status).toBe(401);
    expect((await signIn('leaving', 'First1password')).status).toBe(401);
    expect((await set(true)).body.activated).toBe(true);
    expect((await signIn('leaving', 'First1password')).status).toBe(200);
  });

  it('resetting ends the old password and the sessions, and mails a new one', async () => {
    const user = await make('forgetful');
    const caller = new Caller(house.address, (await signIn('forgetful', 'First1password')).body.id_token);
    const { body } = await admin.call(resetUserPassword, { params: { id: user.id } });
    expect(body.message).toContain('forgetful@example.com');
    expect((await caller.call(account)).status).toBe(401);
    expect((await signIn('forgetful', 'First1password')).status).toBe(401);
    expect((await signIn('forgetful', passwordIn(await lastMail()))).status).toBe(200);
  });

  it('shows open sessions and ends one of them', async () => {
    const user = await make('traveller', { manySessions: true });
    const open = () => house.anyone.call(authenticate, { body: { username: 'traveller', password: 'First1password' } });
    const [first, second] = [await open(), await open()];
    const sessions = (await admin.call(listUserSessions, { params: { id: user.id } })).body;
    expect(sessions).toHaveLength(2);
    for (const { id: sessionId } of sessions.slice(0, 1)) {
      expect((await admin.call(revokeUserSession, { params: { id: user.id, sessionId } })).status).toBe(200);
      expect((await admin.call(revokeUserSession, { params: { id: user.id, sessionId } })).status).toBe(404);
    }
    const states = [first, second].map(
      async ({ body }) => (await new Caller(house.address, body.id_token).call(account)).status,
    );
    expect((await Promise.all(states)).sort()).toEqual([200, 401]);
    expect((await admin.call(getUser, { params: { id: user.id } })).body.openSessions).toBe(1);
  });

  it('lets everybody see and end their own sessions, and nobody else’s', async () => {
    await make('commuter', { manySessions: true });
    const open = async (password: string) => {
      const { body } = await house.anyone.call(authenticate, { body: { username: 'commuter', password } });
      return new Caller(house.address, body.id_token);
    };
    const chosen = { username: 'commuter', oldPassword: 'First1password', newPassword: 'Second2password' };
    const home = await open(chosen.oldPassword);
    await home.call(changePassword, { body: chosen });
    const office = await open(chosen.newPassword);
    const sessions = (await office.call(listOwnSessions)).body;
    expect(sessions).toHaveLength(2);
    const others = sessions.filter(({ current }) => !current);
    expect(others).toHaveLength(1);
    for (const { id: sessionId } of others) {
      expect((await admin.call(endOwnSession, { params: { sessionId } })).status).toBe(404);
      expect((await office.call(endOwnSession, { params: { sessionId } })).status).toBe(200);
      expect((await office.call(endOwnSession, { params: { sessionId } })).status).toBe(404);
    }
    expect((await office.call(endOwnSession, { params: { sessionId: 'none' } })).status).toBe(404);
    expect((await home.call(account)).status).toBe(401);
    expect((await office.call(account)).status).toBe(200);
    expect((await lastAct())?.action).toBe('user.end_session');
  });

  it('lets nobody lose the own rights by mistake', async () => {
    const { id } = (await admin.call(account)).body;
    const self = (await admin.call(getUser, { params: { id } })).body;
    const deactivated = await admin.call(setUserActivation, { params: { id }, body: { activated: false } });
    expect(deactivated.status).toBe(400);
    const body = { ...self, roleIds: [idOf('ROLE_CLIENT')], clientIds: [] };
    const demoted = await admin.call(updateUser, { params: { id }, body });
    expect(demoted.body).toMatchObject({ status: 400, errors: [{ field: 'roleIds' }] });
  });

  describe('by somebody who holds some permissions only', async () => {
    const tenant = await house.settings
      .selectFrom('tenant')
      .select('id')
      .where('name', '=', 'default')
      .executeTakeFirstOrThrow();
    const { id: roleId } = await house.settings
      .insertInto('role')
      .values({ tenant_id: tenant.id, name: 'ROLE_USERS' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await house.settings
      .insertInto('role_permission')
      .values((['USER_VIEW', 'USER_ADD', 'USER_EDIT'] as const).map((permission) => ({ role_id: roleId, permission })))
      .execute();
    await make('steward', { roleIds: [roleId] });
    await house.settings
      .updateTable('user_account')
      .set({ must_change_password: false })
      .where('login', '=', 'steward')
      .execute();
    const steward = new Caller(house.address, (await signIn('steward', 'First1password')).body.id_token);

    it('shows only users of the own clients, and none of another tenant', async () => {
      const own = new Set((await steward.call(userChoices)).body.clients.map(({ id }) => id));
      const foreign = clients.filter(({ id }) => !own.has(id)).slice(0, 1);
      await make('insider', { internal: true });
      await make('of-nobody', { clientIds: [] });
      await make('of-two', { clientIds: [client, ...foreign].map((each) => each?.id ?? 0) });
      const { rows } = (await steward.call(listUsers, { query: { size: 200 } })).body;
      const logins = rows.map(({ login }) => login);
      expect(logins).toContain('steward');
      for (const login of ['insider', 'of-nobody', 'of-two']) expect(logins).not.toContain(login);
      expect(logins).not.toContain('admin');
      const everybody = await admin.call(listUsers, { query: { size: 200 } });
      expect(everybody.body.rows.map(({ login }) => login)).not.toContain(neighbour.login);
      const stranger = await house.settings
        .selectFrom('user_account')
        .select('id')
        .where('login', '=', neighbour.login)
        .executeTakeFirstOrThrow();
      expect((await admin.call(getUser, { params: stranger })).status).toBe(404);
      expect((await admin.call(resetUserPassword, { params: stranger })).status).toBe(404);
    });

    it('grants no role that reaches further, and changes nobody who has one', async () => {
      expect((await steward.call(userChoices)).body).toMatchObject({
        roles: [{ name: 'ROLE_USERS' }],
        mayMakeInternal: false,
      });
      const risen = {
        ...input('risen', { roleIds: [idOf('ROLE_ADMIN')], internal: true }),
        password: 'First1password',
      };
      const { status, body } = await steward.call(createUser, { body: risen });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: 'roleIds' }, { field: 'internal' }] });
      const ofNobody = { ...input('of-none', { roleIds: [roleId], clientIds: [] }), password: 'First1password' };
      const refused = await steward.call(createUser, { body: ofNobody });
      expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'clientIds' }] });
      const above = await make('above', { roleIds: [idOf('ROLE_ADMIN')] });
      expect((await steward.call(resetUserPassword, { params: { id: above.id } })).status).toBe(403);
    });
  });

  it('keeps no password in the audit log', async () => {
    const { body } = await admin.call(listAuditLog, { query: { size: 200 } });
    const text = JSON.stringify(body.rows);
    expect(text).not.toContain('First1password');
    expect(text).not.toContain(demoPassword);
    expect(text).not.toContain('$argon2');
  });
});
