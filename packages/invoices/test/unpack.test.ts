import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import exceljs from 'exceljs';
import { expect, test } from 'vitest';
import { type UnpackingOptions, UnreadableFile, unpacked } from '../src/index.ts';
import { readContent } from './read-file.ts';

interface Entry {
  readonly content: Uint8Array | string;
  readonly password?: string;
}

async function zipOf(entries: Readonly<Record<string, Entry | string>>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, entry] of Object.entries(entries)) {
    const { content, password } = typeof entry === 'string' ? { content: entry, password: undefined } : entry;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await zip.add(name, new Uint8ArrayReader(bytes), password === undefined ? {} : { password });
  }
  return await zip.close();
}

/** What comes out of a file called `files.zip`, with the texts of those that could be unpacked. */
async function unpack(content: Uint8Array, options?: UnpackingOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-unpack-'));
  try {
    const path = join(folder, 'files.zip');
    await writeFile(path, content);
    const files = await unpacked({ path, name: 'files.zip' }, join(folder, 'out'), options);
    const names = await readdir(join(folder, 'out')).catch(() => []);
    expect(names.every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true);
    return await Promise.all(
      files.map(async ({ name, path: at, refusal }) => ({
        name,
        refusal,
        text: at === path ? null : await readFile(at, 'utf8'),
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('an archive gives its files with their folders, whatever else is bad in it', async () => {
  const files = await unpack(
    await zipOf({
      'week 1/ups.csv': 'one',
      '../../etc/passwd': 'two',
      'secret.csv': { content: 'three', password: 'x' },
      '__MACOSX/._ups.csv': 'noise',
      '.DS_Store': 'noise',
    }),
  );
  expect(files).toEqual([
    { name: 'files.zip/week 1/ups.csv', refusal: undefined, text: 'one' },
    { name: 'files.zip/../../etc/passwd', refusal: undefined, text: 'two' },
    { name: 'files.zip/secret.csv', refusal: expect.stringContaining('password'), text: '' },
  ]);
});

test('a damaged file does not spoil the others of its archive', async () => {
  const archive = await zipOf({ 'a.csv': 'first '.repeat(500), 'b.csv': 'second' });
  archive.fill(0, 40, 48);
  const [first, second] = await unpack(archive);
  expect(first?.refusal).toContain('damaged');
  expect(second).toMatchObject({ refusal: undefined, text: 'second' });
});

test('a file that grows out of proportion is refused, and so is an archive of too many files or none', async () => {
  const zeros = await unpack(await zipOf({ 'zeros.csv': { content: new Uint8Array(53_000_000) }, 'b.csv': 'b' }));
  expect(zeros.map(({ refusal }) => refusal)).toEqual([expect.stringContaining('250 times'), undefined]);
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, place) => [`${place}.csv`, 'x']));
  for (const [entries, reason] of [
    [many, 'more than 500 files'],
    [{}, 'no files'],
  ] as const) {
    expect(await unpack(await zipOf(entries))).toEqual([
      { name: 'files.zip', refusal: expect.stringContaining(reason), text: null },
    ]);
  }
});

test('many small files that grow out of proportion together are refused before one is unpacked', async () => {
  const zeros = { content: new Uint8Array(6_000_000) };
  const entries = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`${place}.csv`, zeros]));
  expect(await unpack(await zipOf(entries))).toMatchObject([{ refusal: expect.stringContaining('250 times') }]);
});

test('files of an archive that share their bytes are refused: each would be unpacked again', async () => {
  const one = Buffer.from(await zipOf({ 'a.csv': 'first,second' }));
  const directory = one.indexOf('PK\u0001\u0002', 0, 'latin1');
  const end = one.indexOf('PK\u0005\u0006', 0, 'latin1');
  const entry = one.subarray(directory, end);
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt16LE(2, 8);
  tail.writeUInt16LE(2, 10);
  tail.writeUInt32LE(entry.length * 2, 12);
  const twice = Buffer.concat([one.subarray(0, directory), entry, entry, tail]);
  expect(await unpack(twice)).toMatchObject([{ name: 'files.zip', refusal: expect.stringContaining('damaged') }]);
});

test('room is reserved before anything is written, and nothing is when it is refused', async () => {
  const asked: unknown[] = [];
  const reserve = async (room: unknown) => {
    asked.push(room);
    throw new Error('no room');
  };
  const archive = await zipOf({ 'a.csv': 'first', 'b.csv': 'second' });
  await expect(unpack(archive, { reserve })).rejects.toThrow('no room');
  expect(asked).toEqual([{ files: 2, bytes: 11 }]);
});

test('an archive that is cut off is refused itself; an Excel file and any other file come as they are', async () => {
  const archive = await zipOf({ 'a.csv': 'first' });
  expect(await unpack(archive.slice(0, -30))).toMatchObject([{ refusal: expect.stringContaining('damaged') }]);
  const book = new exceljs.Workbook();
  book.addWorksheet('Rows').addRow(['a']);
  for (const content of [new Uint8Array(await book.xlsx.writeBuffer()), new TextEncoder().encode('a,b')]) {
    expect(await unpack(content)).toEqual([{ name: 'files.zip', refusal: undefined, text: null }]);
  }
});

test('an archive within an archive stays packed and is refused; an Excel file within one is not', async () => {
  const inner = await zipOf({ 'a.csv': 'first' });
  const book = new exceljs.Workbook();
  book.addWorksheet('Rows').addRow(['a']);
  const excel = new Uint8Array(await book.xlsx.writeBuffer());
  const entries = {
    'inner.zip': { content: inner },
    'a.xlsx': { content: excel },
    'b.zip': 'PK\u0003\u0004 no archive',
  };
  expect(await unpack(await zipOf(entries))).toMatchObject([
    { name: 'files.zip/inner.zip', refusal: expect.stringContaining('archive within an archive') },
    { name: 'files.zip/a.xlsx', refusal: undefined },
    { name: 'files.zip/b.zip', refusal: undefined },
  ]);
  await expect(readContent(inner)).rejects.toBeInstanceOf(UnreadableFile);
});

test('documents of other programs, which are archives of their parts, and other archives are refused as a whole', async () => {
  for (const parts of [
    { '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' },
    { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office/>' },
  ]) {
    const [file, ...others] = await unpack(await zipOf(parts));
    expect(file?.refusal).toContain('Save it as an Excel file (.xlsx)');
    expect(others).toEqual([]);
  }
  for (const beginning of ['1f8b0800', '377abcaf271c', '526172211a0700'])
    await expect(readContent(Buffer.from(`${beginning}0102030405`, 'hex'))).rejects.toThrow('Unpack it');
});
