import { account, authenticate, clientsShort, createClient, listRoles } from '@waybill/contract';
import { announceServer, dataPaths } from '@waybill/server';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const person = ['--email', 'ida@acme.example', '--first-name', 'Ida', '--last-name', 'Lund'];

describe('waybill tenant, while no server runs', async () => {
  const directory = await PreparedDirectory.make();
  afterAll(() => directory.remove());
  const tenant = (...args: string[]) => runCommand(['tenant', ...args], directory.environment);

  it('makes a tenant with roles and an administrator, and lists it', async () => {
    const { code, output, errors } = await tenant('add', 'acme', '--admin', 'ida', ...person);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(
      /^The tenant acme was created\. Its administrator is ida\.\nPassword, shown only once: \S{16}\n/,
    );
    expect(output).toContain('It has no client yet');
    const listed = await tenant('list');
    expect(listed.code).toBe(0);
    expect(listed.output.split('\n').map((line) => line.split(/\s+/))).toEqual([
      ['Tenant', 'Clients', 'Users'],
      ['default', '1', '0'],
      ['acme', '0', '1'],
      [''],
    ]);
  });

  it('says what does not fit, and changes nothing', async () => {
    const again = await tenant('add', 'acme', '--admin', 'bo', ...person);
    expect(again).toMatchObject({ code: 1, errors: 'The tenant acme already exists.\n' });
    const badName = await tenant('add', 'Acme Europe', '--admin', 'bo', ...person);
    expect(badName.code).toBe(2);
    expect(badName.errors).toContain('tenant: must be small letters and digits');
    expect((await tenant('add', 'beta')).code).toBe(2);
    expect((await tenant('add', 'beta', '--admin', 'bo', ...person, '--client-code', 'B')).code).toBe(2);
    expect((await tenant('list')).output).not.toContain('beta');
  });
});

describe('waybill tenant, while a server runs', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  await announceServer(dataPaths(house.dataDirectory), {
    pid: process.pid,
    address: house.address,
    token: 'internal token of the tests',
  });
  const tenant = (...args: string[]) => runCommand(['tenant', ...args], { WAYBILL_DATA: house.dataDirectory });
  const signIn = (password: string, tenantName: string) =>
    house.anyone.call(authenticate, {
      body: { username: 'shipper', password, logOffOtherSessions: true },
      headers: { 'tenant-name': tenantName },
    });

  it('makes an administrator who signs in to that tenant alone, and may do all that one does there', async () => {
    const added = await tenant(
      'add',
      'acme',
      '--admin',
      'shipper',
      ...person,
      '--client',
      'Acme',
      '--client-code',
      'AC',
    );
    expect({ code: added.code, errors: added.errors }).toEqual({ code: 0, errors: '' });
    const password = /once: (\S+)/.exec(added.output)?.[1] ?? '';
    const clientId = Number(/number (\d+)/.exec(added.output)?.[1]);
    expect((await signIn(password, 'default')).status).toBe(401);
    expect((await signIn('Waybill1demo', 'acme')).status).toBe(401);
    const { status, body } = await signIn(password, 'acme');
    expect(status).toBe(200);
    await house.settings
      .updateTable('user_account')
      .set({ must_change_password: false })
      .where('email', '=', 'ida@acme.example')
      .execute();
    const ida = new Caller(house.address, (await signIn(password, 'acme')).body.id_token ?? body.id_token);
    expect((await ida.call(account)).body).toMatchObject({ login: 'shipper', internal: true, roles: ['ROLE_ADMIN'] });
    expect((await ida.call(clientsShort)).body).toMatchObject([{ id: clientId, name: 'Acme' }]);
    const { body: roles } = await ida.call(listRoles);
    expect(roles.rows.map(({ name }) => name)).toContain('ROLE_CLIENT');
    const input = { name: 'Acme Asia', code: 'AS', city: '', state: '', engageDate: null, parentClientId: null };
    expect((await ida.call(createClient, { body: input })).status).toBe(200);
    expect((await tenant('list')).output).toMatch(/^acme +2 +1$/m);
  });

  it('notes it in the audit log of the new tenant', async () => {
    const entries = await house.settings
      .selectFrom('audit_log')
      .innerJoin('tenant', 'tenant.id', 'audit_log.tenant_id')
      .select('action')
      .where('tenant.name', '=', 'acme')
      .where('details', 'like', '%waybill%')
      .orderBy('audit_log.id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['tenant.create', 'client.create', 'user.create']);
  });

  it('says what does not fit', async () => {
    const taken = await tenant('add', 'neighbour', '--admin', 'bo', ...person);
    expect(taken).toMatchObject({ code: 1, errors: 'The tenant neighbour already exists.\n' });
  });
});
