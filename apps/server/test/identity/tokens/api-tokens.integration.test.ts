import {
  account,
  type apiToken,
  apiTokenChoices,
  clientsShort,
  createGlCode,
  createOwnToken,
  createServiceToken,
  getApiToken,
  listApiTokens,
  listAuditLog,
  listInvoices,
  listOwnTokens,
  revokeApiToken,
  revokeOwnToken,
} from '@waybill/contract';
import { Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { countAttempt, userKey } from '../../../src/identity/sign-in/sign-in-tally.ts';
import { tokenOf } from './token-of.ts';

const invoices = { query: { clientId: 1001 } };
const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const glCode = { clientId: 1001, name: 'By token', position: 1, conditions };
const everything = { name: 'notebook', permissions: null, clientIds: null, days: 30 };

describe('API tokens', () => {
  let house: House;
  let shipper: Caller;
  let admin: Caller;
  beforeAll(async () => {
    house = await House.open();
    shipper = await house.as('shipper');
    admin = await house.as('admin');
  });
  afterAll(() => house.close());

  /** A token that the shipper makes; what is not said is not limited. */
  async function made(input: object = {}, caller = shipper) {
    const { status, body, text } = await caller.call(createOwnToken, { body: { ...everything, ...input } });
    if (status !== 200) throw new Error(text);
    return { caller: new Caller(house.address, body.token), ...body };
  }
  const listed = async (id: number): Promise<z.infer<typeof apiToken> | undefined> =>
    (await shipper.call(listOwnTokens)).body.find((token) => token.id === id);
  const userIdOf = async (login: string) =>
    (await house.settings.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow())
      .id;

  it('are shown once, stored as a hash, and listed with their last use', async () => {
    const { caller, token, made: row } = await made();
    expect(row).toMatchObject({ name: 'notebook', kind: 'personal', login: 'shipper', madeBy: 'shipper' });
    expect(row).toMatchObject({ writes: false, permissions: null, clients: null, state: 'active', lastUsedAt: null });
    const stored = await house.settings.selectFrom('api_token').selectAll().where('id', '=', row.id).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify((await shipper.call(listOwnTokens)).body)).not.toContain(token);

    expect((await caller.call(account)).body.login).toBe('shipper');
    expect(await listed(row.id)).toMatchObject({ lastUsedFrom: '127.0.0.1', lastUsedAt: '2026-11-20T12:00:00Z' });
    house.clock.forward(59_000);
    await caller.call(account);
    expect((await listed(row.id))?.lastUsedAt).toBe('2026-11-20T12:00:00Z');
    house.clock.forward(1_000);
    await caller.call(account);
    expect((await listed(row.id))?.lastUsedAt).toBe('2026-11-20T12:01:00Z');
  });

  it('see what their user sees, and no client or permission outside their scope', async () => {
    const whole = await made();
    expect((await whole.caller.call(clientsShort)).body).toEqual((await shipper.call(clientsShort)).body);
    expect((await whole.caller.call(listInvoices, invoices)).body).toEqual(
      (await shipper.call(listInvoices, invoices)).body,
    );
    const narrow = await made({ clientIds: [1002], permissions: ['INVOICE_SEARCH'] });
    expect((await narrow.caller.call(clientsShort)).body.map(({ id }) => id)).toEqual([1002]);
    expect((await narrow.caller.call(listInvoices, { query: { clientId: 1002 } })).status).toBe(200);
    expect((await narrow.caller.call(listInvoices, invoices)).status).toBe(403);
    expect((await narrow.caller.call(account)).body.permissions).toEqual(['INVOICE_SEARCH']);
    const other = await made({ permissions: ['NEW_BI_TOOLS'] });
    const refused = await other.caller.call(listInvoices, invoices);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.body).toMatchObject({
      detail: 'This API token lacks the permission INVOICE_SEARCH or BULK_INVOICE_DOWNLOAD.',
      missingScope: ['permission:INVOICE_SEARCH', 'permission:BULK_INVOICE_DOWNLOAD'],
    });
  });

  it('of a parent reach its children, and never more than their user reaches now', async () => {
    const { caller } = await made({ clientIds: [1001] });
    const ids = async () => (await caller.call(clientsShort)).body.map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([1001, 1002, 1003, 1004]);
    const userId = await userIdOf('shipper');
    const assigned = await house.settings.selectFrom('user_client').selectAll().where('user_id', '=', userId).execute();
    await house.settings.deleteFrom('user_client').where('user_id', '=', userId).execute();
    await house.settings.insertInto('user_client').values({ user_id: userId, client_id: 1003 }).execute();
    expect(await ids()).toEqual([1003]);
    await house.settings.deleteFrom('user_client').where('user_id', '=', userId).execute();
    expect(await ids()).toEqual([]);
    await house.settings.insertInto('user_client').values(assigned).execute();
  });

  it('that only read change nothing', async () => {
    const body = { ...glCode, code: 'T1' };
    const { caller } = await made({}, admin);
    const refused = await caller.call(createGlCode, { body });
    expect(refused.body).toMatchObject({ status: 403, missingScope: ['write'] });
    const writing = await made({ writes: true }, admin);
    expect((await writing.caller.call(createGlCode, { body })).status).toBe(200);
  });

  it('make no tokens, not even to list or revoke them', async () => {
    const { caller, made: row } = await made({ writes: true }, admin);
    for (const answer of [
      await caller.call(listOwnTokens),
      await caller.call(listApiTokens),
      await caller.call(createOwnToken, { body: everything }),
      await caller.call(revokeOwnToken, { params: { id: row.id } }),
    ]) {
      expect(answer.body).toMatchObject({
        status: 403,
        detail: 'This is not available to API tokens. Sign in to the portal for it.',
      });
    }
  });

  it('are refused once revoked or expired, and what can be checked is told', async () => {
    const revoked = await made();
    expect((await shipper.call(revokeOwnToken, { params: { id: revoked.made.id } })).status).toBe(200);
    expect((await revoked.caller.call(account)).body).toMatchObject({
      status: 401,
      detail: 'This API token was revoked.',
    });
    expect(await listed(revoked.made.id)).toMatchObject({ state: 'revoked' });
    expect((await shipper.call(revokeOwnToken, { params: { id: revoked.made.id } })).status).toBe(404);

    const unknown = new Caller(
      house.address,
      `${revoked.token.slice(0, -1)}${revoked.token.endsWith('A') ? 'B' : 'A'}`,
    );
    expect((await unknown.call(account)).body).toMatchObject({ status: 401, detail: 'There is no such API token.' });

    const { caller, made: row } = await made({ days: 1 });
    await house.settings
      .updateTable('api_token')
      .set({ expires_at: house.clock.read() })
      .where('id', '=', row.id)
      .execute();
    expect((await caller.call(account)).status).toBe(401);
    expect(await listed(row.id)).toMatchObject({ state: 'expired' });
  });

  it('stop at once with their user: deactivated, or locked after wrong passwords', async () => {
    const { caller } = await made();
    const userId = await userIdOf('shipper');
    const activate = (activated: boolean) =>
      house.settings.updateTable('user_account').set({ activated }).where('id', '=', userId).execute();
    await activate(false);
    expect((await caller.call(account)).body).toMatchObject({
      status: 401,
      detail: 'The user of this API token is deactivated.',
    });
    await activate(true);
    expect((await caller.call(account)).status).toBe(200);
    const attempt = { keys: [userKey(userId)], address: '127.0.0.1' };
    for (let failures = 0; failures < 10; failures += 1) {
      house.clock.forward(61_000);
      await countAttempt(house.settings, attempt, house.clock.read());
    }
    expect((await caller.call(account)).status).toBe(401);
    house.clock.forward(16 * 60_000);
    expect((await caller.call(account)).status).toBe(200);
  });

  it('of a person end with their password, those of a service do not', async () => {
    expect((await (await tokenOf(house, 'expired')).call(clientsShort)).status).toBe(403);
    expect((await (await tokenOf(house, 'expired', { kind: 'service' })).call(clientsShort)).status).toBe(200);
  });

  it('of a person whom an identity provider vouched for end with the provider, not with the password', async () => {
    const { tenant_id } = await house.settings
      .selectFrom('user_account')
      .select('tenant_id')
      .where('login', '=', 'expired')
      .executeTakeFirstOrThrow();
    const provider = { tenant_id, name: 'Company', entity_id: 'urn:company', sign_in_url: 'https://company.example' };
    const { id } = await house.settings
      .insertInto('identity_provider')
      .values({
        ...provider,
        certificates: '',
        email_domains: '',
        match_by: 'email',
        email_attribute: null,
        response_signed: false,
        new_user_role_id: null,
        enabled: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const caller = await tokenOf(house, 'expired', { providerId: id });
    expect((await caller.call(clientsShort)).status).toBe(200);
    await house.settings.updateTable('identity_provider').set({ enabled: false }).where('id', '=', id).execute();
    expect((await caller.call(clientsShort)).status).toBe(401);
    await house.settings.deleteFrom('identity_provider').where('id', '=', id).execute();
    expect((await caller.call(clientsShort)).body).toMatchObject({ detail: 'There is no such API token.' });
  });

  it('are used from their addresses only, and the attempt is recorded', async () => {
    const { caller, made: row } = await made({ networks: ['203.0.113.0/24'] });
    expect((await caller.call(account)).body).toMatchObject({
      status: 403,
      detail: 'This API token may not be used from 127.0.0.1.',
    });
    expect(await listed(row.id)).toMatchObject({ lastUsedAt: null, networks: ['203.0.113.0/24'] });
    const denials = await admin.call(listAuditLog, { query: { action: 'access.refuse', search: '127.0.0.1' } });
    expect(denials.body.rows.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ apiToken: 'notebook', reason: 'This API token may not be used from 127.0.0.1.' }),
    );
    expect((await (await made({ networks: ['127.0.0.0/8', '::1'] })).caller.call(account)).status).toBe(200);
  });

  it('cannot be given more than their maker has, nor a life without an end', async () => {
    const refused = await shipper.call(createOwnToken, {
      body: { ...everything, permissions: ['ACL_ADMIN'], clientIds: [1005], networks: ['the office'] },
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: [{ field: 'permissions' }, { field: 'clientIds' }, { field: 'networks' }],
    });
    for (const days of [0, 366]) {
      expect((await shipper.call(createOwnToken, { body: { ...everything, days } })).status).toBe(400);
    }
  });

  it('of services act as a user whom an administrator chose, and are all listed and revoked by them', async () => {
    const { users } = (await admin.call(apiTokenChoices)).body;
    const userId = users.find(({ name }) => name === 'shipper')?.id;
    const { status, body } = await admin.call(createServiceToken, {
      body: { ...everything, name: 'ERP', userId, permissions: ['INVOICE_SEARCH', 'ACL_ADMIN'] },
    });
    expect(status).toBe(200);
    const service = new Caller(house.address, body.token);
    expect((await service.call(account)).body).toMatchObject({ login: 'shipper', permissions: ['INVOICE_SEARCH'] });
    expect(await listed(body.made.id)).toBeUndefined();
    const all = await admin.call(listApiTokens, { query: { search: 'ERP shipper' } });
    expect(all.body.rows).toMatchObject([{ kind: 'service', login: 'shipper', madeBy: 'admin' }]);
    expect((await admin.call(getApiToken, { params: { id: body.made.id } })).body.name).toBe('ERP');
    expect((await admin.call(revokeApiToken, { params: { id: body.made.id } })).status).toBe(200);
    expect((await service.call(account)).status).toBe(401);

    const foreign = await admin.call(createServiceToken, {
      body: { ...everything, userId: await userIdOf(neighbour.login), permissions: ['INVOICE_SEARCH'] },
    });
    expect(foreign.body).toMatchObject({ status: 400, errors: [{ field: 'userId' }] });
    expect((await shipper.call(listApiTokens)).status).toBe(403);
  });

  it('leave their name in the audit log, as do those who make and revoke them', async () => {
    const writing = await made({ name: 'writer', writes: true }, admin);
    const { body } = await admin.call(createOwnToken, { body: { ...everything, name: 'gone' } });
    await admin.call(revokeOwnToken, { params: { id: body.made.id } });
    await writing.caller.call(createGlCode, { body: { ...glCode, code: 'T2' } });
    const details = async (action: string) =>
      (await admin.call(listAuditLog, { query: { action } })).body.rows.map((entry) => entry.details);
    const subject = expect.objectContaining({ name: 'gone' });
    expect(await details('api_token.revoke')).toContainEqual({ subject });
    const created = await details('api_token.create');
    expect(created).toContainEqual(expect.objectContaining({ subject, kind: 'personal', writes: false, days: 30 }));
    expect(JSON.stringify(created)).not.toContain(body.token);
    expect(await details('gl_code.create')).toContainEqual(expect.objectContaining({ apiToken: 'writer' }));
  });

  it('open no live connection', async () => {
    const { token } = await made();
    const { claimsOf } = await import('../../../src/live/stomp/stomp-server.ts');
    expect(claimsOf(house.app, token)).toBeUndefined();
  });

  it('of one user are at most fifty', async () => {
    const caller = await house.as('analyst');
    for (let count = 0; count < 50; count += 1) await tokenOf(house, 'analyst');
    expect((await caller.call(createOwnToken, { body: everything })).status).toBe(409);
  });
});

it('an API token that calls too often is told when it may call again', async () => {
  const house = await House.open({ tokenRequestsPerMinute: 2 });
  const caller = await tokenOf(house, 'shipper');
  const another = await tokenOf(house, 'shipper');
  const limitsOf = ({ headers }: { headers: Headers }) =>
    ['ratelimit-limit', 'ratelimit-remaining', 'retry-after'].map((name) => headers.get(name));
  expect(limitsOf(await caller.call(account))).toEqual(['2', '1', null]);
  expect(limitsOf(await caller.call(account))).toEqual(['2', '0', null]);
  const refused = await caller.call(account);
  expect(refused.status).toBe(429);
  expect(limitsOf(refused)).toEqual(['2', '0', expect.stringMatching(/^\d+$/)]);
  expect(refused.body).toMatchObject({ title: 'Too Many Requests' });
  expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
  expect((await another.call(account)).status).toBe(200);
  expect((await house.anyone.call(account)).headers.get('ratelimit-limit')).toBeNull();
  await house.close();
});
