import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createFtpLocation,
  deleteFtpLocation,
  type FtpLocationDetail,
  fetchFtpLocation,
  forgetHostKey,
  getFtpLocation,
  getInvoiceFile,
  listAuditLog,
  listFtpLocations,
  listInvoiceFiles,
  testFtpLocation,
  updateFtpLocation,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { generate } from 'selfsigned';
import ssh2 from 'ssh2';
import { afterAll, describe, expect, it } from 'vitest';
import { endInterruptedFiles } from '../../../src/intake/fetches/interrupted-files.ts';
import { Desk } from '../loads/desk.ts';
import { upsFile, upsPackage } from '../loads/ups-file.ts';
import { zipOf } from '../zip-of.ts';
import { FtpServer } from './ftp-server.ts';
import { SftpServer } from './sftp-server.ts';

const password = 'a carrier’s very own password';
const clientId = 1003;
let numbers = 0;

/** An invoice file that nobody has seen before. */
function newInvoice(): { readonly number: string; readonly content: string } {
  numbers += 1;
  const number = `0000000W0A1B2${String(300 + numbers)}`;
  return {
    number: number.replace(/^0+/, ''),
    content: upsFile({ number, charges: upsPackage(`1ZW0A1B20390000${String(100 + numbers)}`) }),
  };
}

async function carrierFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'waybill-carrier-'));
  await mkdir(join(root, 'out'));
  return root;
}

const input = (port: number, more: Record<string, unknown> = {}) => ({
  clientId,
  name: `UPS ${port}`,
  protocol: 'sftp',
  host: '127.0.0.1',
  port,
  path: '/out',
  pattern: '*.csv',
  userName: 'waybill',
  password,
  privateKey: null,
  passphrase: null,
  intervalMinutes: 60,
  moveTo: null,
  active: true,
  ...more,
});

