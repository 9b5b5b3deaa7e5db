import {
  deleteScheduledReport,
  downloadScheduledReport,
  getScheduledReport,
  listAuditLog,
  listScheduledReports,
  type NewReportSchedule,
  pauseScheduledReport,
  runScheduledReport,
  scheduleReport,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { administeredSchedules } from '../../src/reports/schedules/administered-schedules.ts';
import { nextRun } from '../../src/reports/schedules/schedule-times.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { finishedReport, reportOf, submit } from './report-desk.ts';

const times: readonly Partial<NewReportSchedule>[] = [
  { name: 'Every day, early', frequency: 'daily', day: null, hour: 0 },
  { name: 'Every day, late', frequency: 'daily', day: null, hour: 23 },
  { name: 'Mondays', frequency: 'weekly', day: 1, hour: 6 },
  { name: 'Mondays in New York', frequency: 'weekly', day: 1, hour: 6, timeZone: 'America/New_York' },
  { name: 'Mornings in Auckland', frequency: 'daily', day: null, hour: 6, timeZone: 'Pacific/Auckland' },
  { name: 'Fridays', frequency: 'weekly', day: 5, hour: 12 },
  { name: 'Sundays', frequency: 'weekly', day: 7, hour: 0 },
  { name: 'First of the month', frequency: 'monthly', day: 1, hour: 5 },
  { name: 'End of the month', frequency: 'monthly', day: 28, hour: 20 },
];

describe('the scheduled reports of a tenant', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const admin = await house.as('admin');
  const state = await openSpendPage(analyst);
  await submit(analyst, reportOf(state));
  const { id: reportId } = await finishedReport(analyst);
  for (const each of times) {
    await analyst.call(scheduleReport, {
      body: { reportId, name: 'x', period: 'Previous Month', frequency: 'daily', hour: 1, ...each },
    });
  }
  const rows = async (query = {}) =>
    (await admin.call(listScheduledReports, { query: { size: 200, ...query } })).body.rows;
  const { tenant_id: tenantId } = await house.settings
    .selectFrom('user_account')
    .select('tenant_id')
    .where('login', '=', 'analyst')
    .executeTakeFirstOrThrow();
  const idOf = async (name: string) => (await rows({ search: name }))[0]?.id ?? 0;
  const detail = async (name: string) =>
    (await admin.call(getScheduledReport, { params: { id: await idOf(name) } })).body;

  it('tell owner, page, period, times and who gets the mail', async () => {
    const [mondays] = await rows({ search: 'mondays analyst' });
    expect(mondays).toMatchObject({
      name: 'Mondays',
      ownerLogin: 'analyst',
      pageDisplayName: 'Spend',
      period: 'Previous Month',
      active: true,
      lastRunAt: null,
      lastOutcome: null,
    });
    expect(mondays?.recipients).toEqual([expect.stringContaining('@')]);
  });

  it.each(['2026-11-20T05:59:59Z', '2026-11-20T12:00:00Z', '2026-12-31T23:30:00Z', '2028-02-28T20:00:00Z'])(
    'say at %s the same next moment as the queue keeps',
    async (now) => {
      const told = await administeredSchedules(house.settings, tenantId, new Date(now)).execute();
      expect(told).toHaveLength(times.length);
      for (const { frequency, day, hour, timeZone, nextRunAt } of told) {
        expect(nextRunAt).toBe(nextRun({ frequency, day, hour, timeZone }, new Date(now)).toISOString());
      }
    },
  );

  it('are made now for their owner, and the file opens for users who may read its clients', async () => {
    const { status } = await admin.call(runScheduledReport, { params: { id: await idOf('Mondays') } });
    expect(status).toBe(200);
    const report = await finishedReport(analyst);
    const seen = await detail('Mondays');
    expect(seen).toMatchObject({ lastOutcome: 'completed', lastReason: null });
    expect(seen.runs).toEqual([expect.objectContaining({ reportId: report.id, rows: report.rows, mayOpen: true })]);
    const file = await admin.call(downloadScheduledReport, { params: { id: report.id } });
    expect(file.status).toBe(200);
    expect(file.text.split('\n').length).toBeGreaterThan(2);
    const { rows: log } = (await admin.call(listAuditLog, { query: { action: 'scheduled_report' } })).body;
    expect(log.map(({ action }) => action).sort()).toEqual(['scheduled_report.open', 'scheduled_report.run']);
    expect(log[0]?.details).toMatchObject({ owner: 'analyst' });
  });

  it('open only what a schedule made: a user’s other reports stay theirs', async () => {
    expect((await admin.call(downloadScheduledReport, { params: { id: reportId } })).status).toBe(404);
  });

  it('are paused and go on', async () => {
    const params = { id: await idOf('Fridays') };
    const paused = await admin.call(pauseScheduledReport, { params, body: { active: false } });
    expect(paused.body).toMatchObject({ active: false, nextRunAt: null });
    expect((await rows({ state: 'paused' })).map(({ name }) => name)).toEqual(['Fridays']);
    const { body } = await admin.call(pauseScheduledReport, { params, body: { active: true } });
    expect(body.nextRunAt).not.toBeNull();
  });

  it('say why a run made no report', async () => {
    const { id: userId } = await house.settings
      .selectFrom('user_account')
      .select('id')
      .where('login', '=', 'analyst')
      .executeTakeFirstOrThrow();
    const assigned = await house.settings.selectFrom('user_client').selectAll().where('user_id', '=', userId).execute();
    await house.settings.deleteFrom('user_client').where('user_id', '=', userId).execute();
    const answer = await admin.call(runScheduledReport, { params: { id: await idOf('Sundays') } });
    await house.settings.insertInto('user_client').values(assigned).execute();
    expect(answer.status).toBe(400);
    expect(await detail('Sundays')).toMatchObject({
      lastOutcome: 'not_made',
      lastReason: 'You no longer have access to this client.',
    });
    expect((await rows({ state: 'failed' })).map(({ name }) => name)).toEqual(['Sundays']);
  });

  it('are hidden from other tenants and from users who are not internal', async () => {
    const params = { id: await idOf('Mondays') };
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(listScheduledReports)).body).toEqual({ rows: [], total: 0 });
    expect((await other.call(getScheduledReport, { params })).status).toBe(404);
    expect((await other.call(runScheduledReport, { params })).status).toBe(404);
    expect((await other.call(pauseScheduledReport, { params, body: { active: false } })).status).toBe(404);
    expect((await other.call(deleteScheduledReport, { params })).status).toBe(404);
    const [run] = (await detail('Mondays')).runs;
    expect((await other.call(downloadScheduledReport, { params: { id: run?.reportId ?? 0 } })).status).toBe(404);
    expect((await analyst.call(listScheduledReports)).status).toBe(403);
  });

  it('are deleted; what they made stays with its owner', async () => {
    const answer = await admin.call(deleteScheduledReport, { params: { id: await idOf('Mondays') } });
    expect(answer.status).toBe(200);
    expect((await rows()).map(({ name }) => name)).not.toContain('Mondays');
    expect((await finishedReport(analyst)).status).toBe('completed');
  });
});
