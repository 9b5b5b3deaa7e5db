import { account, getUser, listAuditLog, updateUser, updateUserChatBotSettings } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('the assistant', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const choose = (body: unknown) => shipper.call(updateUserChatBotSettings, { body });
  const shown = async () => (await shipper.call(account)).body.chatBotSettings;
  const permit = async (chat: boolean) => {
    const params = { id: (await shipper.call(account)).body.id };
    const { roles, clients, ...user } = (await admin.call(getUser, { params })).body;
    const ids = { roleIds: roles.map(({ id }) => id), clientIds: clients.map(({ id }) => id) };
    expect((await admin.call(updateUser, { params, body: { ...user, ...ids, chat } })).status).toBe(200);
  };

  it('is closed until an administrator opens it, whatever the user chooses', async () => {
    await permit(false);
    expect(await shown()).toEqual({ chat: false, permitted: false });
    expect(await choose({ chat: true })).toMatchObject({
      status: 403,
      body: { detail: 'Your administrator has not given you access to the assistant.' },
    });
    expect(await choose({ chat: false })).toMatchObject({ status: 200, body: { chat: false } });
    await permit(true);
    expect(await shown()).toEqual({ chat: true, permitted: true });
  });

  it('is switched off and on by the user, which stays when an administrator closes and opens it', async () => {
    expect(await choose({ chat: false })).toMatchObject({ status: 200, body: { chat: false } });
    expect(await shown()).toEqual({ chat: false, permitted: true });
    await permit(false);
    await permit(true);
    expect(await shown()).toEqual({ chat: false, permitted: true });
    house.clock.forward(1_000);
    expect(await choose({ chat: true })).toMatchObject({ status: 200, body: { chat: true } });
    expect(await shown()).toEqual({ chat: true, permitted: true });
    const { body } = await admin.call(listAuditLog, { query: { action: 'chat.choose' } });
    expect(body.rows).toMatchObject([
      { login: 'shipper', details: { changes: { chat: { before: true, after: false } } } },
      { login: 'shipper', details: { changes: { chat: { before: false, after: true } } } },
    ]);
  });

  it('is nobody else’s choice, and one of two', async () => {
    expect((await choose({})).status).toBe(400);
    expect((await choose({ chat: 'yes' })).status).toBe(400);
    expect((await admin.call(account)).body.chatBotSettings).toEqual({ chat: true, permitted: true });
  });
});
