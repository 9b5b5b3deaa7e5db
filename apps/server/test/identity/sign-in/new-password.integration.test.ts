import { changePassword, createUser, userChoices } from '@waybill/contract';
import { House } from '@waybill/testkit';
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

  it('counts wrong old ones as failed sign-ins', async () => {
    const guess = (wrong: string) =>
      shipper.call(changePassword, { body: { username: 'shipper', oldPassword: wrong, newPassword: 'Quite4another' } });
    for (const wrong of ['1', '2', '3', '4', '5']) expect((await guess(wrong)).status).toBe(400);
    expect((await guess(oldPassword)).status).toBe(429);
    house.clock.forward(1_000);
    expect((await guess(oldPassword)).status).toBe(200);
  });
});
