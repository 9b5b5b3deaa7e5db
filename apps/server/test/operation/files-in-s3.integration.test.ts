import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBadLinesReport, reloadInvoiceFile, undoInvoiceFile } from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { S3OnLoopback } from '@waybill/testkit/s3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from '../../src/operation/backup/restore-backup.ts';
import { takeBackup } from '../../src/operation/backup/take-backup.ts';
import { writeVersionFile } from '../../src/platform/data-directory/version-file.ts';
import { DirectoryFileStore } from '../../src/platform/files/directory-file-store.ts';
import { S3FileStore } from '../../src/platform/files/s3-file-store.ts';
import type { S3Location } from '../../src/platform/files/s3-location.ts';
import { expireReports } from '../../src/reports/jobs/expire-reports.ts';
import { examineFiles } from '../../src/start/doctor/examine-files.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { Desk } from '../intake/loads/desk.ts';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';
import { download, finishedReport, reportOf, submit } from '../reports/report-desk.ts';

const day = 24 * 3_600_000;

let storage: S3OnLoopback;
beforeAll(async () => {
  storage = await S3OnLoopback.open();
});
afterAll(() => storage.close());

const locationOf = (prefix: string): S3Location => ({
  bucket: storage.bucket,
  prefix,
  endpoint: storage.address,
  region: 'us-east-1',
  isPathStyle: true,
  credentials: { accessKeyId: storage.key.id, secretAccessKey: storage.key.secret },
});

const namesIn = (prefix: string) =>
  [...storage.objects.keys()]
    .filter((key) => key.startsWith(`${prefix}/`))
    .map((key) => key.slice(prefix.length + 1))
    .sort();