describe('a place from which invoices are fetched', async () => {
  const house = await House.open({ fetchHosts: ['127.0.0.1'] });
  const admin = await house.as('admin');
  const desk = new Desk(house);
  const root = await carrierFolder();
  let server = await SftpServer.open(root, { userName: 'waybill', password });
  afterAll(async () => {
    await server.close();
    await house.close();
  });
  const { port } = server;
  const created = await admin.call(createFtpLocation, { body: input(port) });
  const { id } = created.body;
  const params = { id };
  const detail = async () => (await admin.call(getFtpLocation, { params })).body;
  const fetchNow = async (): Promise<FtpLocationDetail> => {
    expect((await admin.call(fetchFtpLocation, { params })).status).toBe(200);
    await house.app.fetches.settled();
    return detail();
  };

  it('never tells its secrets, and keeps them sealed', async () => {
    expect(created.body).toMatchObject({ hasPassword: true, hasPrivateKey: false, hostKey: null });
    expect(created.text).not.toContain(password);
    const stored = await house.settings.selectFrom('ftp_location').select('password').executeTakeFirstOrThrow();
    expect(stored.password).toMatch(/^v1\./);
    expect(stored.password).not.toContain(password);
    const log = await admin.call(listAuditLog, { query: { action: 'ftp_location' } });
    expect(log.text).not.toContain(password);
    expect(log.body.rows[0]?.details.changes).toMatchObject({ password: { before: '••••', after: '••••' } });
  });

  it('is not fetched from before its key is known', async () => {
    const [visit] = (await fetchNow()).fetches;
    expect(visit).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('test the connection first'),
      login: 'admin',
    });
  });

  it('is tested: its key is remembered, its files are counted', async () => {
    await writeFile(join(root, 'out', 'notes.txt'), 'nothing');
    await writeFile(join(root, 'out', 'first.CSV'), newInvoice().content);
    const { body } = await admin.call(testFtpLocation, { params });
    expect(body).toMatchObject({ files: 1, newFiles: 1, hostKey: expect.stringMatching(/^SHA256:/) });
    expect((await detail()).hostKey).toBe(body.hostKey);
  });

  it('gives its files to the same loading as files that are handed in, each of them once', async () => {
    const invoice = newInvoice();
    await writeFile(join(root, 'out', 'second.csv'), invoice.content);
    const [visit] = (await fetchNow()).fetches;
    expect(visit?.files.map(({ name, outcome }) => [name, outcome]).sort()).toEqual([
      ['first.CSV', 'loaded'],
      ['second.csv', 'loaded'],
    ]);
    expect(await desk.held(invoice.number)).toMatchObject({ packages: 1, net: '12.50', clientId });
    expect((await fetchNow()).fetches[0]?.files).toEqual([]);
    await writeFile(join(root, 'out', 'again.csv'), invoice.content);
    expect((await fetchNow()).fetches[0]?.files).toMatchObject([{ name: 'again.csv', outcome: 'already_there' }]);
    expect(await desk.held(invoice.number)).toMatchObject({ packages: 1, net: '12.50' });
    expect(await readdir(join(root, 'out'))).toContain('second.csv');
  });

  it('stores small files that are fetched together in one change of the warehouse', async () => {
    let published = 0;
    const forget = house.warehouse.onPublished(() => {
      published += 1;
    });
    const invoices = [newInvoice(), newInvoice(), newInvoice()];
    for (const [place, { content }] of invoices.entries())
      await writeFile(join(root, 'out', `together-${place}.csv`), content);
    const [visit] = (await fetchNow()).fetches;
    expect(visit?.files.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded', 'loaded']);
    expect(published).toBe(1);
    forget();
    for (const { number } of invoices) expect(await desk.held(number)).toMatchObject({ net: '12.50', clientId });
  });

  it('has its own answers for files that leave their currency or the order of their dates open', async () => {
    const header =
      'Account Number,Invoice Number,Invoice Date,Tracking Number,Billed Charge,Incentive Credit,Amount Due';
    const summary = `${header}\nW0A1B2,W0A1B2901,05/09/2026,1Z9,10.00,0.00,10.00\n`;
    await writeFile(join(root, 'out', 'open.csv'), summary);
    expect((await fetchNow()).fetches[0]?.files).toMatchObject([{ name: 'open.csv', outcome: 'incomplete' }]);
    const answers = { currencyCode: 'USD', dateOrder: 'day first' };
    const { body } = await admin.call(updateFtpLocation, { params, body: input(port, { password: null, ...answers }) });
    expect(body).toMatchObject(answers);
    const log = await admin.call(listAuditLog, { query: { action: 'ftp_location.update' } });
    expect(log.body.rows[0]?.details.changes).toMatchObject({ currencyCode: { before: null, after: 'USD' } });
    await writeFile(join(root, 'out', 'said.csv'), summary);
    expect((await fetchNow()).fetches[0]?.files).toMatchObject([{ name: 'said.csv', outcome: 'loaded' }]);
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: 'said.csv' } })).body;
    const file = await admin.call(getInvoiceFile, { params: { id: rows[0]?.id ?? 0 } });
    expect(file.body.invoices).toMatchObject([{ billDate: '2026-09-05', currencyCode: 'USD' }]);
    const cleared = { currencyCode: null, dateOrder: null };
    await admin.call(updateFtpLocation, { params, body: input(port, { password: null, ...cleared }) });
    expect(await detail()).toMatchObject(cleared);
  });

  it('says why a file was refused, and does not ask for it again', async () => {
    await writeFile(join(root, 'out', 'scrap.csv'), 'no,invoice\n');
    const [visit] = (await fetchNow()).fetches;
    expect(visit?.files).toMatchObject([{ name: 'scrap.csv', outcome: 'refused' }]);
    expect(visit?.files[0]?.reason).toContain('The layout is not known.');
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: 'scrap.csv' } })).body;
    expect(rows).toHaveLength(1);
    expect((await fetchNow()).fetches[0]?.files).toEqual([]);
  });

  it('does not load again by itself the file whose loading ended the process, only when somebody asks', async () => {
    const name = 'second.csv';
    const { settings } = house;
    const become = (status: 'loading' | 'loaded') =>
      settings.updateTable('invoice_file').set({ status }).where('name', '=', name).execute();
    await settings.updateTable('ftp_file').set({ outcome: 'loading' }).where('name', '=', name).execute();
    await become('loading');
    expect(await endInterruptedFiles(settings)).toEqual([]);
    await settings.updateTable('ftp_fetch').set({ server_id: null }).execute();
    expect(await endInterruptedFiles(settings)).toMatchObject([{ location: { id: created.body.id } }]);
    await become('loaded');
    house.clock.forward(61 * 60_000);
    await house.app.fetches.fetchDue();
    await house.app.fetches.settled();
    const [byItself] = (await detail()).fetches;
    expect(byItself).toMatchObject({ outcome: 'done', login: null, files: [] });
    const [byHand] = (await fetchNow()).fetches;
    expect(byHand?.files).toMatchObject([{ name, outcome: 'already_there' }]);
  });

  it('moves what was taken in, also what lies there since before', async () => {
    await admin.call(updateFtpLocation, { params, body: input(port, { password: null, moveTo: '/done' }) });
    const invoice = newInvoice();
    await writeFile(join(root, 'out', 'third.csv'), invoice.content);
    await fetchNow();
    expect(await readdir(join(root, 'out'))).toEqual(['notes.txt']);
    expect(await readdir(join(root, 'done'))).toEqual(
      expect.arrayContaining(['again.csv', 'first.CSV', 'scrap.csv', 'second.csv', 'third.csv']),
    );
    expect(await readFile(join(root, 'done', 'third.csv'), 'utf8')).toBe(invoice.content);
  });

  it('takes the files out of an archive, invoices and deliveries alike, and says what became of each', async () => {
    const change = (pattern: string) =>
      admin.call(updateFtpLocation, { params, body: input(port, { password: null, moveTo: '/done', pattern }) });
    await change('*.zip');
    const deliveries = 'Tracking Number,Delivered,Status\n1ZW0A1B20390000999,2026-10-05,Delivered\n';
    const [first, second] = [newInvoice(), newInvoice()];
    await writeFile(
      join(root, 'out', 'mixed.zip'),
      await zipOf({ 'a/ups.csv': first.content, 'deliveries.csv': deliveries, 'notes.txt': 'milk, eggs' }),
    );
    await writeFile(join(root, 'out', 'whole.zip'), await zipOf({ 'b/ups.csv': second.content }));
    const files = (await fetchNow()).fetches[0]?.files ?? [];
    const outcomeOf = (name: string) => files.find((file) => file.name === name);
    expect(outcomeOf('mixed.zip')).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('mixed.zip/notes.txt: The layout is not known'),
    });
    expect(outcomeOf('whole.zip')).toMatchObject({ outcome: 'loaded' });
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: '.zip/', sort: 'name' } })).body;
    expect(rows.map(({ name, status }) => [name, status]).sort()).toEqual([
      ['mixed.zip/a/ups.csv', 'loaded'],
      ['mixed.zip/deliveries.csv', 'loaded'],
      ['mixed.zip/notes.txt', 'refused'],
      ['whole.zip/b/ups.csv', 'loaded'],
    ]);
    await change('*.csv');
  });

  it('comes by itself when its time has come, and not before', async () => {
    const before = (await detail()).fetches.length;
    await house.app.fetches.fetchDue();
    await house.app.fetches.settled();
    expect((await detail()).fetches).toHaveLength(before);
    house.clock.forward(61 * 60_000);
    await house.app.fetches.fetchDue();
    await house.app.fetches.settled();
    const { fetches } = await detail();
    expect(fetches).toHaveLength(before + 1);
    expect(fetches[0]).toMatchObject({ outcome: 'done', login: null });
  });

  it('does not come by itself while it is not active, nor without an interval', async () => {
    const { fetches } = await detail();
    for (const more of [{ active: false }, { intervalMinutes: null }]) {
      await admin.call(updateFtpLocation, { params, body: input(port, more) });
      house.clock.forward(61 * 60_000);
      await house.app.fetches.fetchDue();
      await house.app.fetches.settled();
      expect((await detail()).fetches).toHaveLength(fetches.length);
    }
    await admin.call(updateFtpLocation, { params, body: input(port) });
  });

  it('is not believed when it shows a different key, until somebody forgets the old one', async () => {
    await server.close();
    server = await SftpServer.open(root, { userName: 'waybill', password }, port);
    expect((await fetchNow()).fetches[0]).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('a different key than before'),
    });
    const test = await admin.call(testFtpLocation, { params });
    expect(test.status).toBe(400);
    expect((await admin.call(forgetHostKey, { params })).body.hostKey).toBeNull();
    expect((await admin.call(testFtpLocation, { params })).status).toBe(200);
    expect((await fetchNow()).fetches[0]).toMatchObject({ outcome: 'done' });
  });

  it('says so when the password is wrong, or nobody answers', async () => {
    await admin.call(updateFtpLocation, { params, body: input(port, { password: 'wrong' }) });
    const refused = await admin.call(testFtpLocation, { params });
    expect(refused.text).toContain('The server rejected the user name, password or key.');
    await admin.call(updateFtpLocation, { params, body: input(1) });
    expect((await admin.call(testFtpLocation, { params })).text).toContain('does not follow this protocol');
  });

  it('needs its secrets again when it leads elsewhere: none is sent to another server', async () => {
    await admin.call(updateFtpLocation, { params, body: input(port) });
    const elsewhere = await admin.call(updateFtpLocation, {
      params,
      body: input(port, { host: 'elsewhere.example', password: null }),
    });
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body).toMatchObject({ errors: [{ field: 'password' }] });
    expect((await detail()).host).toBe('127.0.0.1');
  });

  it('is nobody else’s', async () => {
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(listFtpLocations)).body).toEqual({ rows: [], total: 0 });
    expect((await other.call(getFtpLocation, { params })).status).toBe(404);
    expect((await other.call(testFtpLocation, { params })).status).toBe(404);
    expect((await other.call(forgetHostKey, { params })).status).toBe(404);
    expect((await other.call(fetchFtpLocation, { params })).status).toBe(404);
    expect((await other.call(deleteFtpLocation, { params })).status).toBe(404);
    expect((await other.call(updateFtpLocation, { params, body: input(port) })).status).toBe(404);
    expect((await other.call(createFtpLocation, { body: input(port) })).status).toBe(400);
    expect((await (await house.as('analyst')).call(listFtpLocations)).status).toBe(403);
  });

  it('is deleted; what it brought stays', async () => {
    expect((await admin.call(deleteFtpLocation, { params })).status).toBe(200);
    expect((await admin.call(listFtpLocations)).body.total).toBe(0);
    expect((await admin.call(listInvoiceFiles, { query: { search: 'third.csv' } })).body.total).toBe(1);
  });

  it('that cannot be fetched from is told to the internal users, once a day', async () => {
    const { body } = await admin.call(createFtpLocation, { body: input(port, { name: 'Gone' }) });
    expect((await admin.call(testFtpLocation, { params: { id: body.id } })).status).toBe(200);
    await server.close();
    const told = async () => {
      house.clock.forward(61 * 60_000);
      await house.app.fetches.fetchDue();
      await house.app.fetches.settled();
      const rows = await house.settings
        .selectFrom('notification')
        .innerJoin('user_account', 'user_account.id', 'notification.user_id')
        .select(['login', 'details', 'link'])
        .where('kind', '=', 'fetch_failed')
        .execute();
      return rows.map(({ login, details, link }) => [login, details, link]);
    };
    const message = ['admin', '{"name":"Gone"}', `/ftplocations?open=${body.id}`];
    expect([await told(), await told()]).toEqual([[message], [message]]);
    house.clock.forward(24 * 3_600_000);
    expect(await told()).toEqual([message, message]);
  });
});

