import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  getUploadState,
  listInvoiceFiles,
  listUploads,
  loadUpload,
  previewUpload,
  uploadsPath,
} from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';

const choices = { clientId: 1002, acceptBadLines: false };
const pulse = { betweenBeats: 200, patience: 1_500 };

describe.runIf(inject('postgresUrl') !== null)('an upload to two servers', () => {
  let house: House;
  let other: House;
  let admin: Caller;
  let atOther: Caller;

  beforeAll(async () => {
    house = await House.open({ sharesSettings: true, pulse });
    other = await house.beside();
    admin = await house.as('admin');
    atOther = new Caller(other.address, admin.token);
  });
  afterAll(async () => {
    await other.close();
    await house.close();
  });

  const tus = (server: House, method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(new URL(path, server.address), {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${admin.token}`, ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  const begin = async (server: House, bytes: number, name: string) => {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const begun = await tus(server, 'POST', uploadsPath, {
      'upload-length': String(bytes),
      'upload-metadata': metadata,
    });
    expect(begun.status).toBe(201);
    return begun.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const send = (server: House, id: string, offset: number, piece: BodyInit) =>
    tus(
      server,
      'PATCH',
      `${uploadsPath}/${id}`,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      piece,
    );
  const offsetAt = async (server: House, id: string) =>
    Number((await tus(server, 'HEAD', `${uploadsPath}/${id}`, {})).headers.get('upload-offset'));
  const settled = async (caller: Caller, id: string) => {
    for (;;) {
      const { body } = await caller.call(getUploadState, { params: { id } });
      if (body.step !== 'previewing' && body.step !== 'loading') return body;
      await sleep(50);
    }
  };

  it('goes on at either, is previewed by one, seen at the other, and loaded once', async () => {
    const file = Buffer.from(upsFile({ number: 'SEVERAL001', charges: upsPackage('1ZW0A1B20300000901') }));
    const half = Math.floor(file.length / 2);
    const id = await begin(house, file.length, 'several.csv');
    expect((await send(house, id, 0, file.subarray(0, half))).status).toBe(204);
    expect(await offsetAt(other, id)).toBe(half);
    expect((await send(other, id, half, file.subarray(half))).status).toBe(204);
    expect(await offsetAt(house, id)).toBe(file.length);

    const params = { id };
    expect((await admin.call(previewUpload, { params, body: choices })).status).toBe(200);
    expect((await settled(atOther, id)).preview).toMatchObject({ rows: 3, packages: 1 });
    expect((await atOther.call(listUploads)).body.uploads).toMatchObject([{ id, state: { step: 'previewed' } }]);

    const begun = await Promise.all(
      [admin, atOther].map((caller) => caller.call(loadUpload, { params, body: choices })),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await settled(admin, id)).toMatchObject({ step: 'ended', outcome: { status: 'loaded', packages: 1 } });
    const { rows } = (await atOther.call(listInvoiceFiles, { query: { search: 'several' } })).body;
    expect(rows.map(({ status }) => status)).toEqual(['loaded']);
  });

  it('whose connection hangs at one goes on at the other', async () => {
    const file = Buffer.alloc(4_000, 'x');
    const id = await begin(house, file.length, 'hanging.csv');
    const hanging = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(file.subarray(0, 1_000))),
    });
    const never = send(house, id, 0, hanging).catch(() => undefined);
    await expect.poll(() => offsetAtOrZero(id)).toBe(1_000);
    expect((await send(other, id, 1_000, file.subarray(1_000))).status).toBe(204);
    expect(await offsetAt(house, id)).toBe(4_000);
    await never;
    expect(await house.settings.selectFrom('upload_lock').selectAll().execute()).toEqual([]);
  });

  /** What has arrived, read from the file itself, because asking for it would end the piece that hangs. */
  const offsetAtOrZero = async (id: string) => {
    return await stat(`${house.dataDirectory}/resumable-uploads/${id}`).then(
      ({ size }) => size,
      () => 0,
    );
  };

  it('that was being read by a server that is gone can be read again', async () => {
    const file = Buffer.from(upsFile({ number: 'SEVERAL002', charges: upsPackage('1ZW0A1B20300000902') }));
    const id = await begin(other, file.length, 'left.csv');
    await send(other, id, 0, file);
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
    expect(await settled(admin, id)).toMatchObject({ step: 'ended', outcome: { status: 'loaded' } });
  });
});
