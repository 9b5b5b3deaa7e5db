import { openSettings } from '@waybill/db';
import { addUser, demoPassword } from '@waybill/seed-data';
import { copiedDatabase, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { recogniseOne, usersNamed } from '../../../src/identity/sign-in/candidates.ts';
import { hashPassword } from '../../../src/identity/sign-in/password.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const now = new Date('2026-11-27T12:00:00Z');
const { tenantId } = await settings
  .selectFrom('user_account')
  .select('tenant_id as tenantId')
  .where('login', '=', 'admin')
  .executeTakeFirstOrThrow();
const [ownHash, temporaryHash] = await Promise.all(['the own one', 'the temporary one'].map(hashPassword));

async function add(login: string, email: string) {
  await addUser(settings, {
    tenantId,
    login,
    firstName: 'Some',
    lastName: 'Body',
    email,
    passwordHash: ownHash ?? '',
    passwordExpiresOn: '2099-01-01',
    mustChangePassword: false,
    internal: false,
    role: 'ROLE_CLIENT',
    clientIds: [],
  });
}
const loginsOf = async (name: string, tenant = 'default') =>
  (await usersNamed(settings, tenant, name)).candidates.map(({ login }) => login).sort();
const recognised = async (name: string, password: string, at = now) => {
  const { candidates } = await usersNamed(settings, 'default', name);
  const found = await recogniseOne(candidates, password, at);
  return found && { login: found.login, byTemporaryPassword: found.byTemporaryPassword };
};

await add('Twin1', 'twins@example.com');
await add('Twin2', 'Twins@example.com');
await add('twins@example.com.old', 'old@example.com');
await add('Old@Example.com', 'another@example.com');

describe('the users whom a name may mean', () => {
  it('are the one with this user name, however it is written', async () => {
    expect(await loginsOf('ADMIN')).toEqual(['admin']);
    expect(await loginsOf('twin1')).toEqual(['Twin1']);
  });

  it('are told with what their password is compared with', async () => {
    const { id, ownHash: hash } = await settings
      .selectFrom('user_account')
      .select(['id', 'password_hash as ownHash'])
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow();
    const admin = { tenantId, id, login: 'admin', ownHash: hash, activated: true };
    expect(await usersNamed(settings, 'default', 'admin')).toEqual({
      tenantId,
      candidates: [{ ...admin, temporaryHash: null, temporaryUntil: null }],
    });
  });

  it('are else all with this e-mail address, however it is written', async () => {
    expect(await loginsOf('Admin@Example.com')).toEqual(['admin']);
    expect(await loginsOf('twins@EXAMPLE.com')).toEqual(['Twin1', 'Twin2']);
  });

  it('are not those with this address if it is the user name of somebody', async () => {
    expect(await loginsOf('old@example.com')).toEqual(['Old@Example.com']);
  });

  it('are of the tenant, which is known even if nobody is meant', async () => {
    expect(await usersNamed(settings, 'default', 'nobody')).toEqual({ tenantId, candidates: [] });
    expect(await loginsOf(neighbour.login)).toEqual([]);
    expect(await loginsOf(neighbour.login, neighbour.tenant)).toEqual([neighbour.login]);
    expect(await usersNamed(settings, 'no tenant', 'admin')).toEqual({ tenantId: null, candidates: [] });
  });
});

describe('the user with a password', () => {
  it('is the one whose own it is', async () => {
    expect(await recognised('admin', demoPassword)).toEqual({ login: 'admin', byTemporaryPassword: false });
    expect(await recognised('admin', 'another')).toBeUndefined();
    expect(await recogniseOne([], demoPassword, now)).toBeUndefined();
  });

  it('is the one to whom it was mailed, until it expires', async () => {
    const { id: user_id } = await settings
      .selectFrom('user_account')
      .select('id')
      .where('login', '=', 'Twin1')
      .executeTakeFirstOrThrow();
    const expires_at = new Date(now.getTime() + 1);
    await settings
      .insertInto('password_reset')
      .values({ user_id, password_hash: temporaryHash ?? '', expires_at })
      .execute();
    expect(await recognised('Twin1', 'the temporary one')).toEqual({ login: 'Twin1', byTemporaryPassword: true });
    expect(await recognised('Twin1', 'the own one')).toEqual({ login: 'Twin1', byTemporaryPassword: false });
    expect(await recognised('Twin1', 'the temporary one', expires_at)).toBeUndefined();
    expect(await recognised('Twin2', 'the temporary one')).toBeUndefined();
  });

  it('is nobody who is not activated, but anybody else with it', async () => {
    const setActivated = async (login: string, activated: boolean) =>
      await settings.updateTable('user_account').set({ activated }).where('login', '=', login).execute();
    await setActivated('Twin1', false);
    expect(await recognised('Twin1', 'the own one')).toBeUndefined();
    expect(await recognised('twins@example.com', 'the own one')).toMatchObject({ login: 'Twin2' });
    await setActivated('Twin2', false);
    expect(await recognised('twins@example.com', 'the own one')).toBeUndefined();
  });
});