describe('a portal whose files are in a bucket', () => {
  let house: House;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-in-s3-'));
    house = await House.open({ files: new S3FileStore(locationOf('one')), runsJobs: true });
  });
  afterAll(async () => {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const foldersOnDisk = async () =>
    (await readdir(house.dataDirectory)).filter((name) => ['reports', 'invoices', 'secrets'].includes(name));

  it('makes a report, hands it out, and deletes its file when its time is over', async () => {
    const analyst = await house.as('analyst');
    await submit(analyst, reportOf(await openSpendPage(analyst)));
    const report = await finishedReport(analyst);
    expect(report).toMatchObject({ status: 'completed' });
    const stored = storage.objects.get(`one/reports/${report.id}.1.csv`)?.content;
    expect(stored?.length).toBe(report.bytes);
    const answer = await download(analyst, report.id);
    expect(answer.status).toBe(200);
    expect(answer.text.replace('\ufeff', '')).toBe(stored?.toString().replace('\ufeff', ''));
    expect(await foldersOnDisk()).toEqual([]);

    house.clock.forward(15 * day);
    const { settings, warehouse, files, dataDirectory, clock } = house;
    await expireReports({ settings, warehouse, files, dataDirectory, clock: clock.read });
    expect(namesIn('one').filter((name) => name.startsWith('reports/'))).toEqual([]);
    const later = new Caller(house.address, await house.signIn('analyst'));
    expect((await download(later, report.id)).status).toBe(404);
  });

  it('keeps a carrier’s file and its bad lines, loads the kept file again, and undoes the load', async () => {
    const admin = new Caller(house.address, await house.signIn('admin'));
    const charges = [...upsPackage('1ZS300000300000001'), ...upsPackage('1ZS300000300000002')];
    const text = upsFile({ number: '00000000S3000001', amount: '25.00', charges }).replace(/,10\.00,/, ',ten,');
    const refused = await new Desk(house).load(text, { clientId: 1002, name: 'in-a-bucket.csv' });
    expect(refused).toMatchObject({ status: 'refused', badLines: 1 });
    expect(refused.quarantineReport).toMatch(/^s3:\/\/waybill-files\/one\/invoices\/.*bad-lines\.csv$/);
    const file = await house.settings
      .selectFrom('invoice_file')
      .select(['id', 'sha256'])
      .where('name', '=', 'in-a-bucket.csv')
      .executeTakeFirstOrThrow();
    const keptName = `invoices/${file.sha256.slice(0, 16)}-in-a-bucket.csv`;
    expect(storage.objects.get(`one/${keptName}`)?.content.toString()).toBe(text);
    expect((await admin.call(getBadLinesReport, { params: { id: file.id } })).text).toContain('Net Amount');

    const again = { params: { id: file.id }, body: { acceptBadLines: true, clientId: 1002 } };
    expect((await admin.call(reloadInvoiceFile, again)).body).toMatchObject({ status: 'loaded' });
    const { id: loaded } = await house.settings
      .selectFrom('invoice_file')
      .select('id')
      .where('name', '=', 'in-a-bucket.csv')
      .where('status', '=', 'loaded')
      .executeTakeFirstOrThrow();
    const undone = await admin.call(undoInvoiceFile, { params: { id: loaded } });
    expect(undone.body).toMatchObject({ status: 'undone', invoices: 1 });
    expect(namesIn('one')).toContain(keptName);
    expect(await readdir(join(house.dataDirectory, 'written'))).not.toContainEqual(expect.stringMatching(/^work-/));
    expect(await foldersOnDisk()).toEqual([]);
  });

  it('is backed up with its files, and restored into another folder of the bucket', async () => {
    await writeVersionFile(new DirectoryFileStore(house.dataDirectory), { firstStart: 'done', seed: 'tiny' });
    await house.files.write('carrier-responses/7', 'granted');
    const { settings, warehouse, files, dataDirectory } = house;
    const directory = join(folder, 'backups');
    await takeBackup({ settings, warehouse, files, dataDirectory, directory });
    const backedUp = namesIn('one').filter((name) => name !== 'last-backup.json');
    expect(backedUp).toContain('carrier-responses/7');

    await restoreBackup({ directory, dataDirectory: join(folder, 'bucket'), filesLocation: locationOf('restored') });
    expect(namesIn('restored')).toEqual(backedUp);
    for (const name of backedUp) {
      const [was, is] = ['one', 'restored'].map((prefix) => storage.objects.get(`${prefix}/${name}`)?.content);
      expect(is && was?.equals(is)).toBe(true);
    }
    expect((await readdir(join(folder, 'bucket'))).sort()).toEqual(['postgres', 'version.json', 'waybill.duckdb']);

    const again = { directory, dataDirectory: join(folder, 'again'), filesLocation: locationOf('restored') };
    await expect(restoreBackup(again)).rejects.toThrow('is not empty. Set WAYBILL_FILES to another folder or bucket.');
  });

  it('is restored as a whole or not at all', async () => {
    storage.refuse = ({ method, key }) =>
      method === 'PUT' && key === 'half/carrier-responses/7' ? { status: 403, code: 'AccessDenied' } : undefined;
    const request = { directory: join(folder, 'backups'), dataDirectory: join(folder, 'half') };
    await expect(restoreBackup({ ...request, filesLocation: locationOf('half') })).rejects.toThrow(
      'The access key may not do this',
    );
    storage.refuse = () => undefined;
    expect(namesIn('half')).toEqual([]);
    expect(await readdir(request.dataDirectory)).toEqual([]);
  });

  it('is checked by writing, reading, listing and deleting a file', async () => {
    const before = namesIn('one');
    expect(await examineFiles(house)).toMatchObject([{ state: 'ok' }]);
    expect(namesIn('one')).toEqual(before);
    storage.refuse = ({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined);
    expect(await examineFiles(house)).toMatchObject([
      { state: 'failure', text: expect.stringContaining('The access key may not do this') },
    ]);
    storage.refuse = () => undefined;
  });
});

describe.runIf(inject('postgresUrl') !== null)('two servers that share a bucket and no directory', () => {
  let house: House;
  let other: House;

  beforeAll(async () => {
    house = await House.open({ files: new S3FileStore(locationOf('two')), sharesSettings: true, runsJobs: true });
    other = await house.beside({ files: new S3FileStore(locationOf('two')) });
  });
  afterAll(async () => {
    await other.close();
    await house.close();
  });

  it('hand out the reports that the other one made', async () => {
    const analyst = await house.as('analyst');
    await submit(analyst, reportOf(await openSpendPage(analyst)));
    const report = await finishedReport(analyst);
    expect(report).toMatchObject({ status: 'completed' });
    const [here, there] = await Promise.all([
      download(analyst, report.id),
      download(new Caller(other.address, analyst.token), report.id),
    ]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(here.text).toBe(there.text);
    expect(namesIn('two')).toContain(`reports/${report.id}.1.csv`);
  });
});
