import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceServer, askRunningServer, connectionProof, dataPaths } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { fedexFile, fedexPackage } from '../../server/test/intake/loads/fedex-file.ts';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { zipOf } from '../../server/test/intake/zip-of.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

describe('waybill load', async () => {
  const directory = await PreparedDirectory.make();
  const desk = await mkdtemp(join(tmpdir(), 'waybill-files-'));
  afterAll(async () => {
    await directory.remove();
    await rm(desk, { recursive: true, force: true });
  });
  const file = async (name: string, text: string) => {
    await writeFile(join(desk, name), text);
    return join(desk, name);
  };
  const load = (...args: string[]) => runCommand(['load', ...args], directory.environment);
  const first = await file('first.csv', upsFile({ charges: upsPackage('1ZW0A1B20300000001') }));

  const emptyFolder = join(desk, 'empty');
  await mkdir(emptyFolder);

  it('shows what a file would bring, and stores nothing', async () => {
    const text = upsFile({ number: '0000000W0A1B2077', charges: upsPackage('1ZW0A1B20300000077') });
    const path = await file('preview.csv', text);
    const { code, output, errors } = await load(path, '--client', '1001', '--dry-run');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('preview.csv: would be loaded');
    expect(output).toMatch(/W0A1B2 \(new\) .*1001 .*2026-10-03 .*12\.50 USD .*12\.50 USD/);
    expect(output).toContain('1ZW0A1B20300000077');
    expect((await load(path, '--dry-run')).output).toMatch(/would be refused[\s\S]*W0A1B2 is not known/);
  });

  it('takes a folder with everything below it, and standard input', async () => {
    const folder = join(desk, 'folder');
    await mkdir(join(folder, 'week 2'), { recursive: true });
    const textOf = (number: number) =>
      upsFile({ number: `0000000W0A1B208${number}`, charges: upsPackage(`1ZW0A1B2030000008${number}`) });
    await writeFile(join(folder, 'one.csv'), textOf(1));
    await writeFile(join(folder, 'week 2', 'two.csv'), textOf(2));
    await writeFile(join(folder, '.hidden'), 'not an invoice');
    const args = ['load', folder, '-', '--name', 'june.csv', '--client', '1001', '--dry-run', '--json'];
    const { code, output } = await runCommand(args, directory.environment, textOf(3));
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject([
      { name: 'one.csv', status: 'would_be_loaded', packages: 1, invoices: [{ status: 'would_be_loaded' }] },
      { name: 'week 2/two.csv', status: 'would_be_loaded', packages: 1 },
      { name: 'june.csv', status: 'would_be_loaded', firstPackages: [{ trackingNumber: '1ZW0A1B20300000083' }] },
    ]);
  });

  it('takes the files out of an archive, one by one', async () => {
    const path = join(desk, 'july.zip');
    const text = upsFile({ number: '0000000W0A1B2090', charges: upsPackage('1ZW0A1B20300000090') });
    await writeFile(path, await zipOf({ 'north/ups.csv': text, 'notes.txt': 'milk' }));
    const { code, output } = await load(path, '--client', '1001', '--dry-run', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject([
      { name: 'july.zip/north/ups.csv', status: 'would_be_loaded', packages: 1 },
      { name: 'july.zip/notes.txt', status: 'would_be_refused' },
    ]);
  });

  it('ends with 1 and names the account when nobody knows it and no client is told', async () => {
    const { code, output } = await load(first);
    expect(code).toBe(1);
    expect(output).toMatch(/first\.csv: refused/);
    expect(output).toContain('W0A1B2');
  });

  it('ends with 0 and prints a summary when the file is loaded', async () => {
    const { code, output, errors } = await load(first, '--client', '1001');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/first\.csv: loaded/);
    expect(output).toMatch(/W0A1B2 .*1001 .*2026-10-03 .*12\.50 USD/);
  });

  it('ends with 0 when all of it is there already', async () => {
    const { code, output } = await load(first);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('first.csv: already there') });
  });

  it('completes packages with a file of deliveries, shows it before, and takes it back', async () => {
    const path = await file(
      'deliveries.csv',
      'Tracking Number,Promised,Delivered,Signed By\n1ZW0A1B20300000001,2026-09-30,2026-10-01 09:30,KIM\nUNKNOWN1,2026-09-30,2026-10-01,KIM',
    );
    const before = await load(path, '--dry-run');
    expect(before.output).toMatch(/deliveries\.csv: would be loaded \(Tracking list\)/);
    expect(before.output).toMatch(/1ZW0A1B20300000001 .*2026-10-01 09:30 .*KIM .*Late .*applied to a package/);
    expect(before.output).toMatch(/UNKNOWN1 .*waiting for the invoice/);
    const { code, output } = await load(path);
    expect(code).toBe(0);
    expect(output).toContain('Tracking numbers: 1 completed, 0 with nothing new, 1 waiting for their invoice');
    expect(output).toContain('Packages by status: Late 1');
    expect(output).toContain('Total: 2 rows read, completed 1 packages');
    const undone = await runCommand(['undo', path], directory.environment);
    expect({ code: undone.code, output: undone.output }).toEqual({
      code: 0,
      output: expect.stringContaining('deliveries.csv'),
    });
    expect((await load(path, '--dry-run')).output).toContain('1 completed');
  });

  it('ends with 1 when one of several files does not add up; the others are loaded', async () => {
    const good = await file(
      'good.csv',
      upsFile({ number: '0000000W0A1B2002', charges: upsPackage('1ZW0A1B20300000002') }),
    );
    const wrong = await file(
      'wrong.csv',
      upsFile({ number: '0000000W0A1B2003', amount: '9.99', charges: upsPackage('1ZW0A1B20300000003') }),
    );
    const { code, output } = await load(wrong, good, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject([
      {
        name: 'wrong.csv',
        status: 'incomplete',
        messages: [expect.stringContaining('2.51 are too much'), expect.any(String)],
      },
      { name: 'good.csv', status: 'loaded', packages: 1, invoices: [{ amount: '12.50' }] },
    ]);
  });

  it('ends with 0 when the files of one call complete an invoice, and with 1 when a part is missing', async () => {
    const rows = ['796312100001', '796312100002', '796312100003'].map(fedexPackage);
    const part = (name: string, from: number, to: number) =>
      file(name, fedexFile({ amount: '33.00', rows: rows.slice(from, to) }));
    const [one, other] = [await part('one.csv', 0, 2), await part('other.csv', 1, 3)];
    expect((await load(one, '--client', '1001')).code).toBe(1);
    const { code, output } = await load(one, other);
    expect(code).toBe(0);
    expect(output).toMatch(/33\.00 USD/);
  });

  it('loads a file with bad lines only when told to', async () => {
    const text = upsFile({ number: '0000000W0A1B2004', charges: upsPackage('1ZW0A1B20300000004') });
    const bad = await file('bad.csv', text.replace(/,1\.00,/, ',one,'));
    const refused = await load(bad);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Lines of the file that cannot be read: 1.');
    expect(refused.output).toMatch(/They are listed in \/.*bad-lines\.csv\./);
    expect(refused.output).toContain('--accept-bad-lines loads the file without them.');
    expect((await load(bad, '--accept-bad-lines')).code).toBe(0);
  });

  it.each([
    [['load']],
    [['load', '/nowhere/at-all.csv']],
    [['load', emptyFolder]],
    [['load', first, '--client', 'none']],
    [['load', first, '--unknown']],
    [['unknown']],
  ])('ends with 2 for wrong use: %j', async (args) => {
    const { code, output, errors } = await runCommand(args, directory.environment);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).not.toBe('');
  });

  it('ends with 1 and says what to do when there is no Waybill in the data directory', async () => {
    const empty = join(desk, 'nothing');
    const { code, errors } = await runCommand(['load', first], { WAYBILL_DATA: empty });
    expect(code).toBe(1);
    expect(errors).toContain(`${empty} is not a complete data directory`);
  });

  it('opens the data directory itself when the server that was noted there is dead', async () => {
    await announceServer(dataPaths(directory.path), { pid: 2 ** 22, address: 'http://127.0.0.1:9', token: 'gone' });
    expect((await load(first)).code).toBe(0);
  });

  it('does the same when another program has the dead server’s number', async () => {
    await announceServer(dataPaths(directory.path), { pid: process.pid, address: 'http://127.0.0.1:9', token: 'gone' });
    expect((await load(first)).code).toBe(0);
  });

  it('ends with 1 when another process has the data directory open', async () => {
    await directory.whileOpen(async () => {
      const { code, errors } = await load(first);
      expect(code).toBe(1);
      expect(errors).toContain('Another process has');
    });
  });
});

