import { getUploadState, listInvoiceFiles, listUploads, loadUpload, previewUpload } from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { S3OnLoopback } from '@waybill/testkit/s3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { S3FileStore } from '../../src/platform/files/s3-file-store.ts';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';
import { settledUpload, TusDesk } from '../intake/tus-desk.ts';
import { zipOf } from '../intake/zip-of.ts';

const choices = { clientId: 1002, acceptBadLines: false };
const pulse = { betweenBeats: 200, patience: 1_500 };

let storage: S3OnLoopback;
beforeAll(async () => {
  storage = await S3OnLoopback.open();
});
afterAll(() => storage.close());

const bucket = () =>
  new S3FileStore({
    bucket: storage.bucket,
    prefix: 'portal',
    endpoint: storage.address,
    region: 'us-east-1',
    isPathStyle: true,
    credentials: { accessKeyId: storage.key.id, secretAccessKey: storage.key.secret },
  });

const kinds = [
  { shared: 'a directory', files: () => ({}) },
  { shared: 'only a bucket', files: () => ({ files: bucket() }) },
];

describe.runIf(inject('postgresUrl') !== null).each(kinds)(
  'an upload to two servers that share $shared',
  ({ files }) => {
    let house: House;
    let other: House;
    let admin: Caller;
    let atOther: Caller;
    let desk: TusDesk;

    beforeAll(async () => {
      house = await House.open({ sharesSettings: true, pulse, ...files() });
      other = await house.beside(files());
      admin = await house.as('admin');
      atOther = new Caller(other.address, admin.token);
      desk = new TusDesk(admin.token ?? '');
    });
    afterAll(async () => {
      await other.close();
      await house.close();
    });

    /** Sends a whole file to both servers, half to each. */
    const sendHalves = async (file: Uint8Array, name: string): Promise<string> => {
      const half = Math.floor(file.length / 2);
      const id = await desk.begin(house.address, file.length, name);
      expect(await desk.send(house.address, id, 0, new Uint8Array(file.subarray(0, half)))).toBe(204);
      expect(await desk.arrived(other.address, id)).toBe(half);
      expect(await desk.send(other.address, id, half, new Uint8Array(file.subarray(half)))).toBe(204);
      expect(await desk.arrived(house.address, id)).toBe(file.length);
      return id;
    };

    it('goes on at either, is previewed by one, seen at the other, and loaded once', async () => {
      const file = Buffer.from(upsFile({ number: 'SEVERAL001', charges: upsPackage('1ZW0A1B20300000901') }));
      const id = await sendHalves(file, 'several.csv');

      const params = { id };
      expect((await admin.call(previewUpload, { params, body: choices })).status).toBe(200);
      expect((await settledUpload(atOther, id)).preview).toMatchObject({ rows: 3, packages: 1 });
      expect((await atOther.call(listUploads)).body.uploads).toMatchObject([{ id, state: { step: 'previewed' } }]);

      const begun = await Promise.all(
        [admin, atOther].map((caller) => caller.call(loadUpload, { params, body: choices })),
      );
      expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await settledUpload(admin, id)).toMatchObject({
        step: 'ended',
        outcome: { status: 'loaded', packages: 1 },
      });
      const { rows } = (await atOther.call(listInvoiceFiles, { query: { search: 'several' } })).body;
      expect(rows.map(({ status }) => status)).toEqual(['loaded']);
      expect((await admin.call(listUploads)).body.uploads).toEqual([]);
    });

    it('is taken out of its archive by one, and loaded from there by the other', async () => {
      const charges = upsPackage('1ZW0A1B20300000904');
      const archive = await zipOf({ 'north.csv': upsFile({ number: 'SEVERAL004', charges }), 'empty.csv': '' });
      const id = await sendHalves(archive, 'several.zip');
      await admin.call(previewUpload, { params: { id }, body: choices });
      expect((await settledUpload(atOther, id)).step).toBe('unpacked');
      const { uploads } = (await atOther.call(listUploads)).body;
      expect(uploads).toMatchObject([
        { name: 'several.zip/north.csv', isComplete: true },
        { name: 'several.zip/empty.csv', isComplete: true },
      ]);
      const [north = '', empty = ''] = uploads.map((upload) => upload.id);
      await atOther.call(loadUpload, { params: { id: north }, body: choices });
      expect((await settledUpload(admin, north)).outcome).toMatchObject({ status: 'loaded', packages: 1 });
      await admin.call(previewUpload, { params: { id: empty }, body: choices });
      expect((await settledUpload(admin, empty)).preview).toMatchObject({ status: 'refused' });
      expect(await desk.discard(other.address, empty)).toBe(204);
      expect((await admin.call(listUploads)).body.uploads).toEqual([]);
    });

    it('whose connection hangs at one goes on at the other', async () => {
      const file = new Uint8Array(4_000).fill(120);
      const id = await desk.begin(house.address, file.length, 'hanging.csv');
      const never = desk.sendForever(house.address, id, 0, file.subarray(0, 1_000));
      const locks = () => house.settings.selectFrom('upload_lock').selectAll().execute();
      await expect.poll(locks).toHaveLength(1);
      expect(await desk.arrived(other.address, id)).toBe(1_000);
      expect(await desk.send(other.address, id, 1_000, file.subarray(1_000))).toBe(204);
      expect(await desk.arrived(house.address, id)).toBe(4_000);
      await never;
      expect(await locks()).toEqual([]);
      expect(await desk.discard(house.address, id)).toBe(204);
    });

    it('that was being read by a server that is gone can be read again', async () => {
      const file = Buffer.from(upsFile({ number: 'SEVERAL002', charges: upsPackage('1ZW0A1B20300000902') }));
      const id = await sendHalves(file, 'left.csv');
      const gone = { id: '00000000-0000-4000-8000-000000000002', name: 'gone', started_at: new Date() };
      await house.settings
        .insertInto('server')
        .values({ ...gone, seen_at: new Date() })
        .execute();
      const { id: user_id } = await house.settings
        .selectFrom('user_account')
        .select('id')
        .where('login', '=', 'admin')
        .executeTakeFirstOrThrow();
      const state = { step: 'loading', rows: 1, preview: null, choices, outcome: null, failure: null };
      await house.settings
        .insertInto('upload_work')
        .values({ upload_id: id, user_id, server_id: gone.id, since: new Date(), state: JSON.stringify(state) })
        .execute();
      const params = { id };
      expect((await admin.call(loadUpload, { params, body: choices })).status).toBe(409);
      const step = async () => (await admin.call(getUploadState, { params })).body.step;
      await expect.poll(step, { timeout: 20_000 }).toBe('failed');
      expect((await atOther.call(loadUpload, { params, body: choices })).status).toBe(200);
      expect(await settledUpload(admin, id)).toMatchObject({ step: 'ended', outcome: { status: 'loaded' } });
    });

    it('leaves nothing behind', () => {
      expect([...storage.objects.keys()].filter((name) => name.includes('resumable-uploads'))).toEqual([]);
      expect([...storage.unfinished.keys()]).toEqual([]);
    });
  },
);
