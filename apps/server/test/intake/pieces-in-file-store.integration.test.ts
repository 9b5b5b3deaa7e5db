import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { House } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PiecesInFileStore } from '../../src/intake/uploads/pieces/pieces-in-file-store.ts';
import { metadataOf } from '../../src/intake/uploads/pieces/upload-pieces.ts';
import { DirectoryFileStore } from '../../src/platform/files/directory-file-store.ts';

const day = 24 * 3_600_000;

describe('uploads whose pieces are in the file store', () => {
  let house: House;
  let folder: string;
  let files: DirectoryFileStore;
  let pieces: PiecesInFileStore;
  let owner: { userId: number; tenantId: number };

  beforeAll(async () => {
    house = await House.open();
    folder = await mkdtemp(join(tmpdir(), 'waybill-pieces-'));
    files = new DirectoryFileStore(join(folder, 'files'));
    pieces = new PiecesInFileStore({ settings: house.settings, files, dataDirectory: join(folder, 'server') });
    const { id: userId, tenant_id: tenantId } = await house.settings
      .selectFrom('user_account')
      .select(['id', 'tenant_id'])
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow();
    owner = { userId, tenantId };
  });
  afterAll(async () => {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const begin = async (size: number): Promise<string> => {
    const metadata = metadataOf(owner, { name: 'large.csv', refusal: undefined });
    return (await pieces.create(new Upload({ id: crypto.randomUUID(), size, offset: 0, metadata }))).id;
  };
  const contentOf = (id: string) => pieces.withFile(id, (path) => readFile(path));
  const arrived = async (id: string) => (await pieces.find(owner, id))?.arrived;
  const storedOf = async (id: string) => (await files.list(`resumable-uploads/${id}`)).length;
  const age = (id: string) =>
    house.settings
      .updateTable('upload')
      .set({ begun_at: new Date(Date.now() - day - 1) })
      .where('id', '=', id)
      .execute();

  it('are put together again, however they were cut', async () => {
    const content = Buffer.from(Array.from({ length: 20_000_000 }, (_, index) => (index * index) % 251));
    const id = await begin(content.length);
    const sent: number[] = [0, 1, 9_000_001, 9_000_002, content.length];
    for (const [index, start] of sent.slice(0, -1).entries()) {
      const part = content.subarray(start, sent[index + 1]);
      expect(await pieces.write(Readable.from([part]), id, start)).toBe(sent[index + 1]);
    }
    expect(await pieces.find(owner, id)).toMatchObject({ arrived: content.length, bytes: content.length });
    expect((await contentOf(id)).equals(content)).toBe(true);
    expect(await pieces.find({ ...owner, userId: -1 }, id)).toBeUndefined();
    expect(await pieces.find({ ...owner, tenantId: -1 }, id)).toBeUndefined();
    await pieces.remove(id);
    expect(await storedOf(id)).toBe(0);
    expect(await pieces.find(owner, id)).toBeUndefined();
  });

  it('take a piece only where the ones before it end, whoever sends it', async () => {
    const id = await begin(30);
    const send = (text: string, start: number) => pieces.write(Readable.from([Buffer.from(text)]), id, start);
    await send('0123456789', 0);
    await expect(send('late', 5)).rejects.toMatchObject({ status_code: 409 });
    await expect(send('early', 11)).rejects.toMatchObject({ status_code: 409 });
    const both = await Promise.allSettled([send('abcdefghij', 10), send('abcdefghij', 10)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await send('ABCDEFGHIJ', 20);
    expect((await contentOf(id)).toString()).toBe('0123456789abcdefghijABCDEFGHIJ');
    expect(await storedOf(id)).toBe(3);
  });

  it('keep what had arrived when a connection broke', async () => {
    const id = await begin(100);
    const breaking = async function* () {
      yield Buffer.from('one');
      yield Buffer.from('two');
      throw new Error('broken');
    };
    await expect(pieces.write(Readable.from(breaking()), id, 0)).rejects.toThrow('broken');
    expect(await arrived(id)).toBe(6);
  });

  it('go after a day, unless they are in use, and take along what was never recorded', async () => {
    const [old, used, young] = [await begin(3), await begin(3), await begin(3)];
    for (const id of [old, used, young]) await pieces.write(Readable.from([Buffer.from('abc')]), id, 0);
    await age(old);
    await age(used);
    const number = () => crypto.randomUUID();
    const unrecorded = `resumable-uploads/${young}/${number()}`;
    const ofNone = `resumable-uploads/${number()}/${number()}`;
    const unknown = ['resumable-uploads/index.json', `resumable-uploads/${number()}/part-1.zst`];
    for (const name of [unrecorded, ofNone, ...unknown]) await files.write(name, 'left');
    await pieces.removeOld(new Set([used]));
    expect(await storedOf(old)).toBe(0);
    expect((await contentOf(used)).toString()).toBe('abc');
    expect((await contentOf(young)).toString()).toBe('abc');
    expect(await files.size(ofNone)).toBeUndefined();
    for (const name of unknown) expect(await files.size(name), name).toBe(4);
    await pieces.remove(young);
    expect(await files.size(unrecorded)).toBeUndefined();
  });

  it('can be whole files, even empty ones', async () => {
    for (const content of ['a whole file', '']) {
      const path = join(folder, 'unpacked');
      await writeFile(path, content);
      const archive = await begin(1);
      await pieces.reserve(owner, archive, { files: 1, bytes: content.length });
      await pieces.addReserved(owner, archive, { name: `of ${content.length}`, refusal: 'damaged', path });
      await pieces.remove(archive);
      const added = (await pieces.list(owner)).at(-1);
      expect(added).toMatchObject({ arrived: content.length, bytes: content.length, refusal: 'damaged' });
      expect((await contentOf(added?.id ?? '')).toString()).toBe(content);
      await expect(readFile(path)).rejects.toThrow('ENOENT');
    }
  });

  it('are refused when one of their pieces is missing', async () => {
    const id = await begin(3);
    await pieces.write(Readable.from([Buffer.from('abc')]), id, 0);
    for (const { name } of await files.list(`resumable-uploads/${id}`)) await files.remove(name);
    await expect(contentOf(id)).rejects.toThrow('is missing');
  });
});
