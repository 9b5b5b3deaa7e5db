import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newAuthority, S3OnLoopback } from '@waybill/testkit/s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryFileStore } from '../../src/platform/files/directory-file-store.ts';
import { type FileStore, FileStoreError, textOf } from '../../src/platform/files/file-store.ts';
import { S3FileStore } from '../../src/platform/files/s3-file-store.ts';
import type { S3Location } from '../../src/platform/files/s3-location.ts';

let storage: S3OnLoopback;
let directory: string;

beforeAll(async () => {
  storage = await S3OnLoopback.open();
});
afterAll(() => storage.close());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
  storage.objects.clear();
  storage.unfinished.clear();
  storage.refuse = () => undefined;
});

const locationOf = (more: Partial<S3Location> = {}): S3Location => ({
  bucket: storage.bucket,
  prefix: 'portal/files',
  endpoint: storage.address,
  region: 'us-east-1',
  isPathStyle: true,
  credentials: { accessKeyId: storage.key.id, secretAccessKey: storage.key.secret },
  ...more,
});

const kinds: readonly { readonly name: string; readonly open: () => FileStore }[] = [
  { name: 'a directory', open: () => new DirectoryFileStore(join(directory, 'files')) },
  { name: 'S3', open: () => new S3FileStore(locationOf()) },
];

async function* failing(): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < 40; sent += 1) yield Buffer.alloc(1_048_576, sent);
  throw new RangeError('The source broke off.');
}

describe.each(kinds)('files in $name', ({ open }) => {
  let files: FileStore;

  beforeEach(() => {
    files = open();
  });
  afterEach(() => files.close());

  it('gives back what was written, also under names that need care in addresses', async () => {
    const name = 'invoices/a b+c&d=é%20.csv';
    await files.write(name, 'first');
    await files.write(name, 'second, by the same name');
    const found = await files.open(name);
    expect(found?.bytes).toBe(24);
    expect(found && (await text(found.content))).toBe('second, by the same name');
    expect(await files.size(name)).toBe(24);
  });

  it('has no content and no size for what is not there', async () => {
    expect(await files.open('reports/1.csv')).toBeUndefined();
    expect(await files.size('reports/1.csv')).toBeUndefined();
    expect(await files.local('reports/1.csv', directory)).toBeUndefined();
    expect(await textOf(files, 'reports/1.csv')).toBeUndefined();
    await files.remove('reports/1.csv');
    expect(await files.list('reports')).toEqual([]);
  });

  it('lists the files of a folder with their sizes, however many there are, and no others', async () => {
    for (const name of ['a/1', 'a/2', 'a/3', 'a/deep/4', 'ab/5', 'b']) await files.write(name, name);
    const sorted = async (folder?: string) =>
      (await files.list(folder)).map(({ name, bytes }) => `${name} ${bytes}`).sort();
    expect(await sorted('a')).toEqual(['a/1 3', 'a/2 3', 'a/3 3', 'a/deep/4 8']);
    expect(await sorted()).toEqual(['a/1 3', 'a/2 3', 'a/3 3', 'a/deep/4 8', 'ab/5 4', 'b 1']);
    await files.remove('a/2');
    expect(await sorted('a')).toEqual(['a/1 3', 'a/3 3', 'a/deep/4 8']);
  });

  it('stores empty files', async () => {
    await files.write('empty', '');
    expect(await files.size('empty')).toBe(0);
    expect(await textOf(files, 'empty')).toBe('');
  });

  it('stores a local file, which may then be deleted, and lets it be read from a disk', async () => {
    const local = join(directory, 'written.bin');
    const content = Buffer.alloc(40 * 1_048_576, 'large enough for several parts');
    await writeFile(local, content);
    await files.writeFrom('reports/7.1.xlsx', local);
    await rm(local);
    const read = await readFile((await files.local('reports/7.1.xlsx', directory)) ?? 'nowhere');
    expect(content.equals(read)).toBe(true);
  });

  it('stores nothing, and keeps what was there, when a content breaks off', async () => {
    await files.write('reports/1.csv', 'the earlier one');
    await expect(files.write('reports/1.csv', failing())).rejects.toThrow('The source broke off.');
    await expect(files.write('reports/2.csv', failing())).rejects.toThrow('The source broke off.');
    expect(await files.list()).toEqual([{ name: 'reports/1.csv', bytes: 15 }]);
    expect(await textOf(files, 'reports/1.csv')).toBe('the earlier one');
    expect(storage.unfinished.size).toBe(0);
  });

  it('shows a file only when all of it is stored', async () => {
    let seen: unknown = 'nothing was looked at';
    async function* watched(): AsyncGenerator<Uint8Array> {
      for (let sent = 0; sent < 40; sent += 1) yield Buffer.alloc(1_048_576);
      seen = [await files.size('slow'), await files.list()];
      yield Buffer.from('end');
    }
    await files.write('slow', watched());
    expect(seen).toEqual([undefined, []]);
    expect(await files.size('slow')).toBe(40 * 1_048_576 + 3);
  });

  it('stores once what several write at the same time', async () => {
    const others = Array.from({ length: 8 }, open);
    const written = await Promise.all(others.map((each, index) => each.writeOnce('secrets/jwt', `secret ${index}`)));
    expect(new Set(written)).toEqual(new Set([await textOf(files, 'secrets/jwt')]));
    for (const each of others) each.close();
  });
});