describe('a place with a private key', async () => {
  const house = await House.open({ fetchHosts: ['127.0.0.1'] });
  const admin = await house.as('admin');
  const root = await carrierFolder();
  const pair = ssh2.utils.generateKeyPairSync('ecdsa', {
    bits: 256,
    passphrase: 'open sesame',
    cipher: 'aes256-ctr',
    rounds: 16,
  });
  const server = await SftpServer.open(root, { userName: 'waybill', publicKey: pair.public });
  afterAll(async () => {
    await server.close();
    await house.close();
  });

  it('lets itself be opened by the key and its passphrase', async () => {
    const body = input(server.port, { password: null, privateKey: pair.private, passphrase: 'open sesame' });
    const { id } = (await admin.call(createFtpLocation, { body })).body;
    expect((await admin.call(testFtpLocation, { params: { id } })).body).toMatchObject({ files: 0 });
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs1',
      format: 'pem',
    });
    await admin.call(updateFtpLocation, {
      params: { id },
      body: { ...body, privateKey: other.toString(), passphrase: '' },
    });
    expect((await admin.call(testFtpLocation, { params: { id } })).status).toBe(400);
  });
});

describe.each(['ftp', 'ftps'] as const)('a place that speaks %s', async (protocol) => {
  const house = await House.open({ fetchHosts: ['127.0.0.1'] });
  const admin = await house.as('admin');
  const root = await carrierFolder();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'carrier.example' }]);
  const options = { userName: 'waybill', password, ...(protocol === 'ftps' ? { tls: { key, cert } } : {}) };
  const server = await FtpServer.open(root, options);
  afterAll(async () => {
    await server.close();
    await house.close();
  });

  it('is tested, fetched from, and its files are moved', async () => {
    const body = input(server.port, { protocol, moveTo: '/done' });
    const { id } = (await admin.call(createFtpLocation, { body })).body;
    const params = { id };
    await writeFile(join(root, 'out', 'ups.csv'), newInvoice().content);
    const test = await admin.call(testFtpLocation, { params });
    expect(test.body).toMatchObject({ files: 1, newFiles: 1 });
    await admin.call(fetchFtpLocation, { params });
    await house.app.fetches.settled();
    const { fetches } = (await admin.call(getFtpLocation, { params })).body;
    expect(fetches[0]).toMatchObject({
      outcome: 'done',
      reason: null,
      files: [{ name: 'ups.csv', outcome: 'loaded' }],
    });
    expect(await readdir(join(root, 'done'))).toEqual(['ups.csv']);
  });
});

