import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFtpLocation, fetchFtpLocation, getFtpLocation, testFtpLocation } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { CutOff, mostEntries } from '../../../src/intake/fetches/remote/bounded.ts';
import { openRemote } from '../../../src/intake/fetches/remote/open-remote.ts';
import type { RemoteFolder } from '../../../src/intake/fetches/remote/remote-folder.ts';
import { upsFile, upsPackage } from '../loads/ups-file.ts';
import { FtpServer } from './ftp-server.ts';
import { SftpServer } from './sftp-server.ts';

const login = { userName: 'waybill', password: 'a carrier’s very own password' };
const good = upsFile({ number: '0000000W0A1B2901', charges: upsPackage('1ZW0A1B20390000901') });
const mebibyte = Buffer.alloc(1_048_576, 'x');

type Entry = readonly [name: string, size: string];
const mlsd = (...entries: readonly Entry[]) =>
  entries.map(([name, size]) => `type=file;size=${size};modify=20261001120000; ${name}\r\n`).join('');

/** A gigabyte for the file that announces a hundred bytes, a byte now and then for the slow one, else what is right. */
function* gigabyte() {
  for (let piece = 0; piece < 1_024; piece += 1) yield mebibyte;
}
async function* drip() {
  for (;;) {
    yield Buffer.from('x');
    await sleep(20);
  }
}

describe.each(['ftp', 'sftp'] as const)('a hostile server of %s', async (protocol) => {
  const directory = await mkdtemp(join(tmpdir(), 'waybill-hostile-'));
  await mkdir(join(directory, 'out'));
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
    await rm(directory, { recursive: true, force: true });
  });

  async function serve(entries: () => readonly Entry[]): Promise<number> {
    const contentOf = (path: string) => (path.endsWith('good.csv') ? good : undefined);
    const server =
      protocol === 'ftp'
        ? await FtpServer.open(directory, {
            ...login,
            lists: () => {
              const list = entries();
              return list.length < 100 ? Readable.from([mlsd(...list)]) : Readable.from(endless(list));
            },
            sends: (path) => {
              if (path.endsWith('slow.csv')) return Readable.from(drip());
              return path.endsWith('large.csv') ? Readable.from(gigabyte()) : Readable.from([contentOf(path) ?? '']);
            },
          })
        : await SftpServer.open(directory, login, 0, {
            lists: listOnce(entries),
            sends: async (path, offset, length) => {
              if (path.endsWith('slow.csv')) return sleep(5_000, Buffer.from('x'));
              if (path.endsWith('large.csv')) return mebibyte.subarray(0, length);
              return Buffer.from(contentOf(path) ?? '').subarray(offset, offset + length);
            },
          });
    // Connections that were cut off may still be there: nobody waits for them.
    closing.push(async () => void server.close());
    return server.port;
  }

  const folderAt = async (port: number): Promise<RemoteFolder> =>
    openRemote(
      {
        ...login,
        protocol,
        host: '127.0.0.1',
        port,
        path: '/out',
        privateKey: undefined,
        passphrase: undefined,
        hostKey: undefined,
      },
      ['127.0.0.1'],
    );

  it('sends no more than it announced, and the next file comes', async () => {
    const folder = await folderAt(await serve(() => [['large.csv', '100']]));
    const path = join(directory, 'large');
    const large = { name: 'large.csv', bytes: 100, listing: '1' };
    await expect(folder.download(large, path)).rejects.toThrow(CutOff);
    expect((await stat(path)).size).toBeLessThanOrEqual(101);
    const next = join(directory, 'next');
    await folder.download({ name: 'good.csv', bytes: Buffer.byteLength(good), listing: '1' }, next);
    expect(await readFile(next, 'utf8')).toBe(good);
    folder.close();
  });

  it('is not waited for when it drips, and the next file comes', async () => {
    const folder = await folderAt(await serve(() => [['slow.csv', '1000']]));
    const slow = { name: 'slow.csv', bytes: 1_000, listing: '1' };
    await expect(folder.download(slow, join(directory, 'slow'), 300)).rejects.toThrow(CutOff);
    const after = join(directory, 'after');
    await folder.download({ name: 'good.csv', bytes: Buffer.byteLength(good), listing: '1' }, after);
    expect((await stat(after)).size).toBe(Buffer.byteLength(good));
    folder.close();
  });

  it('lists so many entries and no more', async () => {
    const many = Array.from({ length: 1_000 }, (_, index): Entry => [`${'n'.repeat(50)}${index}.csv`, '1']);
    const folder = await folderAt(await serve(() => many));
    await expect(folder.list()).rejects.toThrow(`has more than ${mostEntries} entries`);
    folder.close();
  });

  it('does not keep the other files back by an entry that cannot be', async () => {
    const house = await House.open({ fetchHosts: ['127.0.0.1'] });
    closing.push(() => house.close());
    const admin = await house.as('admin');
    const port = await serve(() => [
      [`${'n'.repeat(300)}.csv`, '1'],
      ['large.csv', '100'],
      ['odd.csv', protocol === 'ftp' ? '18446744073709551615' : String(2 ** 60)],
      ['good.csv', String(Buffer.byteLength(good))],
    ]);
    const { body } = await admin.call(createFtpLocation, {
      body: {
        ...login,
        clientId: 1003,
        name: protocol,
        protocol,
        host: '127.0.0.1',
        port,
        path: '/out',
        pattern: '*.csv',
        privateKey: null,
        passphrase: null,
        intervalMinutes: null,
        moveTo: null,
        active: true,
      },
    });
    const params = { id: body.id };
    expect((await admin.call(testFtpLocation, { params })).body).toMatchObject({ files: 3 });
    await admin.call(fetchFtpLocation, { params });
    await house.app.fetches.settled();
    const [visit] = (await admin.call(getFtpLocation, { params })).body.fetches;
    expect(visit).toMatchObject({ outcome: 'done' });
    expect(visit?.files.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['large.csv', 'failed', 'The server sent more of large.csv than it announced.'],
      ['odd.csv', 'refused', 'The file is larger than 2 GB.'],
      ['good.csv', 'loaded', null],
    ]);
  });
});

/** Entries for ever, as one who reads them all would see. */
async function* endless(list: readonly Entry[]) {
  for (;;) yield mlsd(...list);
}

/** Long lists never end; short ones end after they were told once. */
function listOnce(entries: () => readonly Entry[]) {
  let told = false;
  return () => {
    const list = entries().map(([filename, size]) => ({ filename, size: Number(size) }));
    if (list.length >= 100) return list;
    told = !told;
    return told ? list : [];
  };
}