describe('files in a directory', () => {
  it('removes what a killed server began long ago, and nothing that is being written', async () => {
    const files = new DirectoryFileStore(directory);
    await files.write('reports/1.csv', 'whole');
    await writeFile(join(directory, 'reports/2.csv.5f.unfinished'), 'begun');
    await files.removeAbandoned(new Date(Date.now() - 3_600_000));
    expect(await readdir(join(directory, 'reports'))).toEqual(['1.csv', '2.csv.5f.unfinished']);
    expect(await files.list()).toEqual([{ name: 'reports/1.csv', bytes: 5 }]);
    await files.removeAbandoned(new Date(Date.now() + 3_600_000));
    expect(await readdir(join(directory, 'reports'))).toEqual(['1.csv']);
  });

  it('refuses names that lead out of it', async () => {
    const files = new DirectoryFileStore(join(directory, 'files'));
    await expect(files.write('../elsewhere', 'content')).rejects.toThrow(FileStoreError);
  });
});

describe('files in S3', () => {
  it('are in the folder of the bucket that is meant, and elsewhere in it others may be', async () => {
    const files = new S3FileStore(locationOf());
    const all = new S3FileStore(locationOf({ prefix: '' }));
    await files.write('reports/1.csv', 'content');
    await all.write('portal/files-of-another/1.csv', 'content');
    expect((await files.list()).map(({ name }) => name)).toEqual(['reports/1.csv']);
    expect((await all.list()).map(({ name }) => name)).toEqual([
      'portal/files-of-another/1.csv',
      'portal/files/reports/1.csv',
    ]);
    files.close();
    all.close();
  });

  it('removes the parts that a killed server uploaded long ago, and no others', async () => {
    const files = new S3FileStore(locationOf());
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    const begin = (id: string, key: string, begun: Date) =>
      storage.unfinished.set(id, { key, begun, parts: new Map([[1, Buffer.from('part')]]) });
    begin('old', 'portal/files/reports/1.csv', dayAgo);
    begin('new', 'portal/files/reports/2.csv', new Date());
    begin('foreign', 'elsewhere/3.csv', dayAgo);
    await files.removeAbandoned(new Date(Date.now() - 3_600_000));
    expect([...storage.unfinished.keys()]).toEqual(['new', 'foreign']);
    files.close();
  });

  it.each([
    ['key', () => ({ credentials: { accessKeyId: 'another', secretAccessKey: storage.key.secret } }), 'access key'],
    ['secret', () => ({ credentials: { accessKeyId: storage.key.id, secretAccessKey: 'another' } }), 'secret'],
    ['bucket', () => ({ bucket: 'another' }), 'no such bucket'],
    ['endpoint', () => ({ endpoint: 'http://127.0.0.1:9' }), 'ECONNREFUSED'],
  ])('say what is wrong with the %s', async (_what, more: () => Partial<S3Location>, words) => {
    const files = new S3FileStore(locationOf(more()));
    for (const asked of [() => files.open('name'), () => files.write('name', 'content'), () => files.list()]) {
      const failure = await asked().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(FileStoreError);
      expect(String(failure)).toContain(words);
      expect(String(failure)).not.toContain(storage.key.secret);
    }
    files.close();
  });

  it('says how to trust storage whose certificate is from an authority of its own', async () => {
    const elsewhere = await S3OnLoopback.open(await newAuthority());
    const files = new S3FileStore(locationOf({ endpoint: elsewhere.address }));
    await expect(files.write('small', 'content')).rejects.toThrow('NODE_EXTRA_CA_CERTS');
    expect([...elsewhere.objects.keys()]).toEqual([]);
    files.close();
    await elsewhere.close();
  });

  it('try again when the storage is busy, and leave nothing of a file that cannot be completed', async () => {
    const files = new S3FileStore(locationOf());
    let refusals = 0;
    storage.refuse = () => {
      refusals += 1;
      return refusals === 1 ? { status: 503, code: 'SlowDown' } : undefined;
    };
    await files.write('small', 'content');
    expect(refusals).toBeGreaterThan(1);
    storage.refuse = ({ query }) =>
      query.get('partNumber') === '2' ? { status: 403, code: 'AccessDenied' } : undefined;
    await expect(files.write('large', Buffer.alloc(40 * 1_048_576))).rejects.toThrow('The access key may not do this');
    expect([...storage.objects.keys()]).toEqual(['portal/files/small']);
    expect(storage.unfinished.size).toBe(0);
    expect(await textOf(files, 'small')).toBe('content');
    files.close();
  });
});
