import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/loads/ups-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { RunningCommand, runCommand } from './run-command.ts';

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

  it.each([
    ['while the file is copied', (path: string) => bytesIn(join(path, 'invoices')), 1],
    ['while rows are staged', (path: string) => bytesIn(join(path, 'waybill.duckdb.loading')), 100_000],
    ['while all is staged and stored', (path: string) => bytesIn(join(path, 'waybill.duckdb.loading')), 17_000_000],
  ])('leaves nothing half there: %s', async (_moment, measure, bytes) => {
    const command = new RunningCommand(['load', big, '--client', '1001'], directory.environment);
    let running = true;
    const ended = command.ended.finally(() => {
      running = false;
    });
    while (running && (await measure(directory.path)) < bytes) await wait(2);
    command.kill();
    expect(await ended).toMatchObject({ code: null });
    // The next command repairs what was left, whatever it then does itself.
    expect((await runCommand(['load', join(directory.path, 'version.json')], directory.environment)).code).toBe(1);
    const { statuses, ...contents } = await directory.contents();
    expect(statuses).not.toContain('loading');
    expect(contents).toEqual(nothing);
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

/** Bytes of all files in a folder and its folders; 0 when it does not exist. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
