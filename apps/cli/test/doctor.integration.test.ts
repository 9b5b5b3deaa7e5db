import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { announceServer, createMailer, DirectoryFileStore, dataPaths } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

describe('waybill doctor, while no server runs', async () => {
  const directory = await PreparedDirectory.make();
  afterAll(() => directory.remove());
  const doctor = (more: Record<string, string> = {}) => runCommand(['doctor'], { ...directory.environment, ...more });

  it('names what is missing, and says what to do', async () => {
    const { code, output } = await doctor();
    expect(code).toBe(1);
    expect(output).toContain(`ok       Configuration: All settings are valid; the data is in ${directory.path}.`);
    expect(output).toMatch(/ok {7}Settings database: PostgreSQL \d+/);
    expect(output).toMatch(/ok {7}Warehouse: It answers: 0 package rows/);
    expect(output).toMatch(/(ok|warning) +Disk: .* free in /);
    expect(output).toMatch(/ok {7}Clock: It is \d{4}-/);
    expect(output).toContain('→ Set SMTP_URL and MAIL_FROM');
    expect(output).toContain('FAILURE  Administrators: Tenant default has no administrator.');
    expect(output).toContain('→ Add one with: waybill user add');
  });

  it('is content once there is an administrator', async () => {
    const person = ['--email', 'a@example.com', '--first-name', 'A', '--last-name', 'B'];
    await runCommand(['user', 'add', 'ann', ...person, '--role', 'ROLE_ADMIN', '--internal'], directory.environment);
    const { code, output } = await doctor();
    expect(code).toBe(0);
    expect(output).toContain('Administrators: Tenant default: ann.');
    expect(output).toContain('Everything works.');
  });

  it('says that a mail server does not accept mail, without its password', async () => {
    const { code, output } = await doctor({ SMTP_URL: 'smtp://user:hush-hush@127.0.0.1:1' });
    expect(code).toBe(1);
    expect(output).toContain('FAILURE  Mail: The mail server does not accept mail');
    expect(output).not.toContain('hush-hush');
  });

  it('names a wrong setting', async () => {
    const { code, output } = await doctor({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toContain('FAILURE  Configuration: ');
    expect(output).toContain('PORT');
  });

  it('mends what a crash left behind, says what it did, and keeps what counts', async () => {
    const paths = dataPaths(directory.path);
    const path = join(directory.path, 'kept.csv');
    await writeFile(path, upsFile({ charges: upsPackage('1ZW0A1B20300000001') }));
    await runCommand(['load', path, '--client', '1001'], directory.environment);
    const before = await directory.contents();
    await directory.whileOpen(async ({ settings, warehouse, fillWarehouse }) => {
      const file = await settings.selectFrom('invoice_file').selectAll().executeTakeFirstOrThrow();
      const { id: _id, ...values } = file;
      await settings
        .insertInto('invoice_file')
        .values({
          ...values,
          name: 'cut-off.csv',
          sha256: 'f'.repeat(64),
          status: 'loading',
          summary: null,
          load_id: null,
        })
        .execute();
      const [rollup] = warehouse.rollups;
      await fillWarehouse((file) =>
        file.bulkLoad({ kind: 'synthetic', source: 'damage' }, async ({ connection }) => {
          await connection.run(`delete from "${rollup?.name}"`);
        }),
      );
    });
    await mkdir(join(directory.path, 'reports'), { recursive: true });
    await writeFile(join(directory.path, 'reports', '7.unfinished.csv'), 'half');
    await writeFile(paths.server, JSON.stringify({ pid: 2 ** 22 - 1, address: 'http://127.0.0.1:1', token: 'gone' }));
    const repaired = await runCommand(['doctor', '--repair'], directory.environment);
    expect(repaired).toMatchObject({ code: 0, errors: '' });
    expect(repaired.output).toContain('Repair: locks: Removed: server.json.');
    expect(repaired.output).toContain(
      'Repair: loads: Interrupted ones were completed or cancelled: cut-off.csv is refused.',
    );
    expect(repaired.output).toContain('Repair: files: Removed orphaned files: reports/ 1.');
    expect(repaired.output).toMatch(/Repair: rollups: Rebuilt, because they differed [^:]+: \w+\./);
    const again = await runCommand(['doctor', '--repair'], directory.environment);
    expect(again.output).toContain('Repair: locks: There are no stale ones.');
    expect(again.output).toContain('Repair: loads: None was interrupted.');
    expect(again.output).toContain('Repair: files: There are none.');
    expect(again.output).toContain('Repair: rollups: All of them match the packages and charges.');
    expect(await directory.contents()).toEqual({ ...before, statuses: [...before.statuses, 'refused'] });
  });

  it('says how to begin where nothing is set up', async () => {
    const { code, output } = await doctor({ WAYBILL_DATA: `${directory.path}/nothing` });
    expect(code).toBe(1);
    expect(output).toContain('Start it once with npm start');
  });
});

describe('waybill doctor, while a server runs', async () => {
  const house = await House.open({
    mailer: createMailer(undefined, new DirectoryFileStore('/tmp/files-of-nobody'), 'a@localhost.test'),
  });
  const provider = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    provider.close();
    await house.close();
  });
  await announceServer(dataPaths(house.dataDirectory), {
    pid: process.pid,
    address: house.address,
    token: 'internal token of the tests',
  });
  const doctor = () => runCommand(['doctor'], { WAYBILL_DATA: house.dataDirectory });

  it('asks the server', async () => {
    const { output } = await doctor();
    expect(output).toContain(`Server: It is running at ${house.address}.`);
    expect(output).toContain('mails are written to /tmp/files-of-nobody/outbox');
    expect(output).toContain('Tenant default: admin');
  });

  it('does not repair what the server has open', async () => {
    const { code, output } = await runCommand(['doctor', '--repair'], { WAYBILL_DATA: house.dataDirectory });
    expect(code).toBe(1);
    expect(output).toContain(`FAILURE  Repair: The server at ${house.address} has the data directory open.`);
  });

  it('looks at identity providers: reach, clock and certificates', async () => {
    const tenant = await house.settings.selectFrom('tenant').select('id').limit(1).executeTakeFirstOrThrow();
    const port = (provider.address() as { port: number }).port;
    const add = (name: string, address: string) =>
      house.settings
        .insertInto('identity_provider')
        .values({
          tenant_id: tenant.id,
          name,
          entity_id: name,
          sign_in_url: address,
          certificates: '',
          email_domains: '',
          match_by: 'email',
          email_attribute: null,
          response_signed: false,
          new_user_role_id: null,
          enabled: true,
        })
        .execute();
    await add('Near', `http://127.0.0.1:${port}/`);
    await add('Gone', 'http://127.0.0.1:1/');
    const { code, output } = await doctor();
    expect(code).toBe(1);
    expect(output).toMatch(/warning {2}Identity provider: Near: its clock differs by \d+ seconds\./);
    expect(output).toContain('Gone: http://127.0.0.1:1/ cannot be reached from here');
    expect(output).toContain('FAILURE  Identity provider: Near: it has no certificate.');
  });
});
