import { randomUUID } from 'node:crypto';
import {
  account,
  scimCreateUser,
  scimDeleteUser,
  scimErrorSchema,
  scimGetUser,
  scimListUsers,
  scimPatchUser,
  scimReplaceUser,
  scimResourceTypes,
  scimSchemas,
  scimServiceProviderConfig,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tokenOf } from './tokens/token-of.ts';

const house = await House.open();
afterAll(() => house.close());

const limits = { kind: 'service', writes: true, permissions: ['ACL_ADMIN'] } as const;
const scim = await tokenOf(house, 'admin', limits);

const nora = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'nora@partner.example',
  externalId: 'e-17',
  name: { givenName: 'Nora', familyName: 'New', formatted: 'Nora New' },
  emails: [{ value: 'nora@partner.example', type: 'work', primary: true }],
  active: true,
  roles: [{ value: 'ROLE_GUEST' }],
};
const made = await scim.call(scimCreateUser, { body: nora, headers: { 'content-type': 'application/scim+json' } });
const params = { id: String((made.body as { id?: string }).id) };
const operations = (...all: readonly object[]) => ({ params, body: { Operations: all } });

const numberOf = async (login: string, tenant = 'default'): Promise<string> => {
  const { id } = await house.settings
    .selectFrom('user_account')
    .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
    .select('user_account.id')
    .where('user_account.login', '=', login)
    .where('tenant.name', '=', tenant)
    .executeTakeFirstOrThrow();
  return String(id);
};

describe('an identity provider with a service token', () => {
  it('creates users with the roles that it names, without clients, and the audit log tells it', async () => {
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toContain('application/scim+json');
    expect(made.headers.get('location')).toBe(`${house.address}/scim/v2/Users/${params.id}`);
    expect(made.body).toMatchObject({ userName: nora.userName, externalId: 'e-17', active: true, roles: nora.roles });
    const log = await house.settings.selectFrom('audit_log').selectAll().where('action', '=', 'user.create').execute();
    expect(JSON.stringify(log)).toContain('of admin');
  });

  it('finds users by name or external ID, and reads the others page by page', async () => {
    for (const filter of ['userName eq "NORA@partner.example"', 'externalId eq "e-17"']) {
      const { body } = await scim.call(scimListUsers, { query: { filter } });
      expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: params.id }] });
    }
    expect((await scim.call(scimListUsers, { query: { filter: 'externalId eq "e-18"' } })).body.totalResults).toBe(0);
    const first = await scim.call(scimListUsers, { query: { count: 2 } });
    const second = await scim.call(scimListUsers, { query: { count: 2, startIndex: 3 } });
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: 2 });
    const ids = [...first.body.Resources, ...second.body.Resources].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await scim.call(scimGetUser, { params })).body).toMatchObject({ name: nora.name });
  });

  it('replaces and patches what it keeps, as common providers write it', async () => {
    const renamed = { ...nora, name: { givenName: 'Nora', familyName: 'Newer' }, roles: undefined };
    const { body } = await scim.call(scimReplaceUser, { params, body: renamed });
    expect(body).toMatchObject({ name: { familyName: 'Newer' }, roles: nora.roles });
    const patched = await scim.call(
      scimPatchUser,
      operations(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'n@partner.example' },
        { op: 'add', value: { 'name.familyName': 'Newest', displayName: 'N. Newest' } },
        { op: 'replace', path: 'roles', value: [{ value: 'ROLE_CLIENT' }] },
      ),
    );
    expect(patched.body).toMatchObject({
      name: { familyName: 'Newest' },
      emails: [{ value: 'n@partner.example' }],
      roles: [{ value: 'ROLE_CLIENT' }],
    });
  });

  it.each([
    [
      'PATCH with a text',
      () => scim.call(scimPatchUser, operations({ op: 'Replace', path: 'active', value: 'False' })),
    ],
    ['PUT', () => scim.call(scimReplaceUser, { params, body: { ...nora, active: false } })],
    ['DELETE', () => scim.call(scimDeleteUser, { params })],
  ])('deactivates users by %s, which ends their sessions', async (_how, deactivate) => {
    await scim.call(scimPatchUser, operations({ op: 'replace', value: { active: true } }));
    const id = Number(params.id);
    await house.settings
      .insertInto('session')
      .values({
        id: randomUUID(),
        user_id: id,
        token_id: randomUUID(),
        remember_me: false,
        identity_provider_id: null,
        created_at: house.clock.read(),
        expires_at: '2099-01-01',
      })
      .execute();
    expect((await deactivate()).status).toBeLessThan(300);
    expect((await scim.call(scimGetUser, { params })).body.active).toBe(false);
    const open = await house.settings.selectFrom('session').select('ended_at').where('user_id', '=', id).execute();
    expect(open.every(({ ended_at }) => ended_at !== null)).toBe(true);
  });

  it('learns what is supported', async () => {
    expect((await scim.call(scimServiceProviderConfig)).body).toMatchObject({ patch: { supported: true } });
    expect((await scim.call(scimResourceTypes)).body).toMatchObject({ Resources: [{ id: 'User' }, { id: 'Group' }] });
    expect((await scim.call(scimSchemas)).body).toMatchObject({ Resources: [{ name: 'User' }, { name: 'Group' }] });
  });
});

