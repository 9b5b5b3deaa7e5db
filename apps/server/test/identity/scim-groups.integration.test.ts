import {
  account,
  scimCreateGroup,
  scimCreateUser,
  scimDeleteGroup,
  scimErrorSchema,
  scimGetGroup,
  scimGetUser,
  scimListGroups,
  scimPatchGroup,
  scimReplaceGroup,
} from '@waybill/contract';
import { type Answer, type Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tokenOf } from './tokens/token-of.ts';

const house = await House.open();
afterAll(() => house.close());

const limits = { kind: 'service', writes: true, permissions: ['ACL_ADMIN'] } as const;
const scim = await tokenOf(house, 'admin', limits);

const idOf = (answer: Answer<unknown>): string => (answer.body as { id: string }).id;
async function person(login: string): Promise<string> {
  const emails = [{ value: `${login}@partner.example` }];
  const name = { givenName: login, familyName: 'Member' };
  return idOf(await scim.call(scimCreateUser, { body: { userName: login, emails, name } }));
}
const [ada, bo, cy] = [await person('ada'), await person('bo'), await person('cy')];
const asMembers = (...ids: readonly string[]) => ids.map((value) => ({ value }));
const made = async (displayName: string, ...members: readonly string[]) =>
  idOf(await scim.call(scimCreateGroup, { body: { displayName, members: asMembers(...members) } }));
const patch = (id: string, ...operations: readonly object[]) =>
  scim.call(scimPatchGroup, { params: { id }, body: { Operations: operations } });
const membersOf = async (id: string): Promise<readonly string[]> =>
  ((await scim.call(scimGetGroup, { params: { id } })).body.members ?? []).map(({ value }) => value);
const roleId = async (name: string, tenant = 'default'): Promise<string> => {
  const { id } = await house.settings
    .selectFrom('role')
    .innerJoin('tenant', 'tenant.id', 'role.tenant_id')
    .select('role.id')
    .where('role.name', '=', name)
    .where('tenant.name', '=', tenant)
    .executeTakeFirstOrThrow();
  return String(id);
};
const userId = async (login: string): Promise<string> => {
  const found = house.settings.selectFrom('user_account').select('id').where('login', '=', login);
  return String((await found.executeTakeFirstOrThrow()).id);
};
const audited = async (action: string) =>
  (await house.settings.selectFrom('audit_log').select('details').where('action', '=', action).execute()).map(
    ({ details }) => JSON.stringify(details),
  );

