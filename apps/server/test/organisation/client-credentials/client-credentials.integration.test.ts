import {
  createClientCredential,
  deleteClientCredential,
  getClientCredential,
  listAuditLog,
  listClientCredentials,
  type Permission,
  showClientCredentialSecret,
  updateClientCredential,
} from '@waybill/contract';
import { createLogger } from '@waybill/server';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const secret = 'the very own secret of Pine Outdoor';
const newSecret = 'another secret of Pine Outdoor';
const pineOutdoor = 1003;
const meridian = 1005;
const day = 86_400_000;

const input = (more: Record<string, unknown> = {}) => ({
  clientId: pineOutdoor,
  carrierId: 2,
  purpose: 'web_site',
  address: 'https://fedex.carrier.example/login',
  userName: 'pine',
  secret,
  note: 'On Mondays',
  ...more,
});

describe('the credentials of clients at carriers', async () => {
  const lines: string[] = [];
  const house = await House.open({ logger: createLogger('trace', { write: (line) => void lines.push(line) }) });
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const created = await admin.call(createClientCredential, { body: input() });
  const params = { id: created.body.id };
  const log = async (action: string) => await admin.call(listAuditLog, { query: { action } });

  const grant = async (permission: Permission) => {
    const role = await house.settings
      .selectFrom('role')
      .innerJoin('tenant', 'tenant.id', 'role.tenant_id')
      .select('role.id')
      .where('role.name', '=', 'ROLE_CLIENT')
      .where('tenant.name', '=', 'default')
      .executeTakeFirstOrThrow();
    await house.settings.insertInto('role_permission').values({ role_id: role.id, permission }).execute();
  };

  it('keep their secrets sealed, and tell them in no list, form or audit entry', async () => {
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({ client: { name: 'Pine Outdoor' }, carrier: { name: 'FedEx' }, secretDays: 0 });
    const stored = await house.settings.selectFrom('client_credential').selectAll().executeTakeFirstOrThrow();
    expect(stored.secret).toMatch(/^v1\./);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const listed = await admin.call(listClientCredentials);
    expect(listed.body.total).toBe(1);
    for (const { text } of [created, listed, await admin.call(getClientCredential, { params })]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(stored.secret);
    }
    const entries = await log('client_credential');
    expect(entries.text).not.toContain(secret);
    expect(entries.text).not.toContain(stored.secret);
    expect(entries.body.rows[0]).toMatchObject({
      action: 'client_credential.create',
      details: { changes: { secret: { before: null, after: '••••' } } },
    });
  });

  it('tell a secret on demand, and write down who asked', async () => {
    const shown = await admin.call(showClientCredentialSecret, { params });
    expect(shown.body).toEqual({ secret });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const entries = await log('client_credential.show_secret');
    expect(entries.body.rows).toMatchObject([
      { login: 'admin', details: { subject: { ...params, name: 'FedEx pine' }, client: 'Pine Outdoor' } },
    ]);
    expect(entries.text).not.toContain(secret);
  });

  it('keep their secret when none is given, and are as old as their last secret', async () => {
    const before = new Date(house.clock.read().getTime() - 200 * day);
    await house.settings.updateTable('client_credential').set({ secret_changed_at: before }).execute();
    const kept = await admin.call(updateClientCredential, { params, body: input({ secret: null, note: '' }) });
    expect(kept.body).toMatchObject({ note: '', secretDays: 200, secretChangedAt: before.toISOString() });
    const same = await admin.call(updateClientCredential, { params, body: input({ note: '' }) });
    expect(same.body.secretDays).toBe(200);
    expect((await admin.call(showClientCredentialSecret, { params })).body).toEqual({ secret });
    const changed = await admin.call(updateClientCredential, { params, body: input({ secret: newSecret }) });
    expect(changed.body).toMatchObject({ secretDays: 0, note: 'On Mondays' });
    expect((await admin.call(showClientCredentialSecret, { params })).body).toEqual({ secret: newSecret });
    const entries = await log('client_credential.update');
    expect(entries.body.rows.map(({ details }) => details.changes)).toEqual([
      { note: { before: 'On Mondays', after: '' } },
      {},
      { note: { before: '', after: 'On Mondays' }, secret: { before: '••••', after: '••••' } },
    ]);
  });

  it.each([
    ['address', { address: 'http://fedex.carrier.example' }],
    ['address', { address: 'https://' }],
    ['address', { address: 'javascript:alert(1)' }],
    ['address', { address: 'https://pine:secret@fedex.carrier.example' }],
    ['userName', { userName: ' ' }],
    ['userName', { userName: 'pine' }],
    ['secret', { secret: '' }],
    ['secret', { secret: null }],
    ['carrierId', { carrierId: 999 }],
    ['clientId', { clientId: neighbour.clientId }],
  ])('are refused at %s when it is wrong: %o', async (field, more) => {
    const { status, body } = await admin.call(createClientCredential, { body: input({ userName: 'other', ...more }) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });

  it('are searched, sorted and paged by the server', async () => {
    const ups = { carrierId: 1, purpose: 'api', address: 'https://ups.carrier.example', userName: 'Alder' };
    await admin.call(createClientCredential, { body: input(ups) });
    const names = async (query: Record<string, string | number>) =>
      (await admin.call(listClientCredentials, { query })).body.rows.map(({ userName }) => userName);
    expect(await names({ sort: 'userName' })).toEqual(['Alder', 'pine']);
    expect(await names({ sort: 'carrierName' })).toEqual(['pine', 'Alder']);
    expect(await names({ sort: 'userName', size: 1, page: 2 })).toEqual(['pine']);
    expect(await names({ search: 'outdoor UPS' })).toEqual(['Alder']);
    expect(await names({ search: newSecret })).toEqual([]);
  });

  it('are shown to users who may see them, and their secrets only to users who may change them', async () => {
    expect((await shipper.call(listClientCredentials)).status).toBe(403);
    await grant('CLIENT_CREDENTIALS_VIEW');
    expect((await shipper.call(getClientCredential, { params })).status).toBe(200);
    expect((await shipper.call(createClientCredential, { body: input({ userName: 'new' }) })).status).toBe(403);
    await grant('CLIENT_CREDENTIALS_ADD');
    expect((await shipper.call(createClientCredential, { body: input({ userName: 'new' }) })).status).toBe(200);
    const refused = await shipper.call(showClientCredentialSecret, { params });
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain(newSecret);
    expect((await shipper.call(updateClientCredential, { params, body: input() })).status).toBe(403);
    expect((await shipper.call(deleteClientCredential, { params })).status).toBe(403);
    expect((await log('client_credential.show_secret')).body.rows.map(({ login }) => login)).not.toContain('shipper');
    await grant('CLIENT_CREDENTIALS_EDIT');
    expect((await shipper.call(showClientCredentialSecret, { params })).body).toEqual({ secret: newSecret });
  });

  it('are hidden from users who may not read their client', async () => {
    const foreign = (await admin.call(createClientCredential, { body: input({ clientId: meridian }) })).body;
    const other = await house.as(neighbour.login, neighbour.tenant);
    for (const stranger of [shipper, other]) {
      const { rows } = (await stranger.call(listClientCredentials)).body;
      expect(rows.map(({ id }) => id)).not.toContain(foreign.id);
      const address = { params: { id: foreign.id } };
      expect((await stranger.call(getClientCredential, address)).status).toBe(404);
      expect((await stranger.call(showClientCredentialSecret, address)).status).toBe(404);
      expect((await stranger.call(deleteClientCredential, address)).status).toBe(404);
      expect((await stranger.call(updateClientCredential, { ...address, body: input() })).status).toBe(404);
      const { status, body } = await stranger.call(createClientCredential, { body: input({ clientId: meridian }) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: 'clientId' }] });
    }
    expect((await other.call(listClientCredentials)).body).toEqual({ rows: [], total: 0 });
    expect((await admin.call(getClientCredential, { params: { id: foreign.id } })).status).toBe(200);
  });

  it('ask for their secret again when it cannot be opened', async () => {
    await house.settings
      .updateTable('client_credential')
      .set({ secret: 'v1.broken' })
      .where('id', '=', params.id)
      .execute();
    const shown = await admin.call(showClientCredentialSecret, { params });
    expect(shown.status).toBe(400);
    expect(shown.text).toContain('The stored secret cannot be opened: enter it again.');
    expect((await admin.call(updateClientCredential, { params, body: input({ secret: newSecret }) })).status).toBe(200);
    expect((await admin.call(showClientCredentialSecret, { params })).body).toEqual({ secret: newSecret });
  });

  it('are deleted with an entry in the audit log, and were never logged', async () => {
    expect((await admin.call(deleteClientCredential, { params })).status).toBe(200);
    expect((await admin.call(getClientCredential, { params })).status).toBe(404);
    const entries = await log('client_credential.delete');
    expect(entries.body.rows[0]).toMatchObject({ details: { changes: { secret: { before: '••••', after: null } } } });
    expect(lines.length).toBeGreaterThan(10);
    for (const each of [secret, newSecret]) expect(lines.join('')).not.toContain(each);
  });
});
