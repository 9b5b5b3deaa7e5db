import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDataExport,
  type DataExport,
  data,
  deleteDataExport,
  forgetDataExportKey,
  getDataExport,
  listAuditLog,
  listDataExportRuns,
  listDataExports,
  listNotifications,
  runDataExport,
  testDataExport,
  updateDataExport,
} from '@waybill/contract';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { askDuckDb, askParquet } from '@waybill/testkit/parquet';
import { S3OnLoopback } from '@waybill/testkit/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOf } from '../../identity/tokens/token-of.ts';
import { SftpServer } from '../../intake/fetches/sftp-server.ts';

const clientId = 1002;
const password = 'a lake’s very own password';

describe('data exports', async () => {
  const house = await House.open({ fetchHosts: ['127.0.0.1'], webhookHosts: ['127.0.0.1'] });
  const admin = await house.as('admin');
  const { dataExports } = house.app;
  let root = '';
  let refused = '';
  let sftp: SftpServer;
  let s3: S3OnLoopback;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'waybill-lake-'));
    sftp = await SftpServer.open(root, { userName: 'lake', password }, 0, {
      refuses: (path) => refused !== '' && path.includes(refused),
    });
    s3 = await S3OnLoopback.open();
  });
  afterAll(async () => {
    await house.close();
    await sftp.close();
    await s3.close();
    await rm(root, { recursive: true });
  });

  const toSftp = (name: string) => ({
    ...{ name, clientId, protocol: 'sftp' as const, host: '127.0.0.1', port: sftp.port, path: `/${name}` },
    ...{ userName: 'lake', password, frequency: 'daily' as const, hour: 3, timeZone: 'America/New_York' },
  });
  const toS3 = (name: string) => ({
    ...{ name, clientId, protocol: 's3' as const, host: s3.address, port: 0, path: name, region: 'eu-central-1' },
    ...{ bucket: s3.bucket, userName: s3.key.id, password: s3.key.secret },
    ...{ frequency: 'hourly' as const, timeZone: 'UTC' },
  });

  async function made(body: ReturnType<typeof toSftp> | ReturnType<typeof toS3>): Promise<DataExport> {
    const { status, body: created } = await admin.call(createDataExport, { body });
    expect(status, JSON.stringify(created)).toBe(200);
    const tested = await admin.call(testDataExport, { params: { id: created.id } });
    expect(tested.status, JSON.stringify(tested.body)).toBe(200);
    return tested.body;
  }

  const read = async (id: number) => (await admin.call(getDataExport, { params: { id } })).body;
  const runsOf = async (id: number) =>
    (await admin.call(listDataExportRuns, { params: { id }, query: { descending: 'true' } })).body.rows;

  /** Runs an export and answers what became of it. */
  async function ran(id: number) {
    expect((await admin.call(runDataExport, { params: { id } })).status).toBe(200);
    await dataExports.settled();
    const [last] = await runsOf(id);
    return last;
  }

  /** Lets the time of an export come, and all that is due run. */
  async function whenDue(id: number): Promise<void> {
    const due = { next_run_at: house.clock.read() };
    await house.settings.updateTable('data_export').set(due).where('id', '=', id).execute();
    await dataExports.runDue();
    await dataExports.runDue();
    await dataExports.settled();
  }

  async function loadOne(net: string): Promise<number> {
    const [account] = (await house.warehouse.state()).accounts.filter((each) => each.clientId === clientId);
    if (account === undefined) throw new Error('The client has no account.');
    const place = { clientId, accountId: account.accountId, accountNumber: account.accountNumber };
    const invoiceNumber = `OUT-${net}`;
    await loadInvoice(house.warehouse, { ...place, invoiceNumber, billDate: '2026-11-01' }, [{ net }]);
    return house.warehouse.dataVersion;
  }

  const spendOfPages = async (): Promise<string> => {
    const page = await admin.call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: { clientId, selectColumnNames: ['sum(net_amount) as spend'], fromTableNames: ['package_level_info'] },
    });
    return Number(page.body.data[0]?.SPEND).toFixed(2);
  };
  const sum = 'select cast(sum(net_amount) as varchar) as spend from';
  const spendOfFiles = async (name: string, table = 'packages') => {
    const [found] = await askDuckDb(`${sum} '${root}/${name}/${table}/*.parquet'`);
    return found?.spend;
  };

  it('keep a directory of an SFTP server like the portal', async () => {
    const { id, hostKey } = await made(toSftp('lake'));
    expect(hostKey).toMatch(/^SHA256:/);
    expect(await ran(id)).toMatchObject({ outcome: 'done', reason: null, login: 'admin', filesRemoved: 0 });
    const before = await spendOfPages();
    expect([await spendOfFiles('lake'), await spendOfFiles('lake', 'charges')]).toEqual([before, before]);

    const loadId = await loadOne('7.77');
    expect(await ran(id)).toMatchObject({ outcome: 'done', filesWritten: 2, filesRemoved: 0 });
    expect(await spendOfFiles('lake')).toBe(await spendOfPages());
    expect(await spendOfFiles('lake')).not.toBe(before);
    const manifest = JSON.parse(await readFile(join(root, 'lake/manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ clientId, publishedLoad: loadId, format: 'parquet' });
    expect(manifest.files.at(-1)).toMatchObject({ table: 'charges', loads: [loadId], rows: 1 });
    const names = ['packages', 'charges'].map(async (table) =>
      (await readdir(join(root, 'lake', table))).map((file) => `${table}/${file}`),
    );
    const listed = manifest.files.map(({ name }: { name: string }) => name).toSorted();
    expect((await Promise.all(names)).flat().toSorted()).toEqual(listed);

    expect(await ran(id)).toMatchObject({ outcome: 'done', filesWritten: 0, filesRemoved: 0 });
    await house.warehouse.undoLoad(loadId, 'undo');
    expect(await ran(id)).toMatchObject({ outcome: 'done', filesWritten: 0, filesRemoved: 2 });
    expect(await spendOfFiles('lake')).toBe(before);
    expect(JSON.parse(await readFile(join(root, 'lake/dictionary.json'), 'utf8')).tables).toHaveLength(2);
  });

  it('make good what broke, and leave nothing twice or behind', async () => {
    const { id } = await made(toSftp('broken'));
    await ran(id);
    const before = await spendOfPages();
    const loadId = await loadOne('5.55');
    refused = '/broken/';
    const reason = expect.stringContaining('The server did not take /broken/packages/');
    expect(await ran(id)).toMatchObject({ outcome: 'failed', reason });
    expect(await spendOfFiles('broken')).toBe(before);
    refused = '';
    expect(await ran(id)).toMatchObject({ outcome: 'done', filesWritten: 2 });
    expect(await spendOfFiles('broken')).toBe(await spendOfPages());

    const second = await loadOne('6.66');
    refused = '/broken/charges/';
    expect(await ran(id)).toMatchObject({ outcome: 'failed', filesWritten: 1 });
    expect(await spendOfFiles('broken')).toBe(await spendOfPages());
    await house.warehouse.undoLoad(second, 'undo');
    await house.warehouse.undoLoad(loadId, 'undo');
    refused = '';
    expect(await ran(id)).toMatchObject({ outcome: 'done', filesWritten: 0, filesRemoved: 4 });
    expect([await spendOfFiles('broken'), await spendOfFiles('broken', 'charges')]).toEqual([before, before]);
    expect((await readdir(join(root, 'broken/packages'))).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('keep a bucket like the portal, at their times', async () => {
    const { id, nextRunAt } = await made(toS3('bucket'));
    expect(nextRunAt).toBe('2026-11-20T13:00:00Z');
    await dataExports.runDue();
    await dataExports.settled();
    expect(await runsOf(id)).toEqual([]);
    await whenDue(id);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'done', login: null }]);
    expect((await read(id)).nextRunAt).toBe('2026-11-20T13:00:00Z');
    const [file] = [...s3.objects].filter(([key]) => key.startsWith('bucket/packages/'));
    const bytes = file?.[1].content ?? Buffer.of();
    expect(await askParquet(bytes, `${sum} received`)).toEqual([{ spend: await spendOfPages() }]);
    expect([...s3.objects.keys()]).toEqual(expect.arrayContaining(['bucket/manifest.json', 'bucket/dictionary.json']));
  });

  it('are repeated soon when they fail, and their owner is told', async () => {
    const { id } = await made(toS3('refused'));
    s3.refuse = ({ method }) => (method === 'PUT' ? { status: 403, code: 'AccessDenied' } : undefined);
    await whenDue(id);
    const reason = 'The access key may not do this: allow it to write and delete in this folder.';
    expect(await runsOf(id)).toMatchObject([{ outcome: 'failed', reason }]);
    expect(await read(id)).toMatchObject({ lastOutcome: 'failed', nextRunAt: '2026-11-20T12:05:00Z' });
    const { body: told } = await admin.call(listNotifications);
    expect(JSON.stringify(told)).toContain('"export_failed"');
    s3.refuse = () => undefined;
    await whenDue(id);
    expect(await read(id)).toMatchObject({ lastOutcome: 'done', nextRunAt: '2026-11-20T13:00:00Z' });
  });

  it('deliver what their owner may read, for as long as they may', async () => {
    const { id } = await made(toSftp('rights'));
    const { settings } = house;
    await settings.updateTable('data_export').set({ client_id: neighbour.clientId }).where('id', '=', id).execute();
    await whenDue(id);
    await settings.updateTable('data_export').set({ client_id: clientId }).where('id', '=', id).execute();
    expect(await read(id)).toMatchObject({
      lastOutcome: 'failed',
      lastReason: 'The user who saved this export may no longer read this client.',
    });
    await settings.updateTable('data_export').set({ user_id: null }).where('id', '=', id).execute();
    expect((await ran(id))?.reason).toContain('can no longer sign in');
    expect(await readdir(join(root, 'rights'))).toEqual([]);
  });

  it('never show or send a secret elsewhere', async () => {
    const { id, ...made_ } = await made(toSftp('secrets'));
    const text = JSON.stringify([made_, (await admin.call(listAuditLog, {})).body]);
    expect(text).not.toContain(password);
    const stored = await house.settings.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst();
    expect(stored?.password).toMatch(/^v1\./);
    const { clientId: _, ...input } = toSftp('secrets');
    const kept = { ...input, password: null };
    expect((await admin.call(updateDataExport, { params: { id }, body: kept })).body.hostKey).toMatch(/^SHA256:/);
    const elsewhere = { ...kept, host: 'elsewhere.example.com' };
    expect((await admin.call(updateDataExport, { params: { id }, body: elsewhere })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'password' }],
    });
    const moved = await admin.call(updateDataExport, { params: { id }, body: { ...elsewhere, password: 'other' } });
    expect(moved.body).toMatchObject({ hostKey: null, hasPassword: true });
    expect((await admin.call(runDataExport, { params: { id } })).body).toMatchObject({ status: 400 });
  });

  it('go to no host that the operator does not permit', async () => {
    const guarded = await House.open();
    try {
      const caller = await guarded.as('admin');
      const refusal = async (body: ReturnType<typeof toSftp> | ReturnType<typeof toS3>) => {
        const { body: created } = await caller.call(createDataExport, { body });
        if (!('id' in created)) return created;
        return (await caller.call(testDataExport, { params: { id: created.id } })).body;
      };
      const ownMachine = { detail: expect.stringContaining('is this machine or its own network link') };
      expect(await refusal(toSftp('inside'))).toMatchObject(ownMachine);
      expect(await refusal(toS3('plain'))).toMatchObject({ detail: 'host must begin with https://' });
      const secured = { ...toS3('secured'), host: s3.address.replace('http:', 'https:') };
      expect(await refusal(secured)).toMatchObject(ownMachine);
      const byName = { ...secured, name: 'name', host: 'https://localhost', path: 'name' };
      expect(await refusal(byName)).toMatchObject(ownMachine);
      expect(await refusal({ ...secured, host: 'https://10.0.0.1', path: 'x' })).toMatchObject({
        detail: expect.stringContaining('private network'),
      });
    } finally {
      await guarded.close();
    }
  });

  it('forget a key, and are not run before the next test', async () => {
    const { id } = await made(toSftp('keys'));
    expect((await admin.call(forgetDataExportKey, { params: { id } })).body.hostKey).toBeNull();
    expect((await admin.call(runDataExport, { params: { id } })).body).toMatchObject({
      status: 400,
      detail: 'Test the connection first.',
    });
    await house.settings.updateTable('data_export').set({ host_key: 'SHA256:other' }).where('id', '=', id).execute();
    expect((await ran(id))?.reason).toContain('shows a different key than before');
  });

  it('name what is wrong', async () => {
    const refused = async (body: ReturnType<typeof toSftp> | ReturnType<typeof toS3>) =>
      (await admin.call(createDataExport, { body })).body;
    expect(await refused({ ...toSftp('lake'), path: '/lake/' })).toMatchObject({
      detail: 'path is that of another export',
    });
    expect(await refused({ ...toSftp('x'), path: '' })).toMatchObject({ errors: [{ field: 'path' }] });
    expect(await refused({ ...toS3('x'), bucket: '' })).toMatchObject({ errors: [{ field: 'bucket' }] });
    expect(await refused({ ...toSftp('x'), password: '' })).toMatchObject({ errors: [{ field: 'password' }] });
    expect(await refused({ ...toSftp('x'), clientId: neighbour.clientId })).toMatchObject({
      errors: [{ field: 'clientId' }],
    });
    const wrong = await admin.call(createDataExport, { body: { ...toSftp('wrong'), password: 'wrong' } });
    expect((await admin.call(testDataExport, { params: { id: wrong.body.id } })).body).toMatchObject({
      status: 400,
      detail: 'The server rejected the user name, password or key.',
    });
    expect((await admin.call(deleteDataExport, { params: { id: wrong.body.id } })).status).toBe(200);
  });

  it('can be read and run by a token, and changed by people only', async () => {
    const { id } = await made(toS3('tokens'));
    const token = await tokenOf(house, 'admin', { writes: true });
    expect((await token.call(listDataExports, {})).body.total).toBeGreaterThan(0);
    expect((await token.call(runDataExport, { params: { id } })).status).toBe(200);
    await dataExports.settled();
    const created = await token.call(createDataExport, { body: toS3('by-token') });
    expect(created).toMatchObject({ status: 403 });
    expect((await token.call(testDataExport, { params: { id } })).status).toBe(403);
  });
});