describe('groups of an identity provider', () => {
  it('are roles: a new one has no permissions, and its members have the role', async () => {
    const eve = await person('eve');
    const answer = await scim.call(scimCreateGroup, {
      body: { displayName: 'Night Shift', externalId: 'g-1', members: asMembers(eve) },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`${house.address}/scim/v2/Groups/${idOf(answer)}`);
    expect(answer.body).toMatchObject({ displayName: 'Night Shift', externalId: 'g-1' });
    expect(answer.body.members).toMatchObject([{ value: eve, display: 'eve Member', type: 'User' }]);
    const user = (await scim.call(scimGetUser, { params: { id: eve } })).body;
    expect(user.roles).toEqual([{ value: 'ROLE_NIGHT_SHIFT' }]);
    expect(user.groups).toMatchObject([{ value: idOf(answer), display: 'Night Shift' }]);
    const granted = house.settings
      .selectFrom('role_permission')
      .selectAll()
      .where('role_id', '=', Number(idOf(answer)));
    expect(await granted.execute()).toEqual([]);
    expect((await audited('role.create')).at(-1)).toContain('ROLE_NIGHT_SHIFT');
    expect((await audited('user.update')).at(-1)).toMatch(/ROLE_NIGHT_SHIFT.*of admin/);
  });

  it('are found by name, external ID and members, also both as Entra asks, and read page by page', async () => {
    const id = await made('Finders', bo);
    const found = async (filter: string) =>
      (await scim.call(scimListGroups, { query: { filter } })).body.Resources.map((group) => group.id);
    expect(await found('displayName eq "FINDERS"')).toEqual([id]);
    expect(await found('externalId eq "g-1"')).toHaveLength(1);
    expect(await found(`members eq "${bo}"`)).toEqual([id]);
    expect(await found(`members[value eq "${bo}"]`)).toEqual([id]);
    expect(await found(`id eq "${id}" and members.value eq "${bo}"`)).toEqual([id]);
    expect(await found(`id eq "${id}" and members eq "${ada}"`)).toEqual([]);
    expect(await found(`displayName eq "x\\" or \\"1\\"=\\"1"`)).toEqual([]);
    const whole = await scim.call(scimListGroups, { query: { count: 200 } });
    const [first, second] = [
      await scim.call(scimListGroups, { query: { count: 2 } }),
      await scim.call(scimListGroups, { query: { count: 2, startIndex: 3 } }),
    ];
    expect(first.body).toMatchObject({ totalResults: whole.body.totalResults, itemsPerPage: 2, startIndex: 1 });
    const paged = [...first.body.Resources, ...second.body.Resources];
    expect(paged).toEqual(whole.body.Resources.slice(0, 4));
  });

  it.each([{ excludedAttributes: 'members' }, { attributes: 'id,displayName' }])(
    'leave members out when asked to: %j',
    async (wanted) => {
      const id = await made(`Large ${Object.keys(wanted)[0]}`, ada);
      expect((await scim.call(scimGetGroup, { params: { id }, query: wanted })).body).not.toHaveProperty('members');
      const { body } = await scim.call(scimListGroups, { query: wanted });
      expect(body.Resources.every((group) => group.members === undefined)).toBe(true);
      const query = { attributes: 'members.value' };
      expect((await scim.call(scimGetGroup, { params: { id }, query })).body.members).toHaveLength(1);
    },
  );

  it('are changed as RFC 7644 and as Entra write it', async () => {
    const id = await made('Dialects', ada);
    await patch(id, { op: 'add', path: 'members', value: asMembers(bo, cy) });
    expect(await membersOf(id)).toEqual([ada, bo, cy]);
    await patch(id, { op: 'remove', path: `members[value eq "${bo}"]` });
    expect(await membersOf(id)).toEqual([ada, cy]);
    await patch(id, { op: 'Remove', path: 'members', value: asMembers(ada) });
    expect(await membersOf(id)).toEqual([cy]);
    await patch(id, { op: 'Add', path: 'members', value: { value: ada } });
    await patch(id, { op: 'replace', value: { id, displayName: 'Renamed', members: asMembers(bo) } });
    expect(await membersOf(id)).toEqual([bo]);
    const renamed = await patch(id, { op: 'replace', path: 'displayName', value: 'Dialects again' });
    expect(renamed.body.displayName).toBe('Dialects again');
    await patch(id, { op: 'add', path: 'members', value: asMembers(bo) }, { op: 'remove', path: 'members' });
    expect(await membersOf(id)).toEqual([]);
  });

  it('are replaced, with the members that are named', async () => {
    const id = await made('Replaced', ada, bo);
    const put = (body: object) => scim.call(scimReplaceGroup, { params: { id }, body });
    expect((await put({ displayName: 'Replaced', members: asMembers(cy) })).status).toBe(200);
    expect(await membersOf(id)).toEqual([cy]);
    await put({ displayName: 'Only renamed' });
    expect(await membersOf(id)).toEqual([cy]);
    await put({ displayName: 'Only renamed', members: [] });
    expect(await membersOf(id)).toEqual([]);
  });

  it('are deleted, which takes the role from its members', async () => {
    const id = await made('Short lived', ada);
    expect((await scim.call(scimDeleteGroup, { params: { id } })).status).toBe(204);
    expect((await scim.call(scimGetGroup, { params: { id } })).status).toBe(404);
    const { roles } = (await scim.call(scimGetUser, { params: { id: ada } })).body;
    expect(JSON.stringify(roles)).not.toContain('SHORT_LIVED');
    expect((await audited('role.delete')).at(-1)).toContain('ROLE_SHORT_LIVED');
  });

  it('that are there already can be managed, such as the built-in ones', async () => {
    const id = await roleId('ROLE_CLIENT');
    await patch(id, { op: 'add', path: 'members', value: asMembers(cy) });
    expect(await membersOf(id)).toContain(cy);
    await patch(
      id,
      { op: 'replace', path: 'displayName', value: 'Shippers' },
      { op: 'add', path: 'externalId', value: 'g-9' },
    );
    expect(
      (await scim.call(scimListGroups, { query: { filter: 'displayName eq "Shippers"' } })).body.Resources,
    ).toMatchObject([{ id, externalId: 'g-9' }]);
    const { name } = await house.settings
      .selectFrom('role')
      .select('name')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(name).toBe('ROLE_CLIENT');
  });

  it('keep every member that comes and goes at the same time', async () => {
    const id = await made('Busy', bo);
    const answers = await Promise.all([
      patch(id, { op: 'add', path: 'members', value: asMembers(ada) }),
      patch(id, { op: 'remove', path: `members[value eq "${bo}"]` }),
      patch(id, { op: 'add', path: 'members', value: asMembers(cy) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await membersOf(id)).toEqual([ada, cy]);
  });

  it('are made once when the same comes twice at the same time', async () => {
    const body = { displayName: 'Twins' };
    const answers = await Promise.all([1, 2, 3].map(() => scim.call(scimCreateGroup, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('what SCIM refuses of groups', async () => {
  const id = await made('Refusals', ada);
  const refusal = (status: number, scimType?: string) => ({
    schemas: [scimErrorSchema],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
  });

  it.each([
    [
      'a name that is taken',
      () => scim.call(scimCreateGroup, { body: { displayName: 'refusals' } }),
      409,
      'uniqueness',
    ],
    [
      'the name of a role',
      () => scim.call(scimCreateGroup, { body: { displayName: 'ROLE_ADMIN' } }),
      409,
      'uniqueness',
    ],
    ['no name', () => scim.call(scimCreateGroup, { body: { displayName: ' ' } }), 400, 'invalidValue'],
    [
      'an unknown member',
      () => patch(id, { op: 'add', path: 'members', value: asMembers('999999') }),
      400,
      'invalidValue',
    ],
    [
      'a member that is no number',
      () => patch(id, { op: 'add', path: 'members', value: asMembers('1 or 1=1') }),
      400,
      'invalidValue',
    ],
    ['members that are none', () => patch(id, { op: 'add', path: 'members', value: 'everybody' }), 400, 'invalidValue'],
    ['an unknown path', () => patch(id, { op: 'add', path: 'permissions', value: 'ACL_ADMIN' }), 400, 'invalidPath'],
    [
      'permissions in a value',
      () => patch(id, { op: 'add', value: { permissions: ['ACL_ADMIN'] } }),
      400,
      'invalidPath',
    ],
    ['removing nothing', () => patch(id, { op: 'remove' }), 400, 'noTarget'],
    [
      'another filter',
      () => scim.call(scimListGroups, { query: { filter: 'displayName co "a"' } }),
      400,
      'invalidFilter',
    ],
    [
      'a filter with or',
      () => scim.call(scimListGroups, { query: { filter: 'id eq "1" or id eq "2"' } }),
      400,
      'invalidFilter',
    ],
    ['an unknown group', () => scim.call(scimGetGroup, { params: { id: '999999' } }), 404, undefined],
    [
      'deleting a built-in role',
      async () => scim.call(scimDeleteGroup, { params: { id: await roleId('ROLE_GUEST') } }),
      403,
      undefined,
    ],
  ])('%s', async (_what, act, status, scimType) => {
    const answer = await act();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/scim+json');
    expect(answer.body).toMatchObject(refusal(status, scimType));
    expect(await membersOf(id)).toEqual([ada]);
  });

  it('changes nothing of several operations when one does not fit', async () => {
    const { status } = await patch(
      id,
      { op: 'add', path: 'members', value: asMembers(bo) },
      { op: 'replace', path: 'displayName', value: 'Half' },
      { op: 'add', path: 'members', value: asMembers('999999') },
    );
    expect(status).toBe(400);
    expect((await scim.call(scimGetGroup, { params: { id } })).body).toMatchObject({ displayName: 'Refusals' });
    expect(await membersOf(id)).toEqual([ada]);
  });

  it('groups and users of other tenants, by whatever number', async () => {
    const foreignRole = await roleId('ROLE_ADMIN', neighbour.tenant);
    const foreignUser = await userId(neighbour.login);
    const params = { id: foreignRole };
    expect((await scim.call(scimGetGroup, { params })).status).toBe(404);
    expect((await scim.call(scimDeleteGroup, { params })).status).toBe(404);
    expect((await scim.call(scimReplaceGroup, { params, body: { displayName: 'Mine', members: [] } })).status).toBe(
      404,
    );
    expect((await patch(foreignRole, { op: 'add', path: 'members', value: asMembers(ada) })).status).toBe(404);
    expect((await patch(id, { op: 'add', path: 'members', value: asMembers(foreignUser) })).status).toBe(400);
    const seen = await scim.call(scimListGroups, { query: { filter: `members eq "${foreignUser}"` } });
    expect(seen.body.totalResults).toBe(0);
  });

  describe('to a token whose user has fewer rights', async () => {
    const role = await house.settings
      .insertInto('role')
      .values({ tenant_id: 1, name: 'ROLE_PROVISIONER' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await house.settings.insertInto('role_permission').values({ role_id: role.id, permission: 'ACL_ADMIN' }).execute();
    const provisioner = Number(await person('provisioner'));
    await house.settings.updateTable('user_account').set({ internal: true }).where('id', '=', provisioner).execute();
    await house.settings.insertInto('user_role').values({ user_id: provisioner, role_id: role.id }).execute();
    const small: Caller = await tokenOf(house, 'provisioner', limits);
    const add = async (group: string, ...ids: readonly string[]) =>
      small.call(scimPatchGroup, {
        params: { id: group },
        body: { Operations: [{ op: 'add', path: 'members', value: asMembers(...ids) }] },
      });

    it('it gives no role beyond its own, nor takes one away, nor renames or deletes it', async () => {
      const admins = await roleId('ROLE_ADMIN');
      const before = await membersOf(admins);
      expect((await add(admins, ada)).status).toBe(403);
      expect((await add(admins, String(provisioner))).status).toBe(403);
      const params = { id: admins };
      const body = { displayName: 'ROLE_ADMIN', members: [] };
      expect((await small.call(scimReplaceGroup, { params, body })).status).toBe(403);
      expect((await small.call(scimDeleteGroup, { params })).status).toBe(403);
      expect(await membersOf(admins)).toEqual(before);
    });

    it('it changes nobody who has more rights, and not itself', async () => {
      expect((await add(id, await userId('admin'))).status).toBe(403);
      expect((await add(id, String(provisioner))).status).toBe(403);
      expect((await add(id, bo, await userId('admin'))).status).toBe(403);
      expect(await membersOf(id)).toEqual([ada]);
      expect((await add(id, await person('dee'))).status).toBe(200);
    });

    it('and the audit log tells it', async () => {
      const refused = await audited('access.refuse');
      expect(refused.join()).toMatch(/PATCH \/scim\/v2\/Groups\/:id.*of provisioner/);
    });
  });

  it('nobody, tokens of persons, and tokens that only read or lack the permission', async () => {
    expect((await house.anyone.call(scimListGroups)).body).toMatchObject(refusal(401));
    const others = [
      await tokenOf(house, 'admin', { ...limits, kind: 'personal' }),
      await tokenOf(house, 'admin', { ...limits, permissions: ['USER_EDIT'] }),
      await tokenOf(house, 'shipper', limits),
    ];
    for (const caller of others) expect((await caller.call(scimListGroups)).body).toMatchObject(refusal(403));
    const reader = await tokenOf(house, 'admin', { ...limits, writes: false });
    expect((await reader.call(scimCreateGroup, { body: { displayName: 'No' } })).status).toBe(403);
    expect((await reader.call(scimListGroups)).status).toBe(200);
  });

  it('its own user: administrators stay administrators', async () => {
    const admins = await roleId('ROLE_ADMIN');
    expect((await patch(admins, { op: 'remove', path: 'members' })).status).toBe(403);
    expect((await (await house.as('admin')).call(account)).body.login).toBe('admin');
  });
});
