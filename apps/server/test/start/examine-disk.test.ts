import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineDisk } from '../../src/start/doctor/examine-disk.ts';

describe('the disk of a server', () => {
  let dataDirectory: string;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'examine-disk-'));
  });
  afterAll(() => rm(dataDirectory, { recursive: true }));

  it('is examined with and without a warehouse on it', async () => {
    const without = await examineDisk({ dataDirectory });
    expect(without).toMatchObject([{ text: expect.stringMatching(/ free in /) }]);
    await writeFile(join(dataDirectory, 'waybill.duckdb'), '');
    expect(await examineDisk({ dataDirectory })).toMatchObject([{ text: expect.stringMatching(/ free in /) }]);
  });

  it('cannot be used where it is not', async () => {
    const missing = { dataDirectory: join(dataDirectory, 'missing') };
    expect(await examineDisk(missing)).toMatchObject([{ state: 'failure', text: expect.stringContaining('ENOENT') }]);
  });
});
