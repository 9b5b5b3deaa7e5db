import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { announceServer, dataPaths, writeVersionFile } from '@waybill/server';
import { House } from '@waybill/testkit';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

describe('waybill migrate and compact, while no server runs', async () => {
  const directory = await PreparedDirectory.make();
  afterAll(() => directory.remove());
  const migrate = (...args: string[]) => runCommand(['migrate', ...args], directory.environment);
  const compact = () => runCommand(['compact'], directory.environment);

  /** Leaves both databases as a version would that had neither tables of settings nor rollups. */
  async function makeOlder(): Promise<void> {
    await directory.whileOpen(async ({ settings }) => {
      await sql`drop schema public cascade`.execute(settings);
      await sql`create schema public`.execute(settings);
    });
    const warehouse = await openDuckDbWarehouse({ file: dataPaths(directory.path).warehouse, rollups: [] });
    await warehouse.close();
  }

  it('finds nothing to do where both databases are of this version', async () => {
    for (const args of [['--check'], []]) {
      expect(await migrate(...args)).toEqual({
        code: 0,
        output: 'Both databases are up to date. There is nothing to do.\n',
        errors: '',
      });
    }
  });

  it('sorts what came in several loads, and once only', async () => {
    for (const number of [1, 2]) {
      const path = join(directory.path, `${number}.csv`);
      const charges = upsPackage(`1ZW0A1B2030000000${number}`);
      await writeFile(path, upsFile({ number: `0000000W0A1B200${number}`, charges }));
      await runCommand(['load', path, '--client', '1001'], directory.environment);
    }
    const before = await directory.contents();
    const { code, output } = await compact();
    expect(code).toBe(0);
    expect(output).toMatch(/^Sorted quarters: 1, with 2 packages\. /);
    expect((await compact()).output).toMatch(/^Everything is sorted: /);
    expect(await directory.contents()).toEqual(before);
  });

  it('says what would be done and changes nothing, then does it', async () => {
    await makeOlder();
    const checked = await migrate('--check');
    expect(checked).toMatchObject({ code: 1, errors: '' });
    expect(checked.output).toContain('  settings   0001-users-and-access\n');
    expect(checked.output).toMatch(/ {2}warehouse {2}rollup \S+ built\n/);
    expect(await migrate('--check')).toEqual(checked);
    const done = await migrate();
    expect(done).toMatchObject({ code: 0 });
    expect(done.output).toBe(checked.output.replace('To be done', 'Done'));
    expect(await migrate('--check')).toMatchObject({ code: 0 });
  });

  it('refuses settings of a newer Waybill', async () => {
    await directory.whileOpen(async ({ settings }) => {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2099-01-01')`.execute(
        settings,
      );
    });
    for (const args of [['--check'], []]) {
      const { code, output, errors } = await migrate(...args);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toMatch(/written by a newer version of Waybill \(it knows 9999-tomorrow\)/);
    }
  });
});

describe('waybill migrate and compact, while a server runs', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const paths = dataPaths(house.dataDirectory);
  await writeVersionFile(house.files, { firstStart: 'done', seed: 'tiny' });
  await announceServer(paths, { pid: process.pid, address: house.address, token: 'internal token of the tests' });
  const environment = { WAYBILL_DATA: house.dataDirectory };

  it('does not touch the databases that the server has open', async () => {
    const { code, errors } = await runCommand(['migrate'], environment);
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('Stop it first.') });
  });

  it('has the server sort', async () => {
    expect(await runCommand(['compact'], environment)).toMatchObject({ code: 0, errors: '' });
    expect((await runCommand(['compact'], environment)).output).toMatch(/^Everything is sorted: /);
  });
});