describe('a place whose data come from somebody else', async () => {
  const house = await House.open({ fetchHosts: ['127.0.0.1'] });
  const admin = await house.as('admin');
  const root = await carrierFolder();
  const [own, other] = await Promise.all(
    ['carrier.example', 'somebody.example'].map(async (value) => {
      const { private: key, cert } = await generate([{ name: 'commonName', value }]);
      return { key, cert };
    }),
  );
  const server = await FtpServer.open(root, {
    userName: 'waybill',
    password,
    ...(own === undefined || other === undefined ? {} : { tls: own, dataTls: other }),
  });
  afterAll(async () => {
    await server.close();
    await house.close();
  });

  it('is not listed', async () => {
    const { id } = (await admin.call(createFtpLocation, { body: input(server.port, { protocol: 'ftps' }) })).body;
    const test = await admin.call(testFtpLocation, { params: { id } });
    expect([test.status, test.text]).toEqual([400, expect.stringContaining('key')]);
  });

  it('takes no line breaks in what is sent to it', async () => {
    for (const field of ['path', 'moveTo', 'pattern', 'userName', 'password']) {
      const body = input(server.port, { name: field, [field]: 'a\r\nDELE b' });
      const { status, body: answer } = await admin.call(createFtpLocation, { body });
      expect([status, answer]).toMatchObject([400, { errors: [{ field }] }]);
    }
  });
});

describe('the hosts from which may be fetched', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');

  it.each(['127.0.0.1', 'localhost', '169.254.169.254', '0.0.0.0', '::1', '::ffff:127.0.0.1'])(
    'are not %s, unless the operator says so',
    async (host) => {
      const { id } = (await admin.call(createFtpLocation, { body: input(22, { host, name: host }) })).body;
      const test = await admin.call(testFtpLocation, { params: { id } });
      expect(test.status).toBe(400);
      expect(test.text).toContain('which is not permitted');
    },
  );
});
