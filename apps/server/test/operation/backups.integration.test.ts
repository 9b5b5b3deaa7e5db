import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BackupSchedule,
  changeBackupSchedule,
  getBackups,
  listAuditLog,
  listNotifications,
  takeBackupNow,
  testRestore,
} from '@waybill/contract';
import { Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { writeVersionFile } from '../../src/platform/data-directory/version-file.ts';

const hour = 3_600_000;
const daily: BackupSchedule = { on: true, every: 'day', minuteOfDay: 135, keep: 2 };

describe('backups', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-backups-'));
  const backupDirectory = join(folder, 'backups');
  const house = await House.open({ backupDirectory });
  await writeVersionFile(house.files, { firstStart: 'done', seed: 'tiny' });
  afterAll(async () => {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });
  let admin = await house.as('admin');
  const { backups } = house.app;
  const state = async () => (await admin.call(getBackups)).body;
  const records = async () => (await readdir(backupDirectory)).filter((name) => name.endsWith('.backup.json'));
  const look = async () => {
    await backups.takeIfDue();
    await backups.settled();
  };

  it('are off until somebody chooses when', async () => {
    await look();
    expect(await state()).toEqual({
      directory: backupDirectory,
      schedule: { on: false, every: 'day', minuteOfDay: 135, keep: 14 },
      nextAt: null,
      last: null,
      runs: [],
    });
  });

  it('are taken once at each moment of the schedule, and only the newest are kept', async () => {
    expect((await admin.call(changeBackupSchedule, { body: daily })).body).toEqual(daily);
    await look();
    expect((await state()).runs).toEqual([]);
    for (let day = 0; day < 3; day += 1) {
      house.clock.forward(24 * hour);
      await look();
      await look();
    }
    admin = new Caller(house.address, await house.signIn('admin'));
    const { runs, last, nextAt } = await state();
    expect(runs).toHaveLength(3);
    expect(runs[0]).toMatchObject({ kind: 'backup', startedBy: null, problem: null, name: last?.name });
    expect(runs[0]?.bytes).toBeGreaterThan(runs[0]?.added ?? 0);
    expect(nextAt).toMatch(/T02:15:00\.000Z$/);
    expect(await records()).toHaveLength(2);
    const [entry] = (await admin.call(listAuditLog, { query: { action: 'backup_schedule' } })).body.rows;
    expect(entry).toMatchObject({ action: 'backup_schedule.update' });
  });

  it('begin when asked for, and can be restored to try them', async () => {
    expect((await admin.call(takeBackupNow)).status).toBe(200);
    expect((await admin.call(testRestore)).status).toBe(409);
    await backups.settled();
    expect((await admin.call(testRestore)).status).toBe(200);
    await backups.settled();
    const { runs, last } = await state();
    expect(runs[0]).toMatchObject({ kind: 'test_restore', startedBy: 'admin', problem: null, name: last?.name });
    expect(runs[1]).toMatchObject({ kind: 'backup', startedBy: 'admin', problem: null, name: last?.name });
  });

  it('tell the operators when one fails', async () => {
    await rm(join(backupDirectory, 'pieces'), { recursive: true });
    await admin.call(testRestore);
    await backups.settled();
    const [failed] = (await state()).runs;
    expect(failed?.problem).toContain(join(backupDirectory, 'pieces'));
    const { notifications } = (await admin.call(listNotifications)).body;
    expect(notifications[0]).toMatchObject({
      kind: 'backup_failed',
      values: { reason: failed?.problem },
      link: '/backups',
    });
  });

  it('that a killed server left unfinished say so', async () => {
    await house.settings
      .insertInto('backup_run')
      .values({ kind: 'backup', began_at: new Date(0) })
      .execute();
    await backups.closeInterrupted();
    expect((await state()).runs[0]).toMatchObject({ problem: 'The server stopped before it was finished.' });
  });

  it('are the concern of the server’s own operators only', async () => {
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    const analyst = await house.as('analyst');
    for (const who of [stranger, analyst]) {
      expect((await who.call(getBackups)).status).toBe(403);
      expect((await who.call(takeBackupNow)).status).toBe(403);
      expect((await who.call(testRestore)).status).toBe(403);
      expect((await who.call(changeBackupSchedule, { body: daily })).status).toBe(403);
    }
  });
});

it('without a directory nothing can be begun', async () => {
  const house = await House.open();
  const admin = await house.as('admin');
  expect((await admin.call(getBackups)).body.directory).toBeNull();
  expect((await admin.call(takeBackupNow)).status).toBe(409);
  const refused = await admin.call(changeBackupSchedule, { body: daily });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('WAYBILL_BACKUPS');
  expect((await admin.call(changeBackupSchedule, { body: { ...daily, on: false } })).status).toBe(200);
  await house.close();
});
