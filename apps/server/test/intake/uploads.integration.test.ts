import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  getUploadState,
  listInvoiceFiles,
  listUploads,
  loadUpload,
  previewUpload,
  resumableUpload,
  uploadsPath,
} from '@waybill/contract';
import { type Caller, House } from '@waybill/testkit';
import { Upload } from 'tus-js-client';
import { afterAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from './loads/ups-file.ts';
import { zipOf } from './zip-of.ts';

const choices = { clientId: 1002, acceptBadLines: false };

describe('the upload of carrier files in pieces', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const headersOf = (caller: Caller) => ({ authorization: `Bearer ${caller.token}` });
  const tus = (method: string, path: string, headers: Record<string, string>, caller = admin, body?: string) =>
    fetch(new URL(path, house.address), {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headersOf(caller), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const begin = (bytes: number, name = 'begun.csv', caller = admin) =>
    tus(
      resumableUpload.method,
      resumableUpload.path,
      { 'upload-length': String(bytes), 'upload-metadata': metadataOf(name) },
      caller,
    );
  const send = async (text: string | Uint8Array, filename: string, caller = admin): Promise<string> => {
    const ended = Promise.withResolvers<void>();
    const upload = new Upload(Buffer.from(text), {
      endpoint: `${house.address}${uploadsPath}`,
      chunkSize: 1_000,
      metadata: { filename },
      headers: headersOf(caller),
      onSuccess: () => ended.resolve(),
      onError: (error) => ended.reject(error),
    });
    upload.start();
    await ended.promise;
    return upload.url?.split('/').at(-1) ?? '';
  };
  const settled = async (id: string) => {
    for (;;) {
      const { body } = await admin.call(getUploadState, { params: { id } });
      if (body.step !== 'previewing' && body.step !== 'loading') return body;
      await sleep(50);
    }
  };
  const listed = async (search: string) => (await admin.call(listInvoiceFiles, { query: { search } })).body.rows;

  it('previews a file before anything counts, then loads what was previewed', async () => {
    const id = await send(upsFile({ number: 'UPLOAD0001', charges: upsPackage('1ZW0A1B20300000101') }), 'pieces.csv');
    const params = { id };
    expect((await admin.call(previewUpload, { params, body: choices })).status).toBe(200);
    const { step, preview } = await settled(id);
    expect(step).toBe('previewed');
    expect(preview).toMatchObject({ status: 'loaded', rows: 3, packages: 1, badLines: 0 });
    expect(preview?.invoices).toMatchObject([
      { invoiceNumber: 'UPLOAD0001', rowsAmount: '12.50', statedAmount: '12.50', amount: '12.50', status: 'loaded' },
    ]);
    const waiting = { id, name: 'pieces.csv', isComplete: true, state: { step: 'previewed' } };
    expect((await admin.call(listUploads)).body.uploads).toMatchObject([waiting]);
    expect(preview?.firstPackages).toMatchObject([{ trackingNumber: '1ZW0A1B20300000101', netAmount: '12.50' }]);
    expect(await listed('pieces')).toEqual([]);

    expect((await admin.call(loadUpload, { params, body: choices })).status).toBe(200);
    const ended = await settled(id);
    expect(ended).toMatchObject({ step: 'ended', outcome: { status: 'loaded', packages: 1 } });
    expect(ended.outcome?.invoices).toMatchObject([{ clientId: 1002, amount: '12.50' }]);
    expect(await listed('pieces')).toMatchObject([{ status: 'loaded', packages: 1 }]);
    await expect(stat(join(house.dataDirectory, 'resumable-uploads', id))).rejects.toThrow('ENOENT');
  });

  it('says what is there already, and what does not reconcile and why, and keeps such a file for another try', async () => {
    const charges = upsPackage('1ZW0A1B20300000101');
    const again = await send(upsFile({ number: 'UPLOAD0001', charges }), 'again.csv');
    const wrong = await send(upsFile({ number: 'UPLOAD0002', amount: '99.00', charges }), 'wrong.csv');
    const text = await send('milk, eggs, bread', 'shopping.txt');
    for (const id of [again, wrong, text]) await admin.call(previewUpload, { params: { id }, body: choices });
    expect((await settled(again)).preview).toMatchObject({ status: 'already_there', packages: 0 });
    const refused = (await settled(wrong)).preview;
    expect(refused?.status).toBe('incomplete');
    expect(refused?.messages.join(' ')).toContain('86.50 are missing');
    expect(refused?.invoices).toMatchObject([{ rowsAmount: '12.50', statedAmount: '99.00' }]);
    expect((await settled(text)).preview).toMatchObject({ status: 'refused', layout: null, invoices: [] });
    await admin.call(loadUpload, { params: { id: text }, body: choices });
    expect((await settled(text)).outcome).toMatchObject({ status: 'refused', packages: 0 });
    expect((await admin.call(previewUpload, { params: { id: text }, body: choices })).status).toBe(200);
    await settled(text);
  });

  it('takes the files out of an archive, each with its own preview, and refuses what cannot be taken out', async () => {
    const charges = upsPackage('1ZW0A1B20300000110');
    const archive = await zipOf({
      'week 31/good.csv': upsFile({ number: 'UPLOAD0010', charges }),
      'list.txt': 'milk, eggs, bread',
      'locked.csv': { content: 'secret', password: 'x' },
      'inner.zip': { content: await zipOf({ 'more.csv': upsFile({ number: 'UPLOAD0011', charges }) }) },
    });
    const id = await send(archive, 'july.zip');
    await admin.call(previewUpload, { params: { id }, body: choices });
    expect((await settled(id)).step).toBe('unpacked');
    const { uploads } = (await admin.call(listUploads)).body;
    expect(uploads.map(({ id: each }) => each)).not.toContain(id);
    const idOf = (name: string) => uploads.find((upload) => upload.name === `july.zip/${name}`)?.id ?? '';
    const previewOf = async (name: string) => {
      await admin.call(previewUpload, { params: { id: idOf(name) }, body: choices });
      return (await settled(idOf(name))).preview;
    };
    expect(await previewOf('week 31/good.csv')).toMatchObject({ status: 'loaded', packages: 1 });
    expect(await previewOf('list.txt')).toMatchObject({ status: 'refused', layout: null });
    expect((await previewOf('locked.csv'))?.messages.join(' ')).toContain('protected by a password');
    expect((await previewOf('inner.zip'))?.messages.join(' ')).toContain('an archive. Unpack it');
    await admin.call(loadUpload, { params: { id: idOf('week 31/good.csv') }, body: choices });
    expect((await settled(idOf('week 31/good.csv'))).outcome).toMatchObject({ status: 'loaded', packages: 1 });
    expect(await listed('july.zip')).toMatchObject([{ name: 'july.zip/week 31/good.csv', status: 'loaded' }]);
  });

  it('says of a file with zero bytes which lines cannot be read', async () => {
    const text = upsFile({ number: 'UPLOAD0012', charges: upsPackage('1ZW0A1B20300000112') });
    const id = await send(`${text}2.1,cut\0off\n`, 'zero bytes.csv');
    await admin.call(previewUpload, { params: { id }, body: choices });
    const { step, preview } = await settled(id);
    expect(step).toBe('previewed');
    expect(preview).toMatchObject({ status: 'refused', badLines: 1, firstBadLines: [{ text: '2.1,cut\uFFFDoff' }] });
    await admin.call(loadUpload, { params: { id }, body: choices });
    expect((await settled(id)).outcome).toMatchObject({ status: 'refused', badLines: 1 });
  });

  it('goes on where a broken connection left off', async () => {
    const text = upsFile({ number: 'UPLOAD0003', charges: upsPackage('1ZW0A1B20300000103') });
    const begun = await begin(text.length, 'broken-off.csv');
    expect(begun.status).toBe(201);
    const path = begun.headers.get('location') ?? '';
    const id = path.split('/').at(-1) ?? '';
    const piece = { 'content-type': 'application/offset+octet-stream' };
    const first = await tus('PATCH', path, { ...piece, 'upload-offset': '0' }, admin, text.slice(0, 700));
    expect(first.status).toBe(204);
    expect((await admin.call(previewUpload, { params: { id }, body: choices })).status).toBe(400);
    const head = await tus('HEAD', path, {});
    expect(head.headers.get('upload-offset')).toBe('700');
    await tus('PATCH', path, { ...piece, 'upload-offset': '700' }, admin, text.slice(700));
    await admin.call(previewUpload, { params: { id }, body: choices });
    expect((await settled(id)).preview).toMatchObject({ status: 'loaded', packages: 1 });
    expect((await tus('DELETE', path, {})).status).toBe(204);
    expect((await admin.call(getUploadState, { params: { id } })).status).toBe(404);
  });

  it('belongs to the user who began it, and needs a session and the permission', async () => {
    const path = (await begin(10)).headers.get('location') ?? '';
    const params = { id: path.split('/').at(-1) ?? '' };
    const neighbour = await house.as('neighbour', 'neighbour');
    const shipper = await house.as('shipper');
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      const body = method === 'PATCH' ? '0123456789' : undefined;
      expect((await tus(method, path, piece, neighbour, body)).status, method).toBe(404);
      expect((await tus(method, path, piece, shipper, body)).status, method).toBe(403);
    }
    expect((await neighbour.call(getUploadState, { params })).status).toBe(404);
    expect((await neighbour.call(listUploads)).body.uploads).toEqual([]);
    expect((await neighbour.call(loadUpload, { params, body: { ...choices, clientId: null } })).status).toBe(404);
    expect((await begin(10, 'a.csv', shipper)).status).toBe(403);
    const anyone = await fetch(new URL(path, house.address), { method: 'HEAD' });
    expect(anyone.status).toBe(401);
    const foreign = await begin(10, 'a.csv', neighbour);
    const theirs = { id: foreign.headers.get('location')?.split('/').at(-1) ?? '' };
    expect((await neighbour.call(previewUpload, { params: theirs, body: choices })).status).toBe(403);
  });

  it('is bounded in size and number, and never names a file after what the user calls it', async () => {
    expect((await begin(2 * 1024 ** 3 + 1)).status).toBe(413);
    const odd = await begin(10, '../../../etc/passwd');
    expect(odd.headers.get('location')).toMatch(/\/uploads\/[0-9a-f-]{36}$/);
    expect((await stat(join(house.dataDirectory, 'resumable-uploads'))).mode & 0o777).toBe(0o700);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await begin(2 * 1024 ** 3)).status);
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(409);
  });

  it('keeps its limits however many begin at the same moment, and gives the room back', async () => {
    const other = await house.as('neighbour', 'neighbour');
    for (const { id } of (await other.call(listUploads)).body.uploads)
      await tus('DELETE', `${uploadsPath}/${id}`, {}, other);
    const begun = await Promise.all(Array.from({ length: 40 }, () => begin(2 * 1024 ** 3, 'large.csv', other)));
    const paths = begun.filter(({ status }) => status === 201).map(({ headers }) => headers.get('location') ?? '');
    expect(paths).toHaveLength(20);
    const [refused] = begun.filter(({ status }) => status !== 201);
    expect(refused?.status).toBe(409);
    expect(refused?.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused?.json()).toMatchObject({ status: 409, detail: expect.stringContaining('40 GB') });
    expect((await other.call(listUploads)).body.uploads).toHaveLength(20);
    for (const path of paths) expect((await tus('DELETE', path, {}, other)).status).toBe(204);
    expect((await begin(2 * 1024 ** 3, 'large.csv', other)).status).toBe(201);
  });

  it('counts the files of an archive before it unpacks them', async () => {
    const files = Object.fromEntries(Array.from({ length: 480 }, (_, place) => [`${place}.csv`, 'a,b']));
    const id = await send(await zipOf(files), 'many.zip');
    await admin.call(previewUpload, { params: { id }, body: choices });
    expect(await settled(id)).toMatchObject({ step: 'failed', failure: expect.stringContaining('At most 500') });
    expect((await admin.call(listUploads)).body.uploads.map(({ name }) => name)).toContain('many.zip');
  });

  it('says what is wrong as a problem, checks no checksums, and shows names in their order', async () => {
    const withChecksum = await tus('POST', uploadsPath, {
      'upload-length': '5',
      'upload-metadata': metadataOf('a.csv'),
      'upload-checksum': 'sha1 AAAA',
    });
    expect(withChecksum.status).toBe(400);
    for (const headers of [{ 'tus-resumable': '' }, { 'upload-length': '-1' }, {}]) {
      const answer = await tus('POST', uploadsPath, headers);
      expect(answer.headers.get('content-type'), JSON.stringify(headers)).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ status: answer.status, detail: expect.stringMatching(/\S/) });
    }
    await begin(10, 'a\r\nb\u202Evsc.csv');
    expect((await admin.call(listUploads)).body.uploads.at(-1)?.name).toBe('a  b vsc.csv');
  });
});

const metadataOf = (name: string): string => `filename ${Buffer.from(name).toString('base64')}`;
