import { account, authenticate, changePassword, createUser, userChoices } from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const oldPassword = 'Waybill1demo';

describe('a new password', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const change = (newPassword: string) =>
    shipper.call(changePassword, { body: { username: 'shipper', oldPassword, newPassword } });

  it.each(['Password1', 'PASSw0rd', 'Qwerty123', 'Dragon2026!', 'Welcome123', 'Shipper2026', 'Iloveyou1!'])(
    'is refused when it is guessed first: %s',
    async (password) => {
      expect(await change(password)).toMatchObject({
        status: 400,
        body: {
          detail: 'This password is too common. Please choose another one.',
          errors: [{ field: 'newPassword' }],
        },
      });
    },
  );

  it('is refused when an administrator gives it, too', async () => {
    const admin = await house.as('admin');
    const { roles } = (await admin.call(userChoices)).body;
    const body = {
      login: 'newcomer',
      email: 'newcomer@example.com',
      firstName: 'New',
      lastName: 'Comer',
      internal: false,
      chat: false,
      manySessions: false,
      roleIds: roles.slice(0, 1).map(({ id }) => id),
      clientIds: [],
      password: 'Password1',
    };
    expect(await admin.call(createUser, { body })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] },
    });
  });

  it('ends the other sessions, also those that were to be remembered, and not the own one', async () => {
    await house.settings
      .updateTable('user_account')
      .set({ many_sessions: true })
      .where('login', '=', 'analyst')
      .execute();
    const open = async (rememberMe: boolean) => {
      const body = { username: 'analyst', password: oldPassword, rememberMe, logOffOtherSessions: false };
      return new Caller(house.address, (await house.anyone.call(authenticate, { body })).body.id_token);
    };
    const [own, remembered, other] = [await open(true), await open(true), await open(false)];
    expect((await remembered.call(account)).status).toBe(200);
    const body = { username: 'analyst', oldPassword, newPassword: 'Quite4another' };
    expect((await own.call(changePassword, { body })).status).toBe(200);
    const answers = await Promise.all([own, remembered, other].map((session) => session.call(account)));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401]);
  });

  it('counts wrong old ones as failed sign-ins', async () => {
    const guess = (wrong: string) =>
      shipper.call(changePassword, { body: { username: 'shipper', oldPassword: wrong, newPassword: 'Quite4another' } });
    for (const wrong of ['1', '2', '3', '4', '5']) expect((await guess(wrong)).status).toBe(400);
    expect((await guess(oldPassword)).status).toBe(429);
    house.clock.forward(1_000);
    expect((await guess(oldPassword)).status).toBe(200);
  });
});
