import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cancelReport, changeBackupSchedule, reports } from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { newestReport, reportOf, rowsTimesRows, submit } from '../reports/report-desk.ts';

const pulse = { betweenBeats: 200, patience: 1_500 };

describe.runIf(inject('postgresUrl') !== null)('the jobs of two servers', () => {
  let house: House;
  let other: House;
  let shipper: Caller;
  let atOther: Caller;
  let backupDirectory: string;

  beforeAll(async () => {
    backupDirectory = await mkdtemp(join(tmpdir(), 'waybill-backups-'));
    house = await House.open({ sharesSettings: true, runsJobs: true, backupDirectory, pulse });
    other = await house.beside();
    shipper = await house.as('shipper');
    atOther = new Caller(other.address, shipper.token);
  });
  afterAll(async () => {
    await other.close();
    await house.close();
    await rm(backupDirectory, { recursive: true, force: true });
  });

  const storedReports = () =>
    house.settings.selectFrom('report').select(['id', 'status', 'attempts', 'server_id as serverId']).execute();

  it('make each report once, wherever it was submitted', async () => {
    const state = await openSpendPage(shipper);
    const wanted = ['tracking_number', 'bill_date', 'net_amount', 'carrier_name', 'account_number'];
    for (const [index, column] of wanted.entries()) {
      const request = { ...reportOf(state), selectColumnNames: [column] };
      const answer = await submit(index % 2 === 0 ? shipper : atOther, request);
      expect(answer.text).toBe('Report submitted.');
    }
    const unfinished = async () => (await storedReports()).filter(({ status }) => status !== 'completed').length;
    await expect.poll(unfinished, { timeout: 30_000 }).toBe(0);
    expect((await storedReports()).map(({ attempts }) => attempts)).toEqual(wanted.map(() => 1));
    const all = await atOther.call(reports);
    expect(all.body).toHaveLength(wanted.length);
  });

  /** A report that runs for a while, and the server that runs it. */
  const running = async (oneIn: number) => {
    const state = await openSpendPage(shipper);
    expect((await submit(shipper, rowsTimesRows(state, oneIn))).text).toBe('Report submitted.');
    const isRunning = async () => (await newestReport(shipper)).status;
    await expect.poll(isRunning, { interval: 10, timeout: 20_000 }).toBe('running');
    const { id } = await newestReport(shipper);
    const [stored] = (await storedReports()).filter((report) => report.id === id);
    return { id, server: stored?.serverId === house.app.presence.id ? house : other };
  };

  it('are stopped from whichever server', async () => {
    const { id, server } = await running(2);
    const elsewhere = new Caller((server === house ? other : house).address, shipper.token);
    expect((await elsewhere.call(cancelReport, { params: { id } })).body.status).toBe('cancelled');
    const wrote = async () => (await storedReports()).filter(({ status }) => status === 'running').length;
    expect(await wrote()).toBe(0);
    // Its place is free: another one begins.
    const next = await running(3);
    await elsewhere.call(cancelReport, { params: { id: next.id } });
  });

  it('are done by another server when theirs has gone without a word', async () => {
    const state = await openSpendPage(shipper);
    await submit(shipper, { ...reportOf(state), selectColumnNames: ['invoice_number'] });
    const { id } = await newestReport(shipper);
    const isDone = async () => (await newestReport(shipper)).status;
    await expect.poll(isDone, { timeout: 30_000 }).toBe('completed');
    const gone = { id: '00000000-0000-4000-8000-000000000001', name: 'gone', started_at: new Date() };
    await house.settings
      .insertInto('server')
      .values({ ...gone, seen_at: new Date() })
      .execute();
    await house.settings
      .updateTable('report')
      .set({ status: 'running', server_id: gone.id, finished_at: null, bytes: null })
      .where('id', '=', id)
      .execute();
    expect(await isDone()).toBe('running');
    await expect.poll(isDone, { timeout: 30_000 }).toBe('completed');
    const [again] = (await storedReports()).filter((report) => report.id === id);
    expect(again?.attempts).toBe(2);
  });

  it('take the backup of a moment once, and one thing at a time', async () => {
    const admin = await house.as('admin');
    const schedule = { on: true, every: 'day', minuteOfDay: 0, keep: 3 } as const;
    expect((await admin.call(changeBackupSchedule, { body: schedule })).status).toBe(200);
    house.clock.forward(86_400_000);
    await Promise.all([house, other, house, other].map(({ app }) => app.backups.takeIfDue()));
    await Promise.all([house.app.backups.settled(), other.app.backups.settled()]);
    const runs = await house.settings.selectFrom('backup_run').select(['kind', 'problem', 'ended_at']).execute();
    expect(runs).toHaveLength(1);
    expect(runs[0]?.ended_at).not.toBeNull();
  });
});
