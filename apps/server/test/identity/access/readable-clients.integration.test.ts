import { openSettings } from '@waybill/db';
import { copiedDatabase, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { readableClients } from '../../../src/identity/access/readable-clients.ts';
import { readableClientIds, readableIds } from '../../../src/identity/access/readable-ids.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

await settings.updateTable('client').set({ name: 'Alder Kids' }).where('id', '=', 1004).execute();
/** By name. */
const ofAll = [1004, 1006, 1007, 1001, 1002, 1005, 1003];
const ofTheGroup = [1004, 1001, 1002, 1003];

async function userOf(login: string) {
  const { userId, tenantId, internal } = await settings
    .selectFrom('user_account')
    .select(['id as userId', 'tenant_id as tenantId', 'internal'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return { userId, tenantId, internal, onlyClients: null };
}
const clientsOf = async (login: string) => await readableClients(settings, await userOf(login));
const idsOf = async (login: string) => (await clientsOf(login)).map(({ id }) => id);
/** Assigns exactly these clients to the user. */
async function assign(login: string, ...clientIds: readonly number[]) {
  const { userId: user_id } = await userOf(login);
  await settings.deleteFrom('user_client').where('user_id', '=', user_id).execute();
  for (const client_id of clientIds) await settings.insertInto('user_client').values({ user_id, client_id }).execute();
}

describe('the clients that a user may read', () => {
  it('are all of the tenant for an internal user, by name, whichever are assigned', async () => {
    expect(await idsOf('admin')).toEqual(ofAll);
    await assign('admin', 1005, neighbour.clientId);
    expect(await idsOf('admin')).toEqual(ofAll);
    expect(await idsOf(neighbour.login)).toEqual([neighbour.clientId]);
  });

  it('are for others the assigned ones and the children of assigned parents, by name', async () => {
    await assign('shipper', 1001);
    await assign('analyst', 1005, 1003);
    await assign('guest');
    expect(await idsOf('shipper')).toEqual(ofTheGroup);
    expect(await idsOf('analyst')).toEqual([1005, 1003]);
    expect(await idsOf('guest')).toEqual([]);
  });

  it('are none of another tenant, even where one is assigned, or is the child of an assigned one', async () => {
    await assign('analyst', 1003, neighbour.clientId);
    expect(await idsOf('analyst')).toEqual([1003]);
    const { tenantId: tenant_id } = await userOf(neighbour.login);
    await settings
      .insertInto('client')
      .values({ tenant_id, name: 'A child', code: 'CHILD', parent_client_id: 1001 })
      .execute();
    await assign('shipper', 1001);
    expect(await idsOf('shipper')).toEqual(ofTheGroup);
  });

  it('are told with their place, their parent, and the children that the user may read', async () => {
    await assign('analyst', 1003);
    expect(await clientsOf('analyst')).toEqual([
      {
        id: 1003,
        name: 'Pine Outdoor',
        code: 'PNO',
        city: 'Denver',
        state: 'CO',
        engageDate: expect.stringMatching(/^\d{4}-\d{2}-01$/),
        parentClientId: 1001,
        childIds: [],
        hasInactiveAccounts: false,
      },
    ]);
    await assign('shipper', 1001);
    const children = (await clientsOf('shipper')).map(({ id, childIds }) => [id, childIds]);
    expect(children).toEqual([
      [1004, []],
      [1001, [1004, 1002, 1003]],
      [1002, []],
      [1003, []],
    ]);
  });

  it('are known to have inactive accounts by their own accounts only', async () => {
    await settings.updateTable('account').set({ active: true }).execute();
    const ofInactive = async () =>
      (await clientsOf('admin')).filter(({ hasInactiveAccounts }) => hasInactiveAccounts).map(({ id }) => id);
    expect(await ofInactive()).toEqual([]);
    await settings.updateTable('account').set({ active: false }).where('client_id', '=', 1006).execute();
    expect(await ofInactive()).toEqual([1006]);
  });

  it('are listed by their ids, in a list that is never empty', async () => {
    await assign('shipper', 1001);
    await assign('guest');
    expect((await readableIds(settings, await userOf('shipper'))).filter((id) => id > 0)).toEqual(ofTheGroup);
    const [noClient, ...others] = await readableIds(settings, await userOf('guest'));
    expect(others).toEqual([]);
    expect(noClient).toBeLessThan(0);
    expect(await readableClientIds(settings, await userOf('shipper'))).toEqual(new Set(ofTheGroup));
    expect(await readableClientIds(settings, await userOf('guest'))).toEqual(new Set());
  });
});
