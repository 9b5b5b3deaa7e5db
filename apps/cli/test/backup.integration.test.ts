import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { announceServer, dataPaths, writeVersionFile } from '@waybill/server';
import { freshDatabase, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { RunningCommand, runCommand } from './run-command.ts';

/** All rows of the settings, by table, without the migrations' times. */
async function allRows({ settings }: Pick<House, 'settings'>): Promise<Record<string, unknown[]>> {
  const tables = await settings.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  const rows = names.toSorted().map(async (name) => {
    const found = await settings
      .selectFrom(name as 'client')
      .selectAll()
      .execute();
    return [name, found.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function newFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-backup-'));
  return { backups: join(folder, 'backups'), restored: join(folder, 'restored'), folder };
}

describe('waybill backup and restore, while no server runs', async () => {
  const directory = await PreparedDirectory.make();
  const { folder, backups, restored } = await newFolders();
  afterAll(async () => {
    await directory.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const load = async (number: number) => {
    const path = join(folder, `${number}.csv`);
    const charges = upsPackage(`1ZW0A1B2030000000${number}`);
    await writeFile(path, upsFile({ number: `0000000W0A1B200${number}`, charges }));
    return await runCommand(['load', path, '--client', '1001'], directory.environment);
  };
  const backUp = (...args: string[]) => runCommand(['backup', backups, ...args], directory.environment);
  const names = async () => (await readdir(backups)).filter((name) => name.endsWith('.backup.json')).toSorted();
  const pieceOfNewestBackup = async () => {
    const newest = (await names()).at(-1) ?? '';
    const { files } = JSON.parse(await readFile(join(backups, newest), 'utf8')) as { files: { pieces: string[] }[] };
    const piece = files.flatMap(({ pieces }) => pieces)[0] ?? '';
    return join(piece.slice(0, 2), piece);
  };

  it('brings back the invoices, the settings and the files', async () => {
    await load(1);
    const { code, output, errors } = await backUp();
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^Backup \S+: \d+ files, .* rows of settings\. .* of it was new\.\n$/);
    const settingsAtBackup = await directory.whileOpen(allRows);
    const contentsAtBackup = await directory.contents();
    await load(2);

    const database = await freshDatabase();
    const { location } = database;
    const environment = {
      WAYBILL_DATA: restored,
      ...('databaseUrl' in location ? { DATABASE_URL: location.databaseUrl } : {}),
    };
    const ended = await runCommand(['restore', backups], environment);
    expect(ended).toMatchObject({ code: 0, errors: '' });
    const copy = PreparedDirectory.at(restored, database);
    try {
      expect(await copy.contents()).toEqual(contentsAtBackup);
      expect(await copy.whileOpen(allRows)).toEqual(settingsAtBackup);
      expect(await readdir(join(restored, 'invoices'))).not.toHaveLength(0);
      expect((await runCommand(['restore', backups], environment)).errors).toContain('is not empty');
    } finally {
      await copy.remove();
    }
  });

  it('stores again only what has changed, and restores an earlier backup into the embedded database, where new rows get new numbers', async () => {
    await backUp();
    const [, second] = await names();
    const { output } = await backUp('--keep', '2');
    expect(output).toMatch(/ 0 MiB of it was new/);
    const kept = await names();
    expect(kept).toHaveLength(2);
    expect(kept[0]).toBe(second);
    const doctor = await runCommand(['doctor', '--test-restore'], directory.environment);
    expect(doctor.output).toMatch(/ok {7}Test restore: Backup \S+ was restored and checked: load \d+, \d+ rows/);
    const environment = { WAYBILL_DATA: join(folder, 'embedded') };
    const name = second?.replace('.backup.json', '') ?? '';
    const ended = await runCommand(['restore', backups, '--backup', name], environment);
    expect(ended).toMatchObject({ code: 0, errors: '' });
    const person = ['--email', 'a@example.com', '--first-name', 'A', '--last-name', 'B'];
    const added = await runCommand(
      ['user', 'add', 'ann', ...person, '--role', 'ROLE_ADMIN', '--internal'],
      environment,
    );
    expect(added).toMatchObject({ code: 0, errors: '' });
  });

  it('says so when a piece is damaged, and leaves nothing behind', async () => {
    const path = join(backups, 'pieces', await pieceOfNewestBackup());
    const before = await readFile(path);
    await writeFile(path, Buffer.concat([before.subarray(1), Buffer.from('x')]));
    const doctor = await runCommand(['doctor', '--test-restore'], directory.environment);
    expect(doctor.output).toMatch(/FAILURE {2}Test restore: Backup \S+ cannot be restored: .* is damaged/);
    const target = join(folder, 'damaged');
    const { code, errors } = await runCommand(['restore', backups], { WAYBILL_DATA: target });
    expect(code).toBe(1);
    expect(errors).toContain(`${path} is damaged`);
    expect(await readdir(target)).toEqual([]);
    await writeFile(path, before);
  });

  it('refuses a folder without backups, a name that is not there, and the data directory itself', async () => {
    const environment = { WAYBILL_DATA: join(folder, 'none') };
    expect((await runCommand(['restore', folder], environment)).errors).toContain('There is no complete backup');
    const unknown = await runCommand(['restore', backups, '--backup', 'monday'], environment);
    expect(unknown.errors).toContain('There is no backup monday');
    const within = await runCommand(['backup', join(directory.path, 'backups')], directory.environment);
    expect(within).toMatchObject({ code: 1 });
    expect(within.errors).toContain('must not contain each other');
  });

  it('takes the next backup after one was killed', async () => {
    const killed = new RunningCommand(['backup', backups], directory.environment);
    while (!existsSync(join(backups, 'backup.lock'))) await sleep(5);
    killed.kill();
    await killed.ended;
    expect(existsSync(join(backups, 'backup.lock'))).toBe(true);
    expect(await backUp('--keep', '1')).toMatchObject({ code: 0, errors: '' });
    expect(await names()).toHaveLength(1);
  });
});

describe('waybill backup, while a server runs', async () => {
  const house = await House.open();
  const { folder, backups, restored } = await newFolders();
  await writeVersionFile(house.files, { firstStart: 'done', seed: 'tiny' });
  await announceServer(dataPaths(house.dataDirectory), {
    pid: process.pid,
    address: house.address,
    token: 'internal token of the tests',
  });
  afterAll(async () => {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is taken while queries and a load go on, and shows one moment', async () => {
    const backup = runCommand(['backup', backups], { WAYBILL_DATA: house.dataDirectory });
    const path = join(folder, 'meanwhile.csv');
    await writeFile(path, upsFile({ charges: upsPackage('1ZW0A1B20300000099') }));
    const load = runCommand(['load', path, '--client', '1001'], { WAYBILL_DATA: house.dataDirectory });
    expect(await backup).toMatchObject({ code: 0, errors: '' });
    expect((await load).code).toBe(0);
    expect(await runCommand(['restore', backups], { WAYBILL_DATA: restored })).toMatchObject({ code: 0, errors: '' });
    const health = await runCommand(['doctor'], { WAYBILL_DATA: house.dataDirectory });
    expect(health.output).toMatch(/ok {7}Backup: The last backup was taken at/);
  });
});
