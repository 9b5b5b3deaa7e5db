import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainName } from '../src/reading/column-names.ts';
import { linesOf } from '../src/records/lines-of.ts';

const mostCharacters = 1_000_000;

describe('a line without an end', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'long-lines-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, high byte first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('is cut before it fills the memory, in %s, and nothing of it is lost', async (name, bytes) => {
    const path = join(folder, `${name}.csv`);
    const long = 'x'.repeat(5_000_000);
    await writeFile(path, bytes(`first\r\n${long}\nlast`));
    const lines: string[] = [];
    for await (const block of linesOf(path)) lines.push(...block);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(mostCharacters);
    expect([lines[0], lines.at(-1)]).toEqual(['first', 'last']);
    expect(lines.slice(1, -1).join('')).toBe(long);
  });

  it('is not compared as a whole with the names of columns, as every layout would do so', () => {
    expect(plainName('x'.repeat(500_000))).toHaveLength(1_000);
  });
});
