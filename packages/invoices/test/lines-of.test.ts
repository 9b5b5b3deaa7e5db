import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/records/lines-of.ts';
import { withFile } from './read-file.ts';

const blocksIn = (content: string | Uint8Array) =>
  withFile(content, async (path) => {
    const blocks: (readonly string[])[] = [];
    for await (const block of linesOf(path)) blocks.push(block);
    return blocks;
  });
const linesIn = async (content: string | Uint8Array) => (await blocksIn(content)).flat();

const highFirst = (text: string) => Buffer.from(text, 'utf16le').swap16();
const encodings: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['UTF-16 with a mark', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 with a mark, high byte first', (text) => highFirst(`\uFEFF${text}`)],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 without a mark, high byte first', highFirst],
];

describe.each(encodings)('a file in %s', (_, written) => {
  test.each(['\n', '\r\n', '\r'])('has the lines between its ends, which are %j', async (end) => {
    const lines = ['Tracking,Größe', '', '1Z1,"é"', 'last'];
    expect(await linesIn(written(lines.join(end)))).toEqual(lines);
    for (const each of [lines, ['', ...lines], [...lines, '']])
      expect(await linesIn(written(each.join(end) + end))).toEqual(each);
  });

  test('loses nothing where one part of it that is read ends and the next begins', async () => {
    const lines = Array.from({ length: 40_000 }, (_each, index) => `Tracking ${index},Größe`);
    const blocks = await blocksIn(written(lines.join('\n')));
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.flat()).toEqual(lines);
  });

  test('may tell its delimiter to spreadsheets on its first line, and on no other', async () => {
    expect(await linesIn(written('sep=;\nTracking;Größe\nsep=;'))).toEqual(['', 'Tracking;Größe', 'sep=;']);
    expect(await linesIn(written('"sep=,"\nTracking'))).toEqual(['', 'Tracking']);
  });

  test('may end with Ctrl-Z, which is no character elsewhere', async () => {
    expect(await linesIn(written('Tracking\u001a\nGröße\u001a'))).toEqual(['Tracking\u001a', 'Größe']);
    expect(await linesIn(written('Tracking\nGröße\n\u001a'))).toEqual(['Tracking', 'Größe', '']);
  });

  test('has no zero bytes', async () => {
    expect(await linesIn(written('Tracking No\nGr\0ö\0ße\n1'))).toEqual(['Tracking No', 'Gr\uFFFDö\uFFFDße', '1']);
  });
});

test.each(encodings.filter(([name]) => name !== 'Windows-1252'))(
  'a file in %s may have a first line longer than what is read at once, and characters of four bytes',
  async (_, written) => {
    const lines = [`Tracking,${'📦'.repeat(100_000)}`, '1Z1', '1Z2'];
    expect(await linesIn(written(lines.join('\n')))).toEqual(lines);
  },
);

test('a file may have a mark at the beginning of lines, where another file was added to it', async () => {
  expect(await linesIn('\uFEFFa\n\uFEFFb\nc\uFEFFd')).toEqual(['a', 'b', 'c\uFEFFd']);
});

test('a line that is not UTF-8 is read as Windows-1252, and the others as UTF-8', async () => {
  const lines = Buffer.concat([Buffer.from('Größe\n'), Buffer.from('Größe\r\n', 'latin1'), Buffer.from('Größe')]);
  expect(await linesIn(lines)).toEqual(['Größe', 'Größe', 'Größe']);
});

test.each(['ÿ,1', 'xþ,1', 'þ,1', 'xÿ,1'])('‘%s’ in Windows-1252 is not taken for UTF-16', async (text) => {
  expect(await linesIn(Buffer.from(text, 'latin1'))).toEqual([text]);
});

test('eight letters are enough to tell UTF-16 without a mark', async () => {
  expect(await linesIn(Buffer.from('Tracking', 'utf16le'))).toEqual(['Tracking']);
  expect(await linesIn(Buffer.from('Tracking,Łódź', 'utf16le'))).toEqual(['Tracking,Łódź']);
  expect(await linesIn(highFirst('Tracking'))).toEqual(['Tracking']);
  expect(await linesIn('a\0b\0cd,efghijklmnop')).toEqual(['a\uFFFDb\uFFFDcd,efghijklmnop']);
  expect(await linesIn('a')).toEqual(['a']);
});

test('a file of nothing has no lines', async () => {
  expect(await linesIn('')).toEqual([]);
});

test.each([
  ['an old Excel file', 'd0cf11e0a1b11ae1', 'an Excel file of the old kind (.xls)'],
  ['an archive of gzip', '1f8b0800', 'an archive, but not a ZIP file'],
])('%s is refused with what to do about it', async (_, bytes, reason) => {
  await expect(linesIn(Buffer.from(`${bytes}0a0a`, 'hex'))).rejects.toThrow(reason);
});
