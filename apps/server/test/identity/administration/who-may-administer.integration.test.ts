import { type Permission, permissions } from '@waybill/contract';
import { openSettings } from '@waybill/db';
import { addUser } from '@waybill/seed-data';
import { copiedDatabase, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { assertStaysAdministrator, assertWithinOwn, checkRoleInput } from '../../../src/identity/roles/check-role.ts';
import { editableUser, visibleUser } from '../../../src/identity/users/editable-user.ts';
import { assignableClients, grantableRoles } from '../../../src/identity/users/grantable.ts';
import { manageableUsers } from '../../../src/identity/users/manageable-users.ts';
import type { SignedInUser } from '../../../src/platform/http/signed-in-user.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const context = { settings, clock: () => new Date('2026-11-27T12:00:00Z') };
const rowOf = async (login: string) =>
  await settings
    .selectFrom('user_account')
    .select(['id', 'tenant_id as tenantId', 'internal'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
const { tenantId } = await rowOf('admin');

/** Somebody with these permissions who signed in. */
async function signedIn(login: string, held: readonly Permission[] = permissions): Promise<SignedInUser> {
  const { id, ...user } = await rowOf(login);
  return {
    ...user,
    userId: id,
    onlyClients: null,
    sessionId: '',
    login,
    roles: [],
    permissions: new Set(held),
    passwordDays: 1,
  };
}

async function addRole(name: string, granted: readonly string[], tenant_id = tenantId) {
  const { id } = await settings
    .insertInto('role')
    .values({ tenant_id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const permission of granted) {
    await settings.insertInto('role_permission').values({ role_id: id, permission }).execute();
  }
  return { id, name };
}

async function add(login: string, clientIds: readonly number[], { internal = false, role = 'ROLE_EMPTY' } = {}) {
  await addUser(settings, {
    tenantId,
    login,
    firstName: 'Some',
    lastName: 'Body',
    email: `${login}@example.com`,
    passwordHash: '',
    passwordExpiresOn: '2099-01-01',
    mustChangePassword: false,
    internal,
    role,
    clientIds,
  });
}

const empty = await addRole('ROLE_EMPTY', []);
const mapper = await addRole('ROLE_MAPPER', ['DISTRIBUTION_MAP']);
const tools = await addRole('ROLE_TOOLS', ['NEW_BI_TOOLS', 'DISTRIBUTION_MAP']);

describe('the roles that an administrator may grant', () => {
  it('are those of the tenant without a permission that the administrator lacks, by name', async () => {
    await addRole('ROLE_FOREIGN', [], (await rowOf(neighbour.login)).tenantId);
    expect(await grantableRoles(settings, await signedIn('shipper', ['DISTRIBUTION_MAP']))).toEqual([empty, mapper]);
    expect(await grantableRoles(settings, await signedIn('shipper', ['NEW_BI_TOOLS']))).toEqual([empty]);
    expect(await grantableRoles(settings, await signedIn('shipper', ['NEW_BI_TOOLS', 'DISTRIBUTION_MAP']))).toEqual([
      empty,
      expect.objectContaining({ name: 'ROLE_GUEST' }),
      mapper,
      tools,
    ]);
  });
});

describe('the clients that an administrator may assign', () => {
  it('are those that the administrator may read', async () => {
    expect(
      (await assignableClients(settings, await signedIn('shipper'))).toSorted((one, other) => one.id - other.id),
    ).toEqual([
      { id: 1001, name: 'Harbor & Pine Group' },
      { id: 1002, name: 'Harbor & Pine Home' },
      { id: 1003, name: 'Pine Outdoor' },
      { id: 1004, name: 'Harbor Kids' },
    ]);
  });
});

describe('the users whom somebody may administer', () => {
  const manageable = async (login: string) => {
    const users = await manageableUsers(settings, await signedIn(login));
    const rows = await users.select('login').orderBy('login').execute();
    return rows.map((row) => row.login);
  };
  const own = ['one-client', 'two-clients'];
  const notOwn = ['another-client', 'both-clients', 'internal-of-client', 'no-client'];

  it('are all of the tenant for an internal user, else those all of whose clients the user may read', async () => {
    await add('one-client', [1002]);
    await add('two-clients', [1002, 1003]);
    await add('another-client', [1005]);
    await add('both-clients', [1002, 1005]);
    await add('internal-of-client', [1002], { internal: true });
    await add('no-client', []);
    const ofDemo = ['admin', 'analyst', 'carrier', 'expired', 'expiring', 'guest', 'shipper'];
    expect(await manageable('admin')).toEqual([...ofDemo, ...own, ...notOwn].toSorted());
    expect(await manageable('shipper')).toEqual(
      ['analyst', 'expired', 'expiring', 'guest', 'shipper', ...own].toSorted(),
    );
    expect(await manageable('no-client')).toEqual([]);
    expect(await manageable(neighbour.login)).toEqual([neighbour.login]);
  });

  it('are found by their number, else there is no such user', async () => {
    const shipper = await signedIn('shipper');
    const visible = async (login: string) => await visibleUser(context, shipper, (await rowOf(login)).id);
    expect(await visible('one-client')).toMatchObject({ login: 'one-client', roles: [empty] });
    for (const login of [...notOwn, 'admin', neighbour.login])
      await expect(visible(login)).rejects.toMatchObject({
        problem: { status: 404, detail: 'There is no such user.' },
      });
  });

  it('may be changed unless one of their roles exceeds the administrator’s own', async () => {
    const { id: user_id } = await rowOf('one-client');
    await settings.insertInto('user_role').values({ user_id, role_id: tools.id }).execute();
    const editable = async (...held: readonly Permission[]) =>
      await editableUser(context, await signedIn('shipper', held), user_id);
    expect(await editable('NEW_BI_TOOLS', 'DISTRIBUTION_MAP')).toMatchObject({ login: 'one-client' });
    const detail = 'This user has a role with permissions that you do not have.';
    await expect(editable('DISTRIBUTION_MAP')).rejects.toMatchObject({ problem: { status: 403, detail } });
    await expect(editable()).rejects.toMatchObject({ problem: { status: 403 } });
    const stranger = await signedIn('no-client');
    await expect(editableUser(context, stranger, user_id)).rejects.toMatchObject({ problem: { status: 404 } });
  });
});

describe('a change of a role', () => {
  const role = { ...mapper, standard: false, permissions: ['DISTRIBUTION_MAP'], users: 0 };
  const input = (name: string, ...granted: Permission[]) => ({ name, permissions: granted });
  const fieldIs = (field: string, message: string) => ({
    problem: { status: 400, detail: `${field} ${message}`, errors: [{ field, message }] },
  });

  it('is open to who has all of its permissions', async () => {
    const both = { ...role, permissions: ['DISTRIBUTION_MAP', 'NEW_BI_TOOLS'] };
    const holder = await signedIn('shipper', ['DISTRIBUTION_MAP']);
    expect(() => assertWithinOwn(holder, role)).not.toThrow();
    expect(() => assertWithinOwn(holder, both)).toThrow('This role has permissions that you do not have.');
  });

  it('grants nothing that the administrator lacks', async () => {
    const holder = await signedIn('shipper', ['DISTRIBUTION_MAP']);
    const beyond = input('ROLE_NEW', 'DISTRIBUTION_MAP', 'NEW_BI_TOOLS', 'ACL_ADMIN');
    await expect(checkRoleInput(settings, holder, beyond)).rejects.toMatchObject(
      fieldIs('permissions', 'include permissions that you do not have: NEW_BI_TOOLS, ACL_ADMIN'),
    );
    await expect(checkRoleInput(settings, holder, input('ROLE_NEW', 'NEW_BI_TOOLS'))).rejects.toMatchObject(
      fieldIs('permissions', 'include permissions that you do not have: NEW_BI_TOOLS'),
    );
    await checkRoleInput(settings, holder, input('ROLE_NEW', 'DISTRIBUTION_MAP'));
  });

  it('keeps the name of a built-in role', async () => {
    const admin = await signedIn('admin');
    const builtIn = { ...role, standard: true };
    await expect(checkRoleInput(settings, admin, input('ROLE_NEW'), builtIn)).rejects.toMatchObject(
      fieldIs('name', 'cannot be changed: this is a built-in role'),
    );
    await checkRoleInput(settings, admin, input(role.name), builtIn);
    await checkRoleInput(settings, admin, input('ROLE_NEW'), role);
  });

  it('takes no name of another role of the tenant', async () => {
    const admin = await signedIn('admin');
    const isTaken = fieldIs('name', 'is taken');
    await expect(checkRoleInput(settings, admin, input(mapper.name))).rejects.toMatchObject(isTaken);
    await expect(checkRoleInput(settings, admin, input(tools.name), role)).rejects.toMatchObject(isTaken);
    await checkRoleInput(settings, admin, input(mapper.name), role);
    await checkRoleInput(settings, admin, input('ROLE_FOREIGN'));
  });

  it('leaves the administrator an administrator', async () => {
    await add('administrator', [], { role: 'ROLE_ADMIN' });
    await assertStaysAdministrator(settings, await signedIn('administrator'));
    await assertStaysAdministrator(settings, await signedIn('admin'));
    for (const login of ['shipper', 'no-client'])
      await expect(assertStaysAdministrator(settings, await signedIn(login))).rejects.toMatchObject(
        fieldIs('permissions', 'must include ACL_ADMIN, which you yourself have through this role'),
      );
  });
});