describe('waybill load while the server runs', async () => {
  const house = await House.open();
  await announceServer(dataPaths(house.dataDirectory), {
    pid: process.pid,
    address: house.address,
    token: 'internal token of the tests',
  });
  afterAll(() => house.close());
  const path = join(house.dataDirectory, 'live.csv');
  await writeFile(path, upsFile({ number: '0000000W0A1B2009', charges: upsPackage('1ZW0A1B20300000009') }));

  it('hands the file to it, and everybody sees the new data at once', async () => {
    const before = house.warehouse.dataVersion;
    const { code, output } = await runCommand(['load', path, '--client', '1002'], {
      WAYBILL_DATA: house.dataDirectory,
    });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('live.csv: loaded') });
    expect(house.warehouse.dataVersion).toBeGreaterThan(before);
  });

  it('has it preview a file', async () => {
    const before = house.warehouse.dataVersion;
    const { code, output } = await runCommand(['load', path, '--dry-run'], { WAYBILL_DATA: house.dataDirectory });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('live.csv: already there') });
    expect(house.warehouse.dataVersion).toBe(before);
  });

  it('answers nobody without the token of the data directory, and nobody behind a proxy', async () => {
    const body = { path, name: 'live.csv' };
    const token = 'internal token of the tests';
    const ask = (headers: Record<string, string>) =>
      house.anyone.send('POST', '/internal/invoice-files', { body, headers }).then(({ status }) => status);
    expect(await ask({})).toBe(404);
    expect(await ask({ authorization: 'Bearer wrong' })).toBe(404);
    // A proxy on this machine hands on all headers, on a connection of its own.
    const proof = { 'x-waybill-connection': connectionProof(token, 1) };
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(404);
    expect(await ask({ authorization: `Bearer ${token}`, ...proof })).toBe(404);
    const admin = await house.as('admin');
    expect((await admin.send('POST', '/internal/invoice-files', { body })).status).toBe(404);
    const asked = await askRunningServer({ address: house.address, token }, '/internal/invoice-files', body);
    expect(asked.status).toBe(200);
    await asked.text();
  });
});