describe('what SCIM refuses, in its own words', () => {
  const anew = { ...nora, userName: 'other@partner.example', externalId: 'e-20' };
  const scimErrorOf = (status: number, scimType?: string) => ({
    schemas: [scimErrorSchema],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
  });

  it.each([
    [
      'a name that is taken',
      () => scim.call(scimCreateUser, { body: { ...nora, externalId: 'e-19' } }),
      409,
      'uniqueness',
    ],
    [
      'an external ID that is taken',
      () => scim.call(scimCreateUser, { body: { ...anew, externalId: 'e-17' } }),
      409,
      'uniqueness',
    ],
    [
      'an unknown role',
      () => scim.call(scimCreateUser, { body: { ...anew, roles: [{ value: 'KING' }] } }),
      400,
      'invalidValue',
    ],
    ['no e-mail address', () => scim.call(scimCreateUser, { body: { ...anew, emails: [] } }), 400, 'invalidValue'],
    ['another filter', () => scim.call(scimListUsers, { query: { filter: 'active eq true' } }), 400, 'invalidFilter'],
    [
      'an unknown path',
      () => scim.call(scimPatchUser, operations({ op: 'add', path: 'shoes', value: 1 })),
      400,
      'invalidPath',
    ],
    ['an unknown user', () => scim.call(scimGetUser, { params: { id: '999999' } }), 404, undefined],
  ])('%s', async (_what, act, status, scimType) => {
    const answer = await act();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/scim+json');
    expect(answer.body).toMatchObject(scimErrorOf(status, scimType));
  });

  it('nobody, tokens of persons, tokens that only read or lack the permission, and users of other tenants', async () => {
    expect((await house.anyone.call(scimListUsers)).body).toMatchObject(scimErrorOf(401));
    const others = [
      await tokenOf(house, 'admin', { ...limits, kind: 'personal' }),
      await tokenOf(house, 'admin', { ...limits, permissions: ['USER_EDIT'] }),
      await tokenOf(house, 'shipper', limits),
    ];
    for (const caller of others) expect((await caller.call(scimListUsers)).body).toMatchObject(scimErrorOf(403));
    const reader = await tokenOf(house, 'admin', { ...limits, writes: false });
    expect((await reader.call(scimCreateUser, { body: anew })).status).toBe(403);
    const foreign = { id: await numberOf(neighbour.login, neighbour.tenant) };
    expect((await scim.call(scimGetUser, { params: foreign })).status).toBe(404);
    expect((await scim.call(scimDeleteUser, { params: foreign })).status).toBe(404);
    expect(
      (await scim.call(scimListUsers, { query: { filter: `userName eq "${neighbour.login}"` } })).body,
    ).toMatchObject({
      totalResults: 0,
    });
  });

  it('the user as whom it acts: it cannot deactivate itself', async () => {
    const own = { id: await numberOf('admin') };
    expect((await scim.call(scimDeleteUser, { params: own })).status).toBe(400);
    const admin = await house.as('admin');
    expect((await admin.call(account)).status).toBe(200);
  });
});
