import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { type Ended, RunningCommand, runCommand } from './run-command.ts';

const packages = 20_000;
const whole = { invoices: 1, packages, net: '250000.00', netOfCharges: '250000.00', accounts: ['W0A1B2'] };
const nothing = { invoices: 0, packages: 0, net: '0.00', netOfCharges: '0.00', accounts: [] };

describe('waybill load, killed', () => {
  let directory: PreparedDirectory;
  let big: string;

  beforeAll(async () => {
    directory = await PreparedDirectory.make();
    big = join(directory.path, 'big.csv');
    await writeBigFile(big);
  });
  afterAll(() => directory.remove());

  /** Starts the load, kills it as soon as a folder or file has grown to a size, and lets another command repair. */
  async function killAt(measure: () => Promise<number>, bytes: number): Promise<Ended> {
    const command = new RunningCommand(['load', big, '--client', '1001'], directory.environment);
    let running = true;
    const ended = command.ended.finally(() => {
      running = false;
    });
    while (running && (await measure()) < bytes) await wait(1);
    command.kill();
    const repairing = await runCommand(['load', join(directory.path, 'version.json')], directory.environment);
    expect(repairing).toMatchObject({ code: 1, output: expect.stringContaining('refused') });
    return await ended;
  }

  it.each([
    ['while the file is copied', 'invoices', 1],
    ['while rows are staged', 'waybill.duckdb.loading', 100_000],
  ])('leaves nothing of a file behind: %s', async (_moment, folder, bytes) => {
    const path = join(directory.path, folder);
    const before = await bytesIn(path);
    const ended = await killAt(async () => (await bytesIn(path)) - before, bytes);
    expect(ended).toMatchObject({ code: null });
    const { statuses, ...contents } = await directory.contents();
    expect(statuses).not.toContain('loading');
    expect(contents).toEqual(nothing);
  });

  it('leaves the whole file or nothing when the databases are being written', async () => {
    const before = await databaseBytes(directory.path);
    await killAt(async () => (await databaseBytes(directory.path)) - before, 300_000);
    const { statuses, ...contents } = await directory.contents();
    expect(statuses).not.toContain('loading');
    expect([nothing, whole]).toContainEqual(contents);
    expect(statuses.filter((status) => status === 'loaded')).toHaveLength(contents.invoices);
  });

  it('can load the same file afterwards', async () => {
    expect((await runCommand(['load', big, '--client', '1001'], directory.environment)).code).toBe(0);
    expect(await directory.contents()).toMatchObject(whole);
  });
});

async function writeBigFile(path: string): Promise<void> {
  const charges = upsPackage('1ZW0A1B203TRACKING');
  const lines = upsFile({ amount: (packages * 12.5).toFixed(2), charges });
  const file = createWriteStream(path);
  for (let index = 0; index < packages; index += 1) {
    file.write(lines.replaceAll('TRACKING', String(index).padStart(8, '0')));
  }
  file.end();
  await finished(file);
}

/** Bytes of the warehouse and its log. */
async function databaseBytes(directory: string): Promise<number> {
  const sizes = ['waybill.duckdb', 'waybill.duckdb.wal'].map((name) => sizeOf(join(directory, name)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Bytes of all files in a folder and its folders; 0 when it does not exist. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** 0 for a folder, and for a file that does not exist (any more). */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  );
