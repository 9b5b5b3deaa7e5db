import { account, authenticate } from '@waybill/contract';
import { announceServer, dataPaths } from '@waybill/server';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { clientId, PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const person = ['--email', 'ida@example.com', '--first-name', 'Ida', '--last-name', 'Lund'];

describe('waybill user, while no server runs', async () => {
  const directory = await PreparedDirectory.make();
  afterAll(() => directory.remove());
  const user = (...args: string[]) => runCommand(['user', ...args], directory.environment);
  const ida = () =>
    directory.whileOpen(({ settings }) =>
      settings
        .selectFrom('user_account')
        .leftJoin('user_client', 'user_client.user_id', 'user_account.id')
        .leftJoin('user_role', 'user_role.user_id', 'user_account.id')
        .leftJoin('role', 'role.id', 'user_role.role_id')
        .select(['login', 'must_change_password', 'password_hash', 'user_client.client_id', 'role.name as role'])
        .where('login', '=', 'ida')
        .executeTakeFirst(),
    );

  it('adds a user with roles and clients, and tells the password once', async () => {
    const { code, output, errors } = await user('add', 'ida', ...person, '--client', String(clientId));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^The user ida was created\.\nPassword, shown only once: \S{16}\n/);
    const password = /once: (\S+)/.exec(output)?.[1] ?? '';
    const made = await ida();
    expect(made).toMatchObject({ must_change_password: true, client_id: clientId, role: 'ROLE_CLIENT' });
    expect(made?.password_hash).not.toContain(password);
  });

  it('resets a password to another one', async () => {
    const before = await ida();
    const { code, output } = await user('reset', 'IDA');
    expect(code).toBe(0);
    expect(output).toContain('The user ida has a new password.');
    expect((await ida())?.password_hash).not.toBe(before?.password_hash);
  });

  it('says what does not fit, and changes nothing', async () => {
    const again = await user('add', 'Ida', ...person);
    expect(again).toMatchObject({ code: 1, errors: 'There is a user Ida already.\n' });
    const role = await user('add', 'bo', ...person, '--role', 'ROLE_KING');
    expect(role.code).toBe(1);
    expect(role.errors).toContain('There is no role ROLE_KING; there is: ROLE_ADMIN, ROLE_CARRIER');
    const client = await user('add', 'bo', ...person, '--client', '4711');
    expect(client).toMatchObject({ code: 1, errors: 'There is no client 4711.\n' });
    expect(await user('reset', 'nobody')).toMatchObject({ code: 1, errors: 'There is no user nobody.\n' });
    expect((await user('unlock', 'ida', '--tenant', 'elsewhere')).code).toBe(1);
  });

  it('ends with 2 when it is used wrongly', async () => {
    expect((await user('add', 'bo')).code).toBe(2);
    const { code, errors } = await user('add', 'b o', ...person);
    expect(code).toBe(2);
    expect(errors).toContain('login');
  });
});

describe('waybill user, while a server runs', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  await announceServer(dataPaths(house.dataDirectory), {
    pid: process.pid,
    address: house.address,
    token: 'internal token of the tests',
  });
  const user = (...args: string[]) => runCommand(['user', ...args], { WAYBILL_DATA: house.dataDirectory });
  const signIn = (username: string, password: string) =>
    house.anyone.call(authenticate, { body: { username, password, logOffOtherSessions: true } });

  it('makes an administrator who signs in with the password', async () => {
    const { code, output } = await user('add', 'ida', ...person, '--role', 'ROLE_ADMIN', '--internal');
    expect(code).toBe(0);
    const { status, body } = await signIn('ida', /once: (\S+)/.exec(output)?.[1] ?? '');
    expect(status).toBe(200);
    const seen = await new Caller(house.address, body.id_token).call(account);
    expect(seen.body).toMatchObject({ internal: true, roles: ['ROLE_ADMIN'] });
  });

  it('lifts the lock of wrong passwords', async () => {
    let status = 0;
    for (let attempt = 0; attempt < 30 && status !== 429; attempt += 1) {
      status = (await signIn('analyst', 'Wrong1password')).status;
    }
    expect(status).toBe(429);
    expect((await user('unlock', 'analyst')).output).toBe('The user analyst can sign in again.\n');
    expect((await signIn('analyst', 'Waybill1demo')).status).toBe(200);
  });

  it('says what does not fit', async () => {
    expect(await user('reset', 'nobody')).toMatchObject({ code: 1, errors: 'There is no user nobody.\n' });
  });
});
