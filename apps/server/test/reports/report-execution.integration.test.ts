import {
  cancelReportUnderWay,
  changeReportLimits,
  changeReportServer,
  getReportExecution,
  listAuditLog,
  listReportsUnderWay,
  ownReportLimits,
  type ReportLimits,
  reports,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { finishedReport, newestReport, reportOf, rowsTimesRows, submit } from './report-desk.ts';

const usual: ReportLimits = { rowLimit: 1_000_000, minutes: 360, daysKept: 14, queuedPerUser: 20 };

describe('the limits of reports', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const admin = await house.as('admin');
  const stranger = await house.as(neighbour.login, neighbour.tenant);
  const state = await openSpendPage(analyst);
  let different = 0;
  /** A report that nobody has asked for yet. */
  const another = () =>
    reportOf(state, {
      whereClauseDetails: [...(reportOf(state).whereClauseDetails ?? []), `net_amount < ${1_000_000 + different++}`],
    });
  const limit = (more: Partial<ReportLimits>) => admin.call(changeReportLimits, { body: { ...usual, ...more } });

  it('are the house’s own until somebody decides otherwise', async () => {
    expect((await admin.call(getReportExecution)).body).toMatchObject({
      limits: usual,
      server: { atOnce: 2, diskBudgetMegabytes: null },
      mayChangeServer: true,
      running: 0,
      queued: 0,
    });
    expect((await analyst.call(ownReportLimits)).body).toEqual(usual);
  });

  it('refuse a report of more rows at once, and say so', async () => {
    await limit({ rowLimit: 5 });
    expect((await submit(analyst, another())).text).toMatch(
      /^This report has [\d,]+ rows, and at most 5 are possible\./,
    );
    await limit({});
    expect((await submit(analyst, another())).text).toBe('Report submitted.');
    await finishedReport(analyst);
  });

  it('keep a file for as many days as they say', async () => {
    await limit({ daysKept: 3 });
    await submit(analyst, another());
    const { expiresAt } = await finishedReport(analyst);
    expect(expiresAt).toBe(new Date(house.clock.read().getTime() + 3 * 86_400_000).toISOString());
    await limit({});
  });

  it('end a report that runs for too long', async () => {
    await limit({});
    await house.settings.updateTable('report_limit').set({ seconds: 1 }).execute();
    const shipper = await house.as('shipper');
    await submit(shipper, rowsTimesRows(await openSpendPage(shipper), 4));
    const report = await finishedReport(shipper);
    await limit({});
    expect(report).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('took longer than its limit in minutes, 1.'),
    });
  });

  it('hold while the disk budget is used up', async () => {
    const server = { atOnce: 2, diskBudgetMegabytes: 1 };
    await admin.call(changeReportServer, { body: server });
    const kept = await finishedReport(analyst);
    const { id } = (await analyst.call(reports)).body.find(({ status }) => status === 'completed') ?? kept;
    await house.settings.updateTable('report').set({ bytes: 1_000_000 }).where('id', '=', id).execute();
    expect((await submit(analyst, another())).text).toContain('The space for reports on this server is used up.');
    expect((await admin.call(getReportExecution)).body.serverBytesUsed).toBeGreaterThanOrEqual(1_000_000);
    await admin.call(changeReportServer, { body: { ...server, diskBudgetMegabytes: null } });
    expect((await submit(analyst, another())).text).toBe('Report submitted.');
    await finishedReport(analyst);
  });

  it.each<[keyof ReportLimits, number]>([
    ['rowLimit', 1_000_001],
    ['rowLimit', 0],
    ['minutes', 361],
    ['daysKept', 0],
    ['queuedPerUser', 1.5],
  ])('refuse %s of %d at its field', async (field, value) => {
    const { status, body } = await limit({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field })] });
  });

  it('are each tenant’s own, and what all tenants share is the house’s', async () => {
    await stranger.call(changeReportLimits, { body: { ...usual, rowLimit: 7 } });
    expect((await stranger.call(getReportExecution)).body).toMatchObject({
      limits: { rowLimit: 7 },
      mayChangeServer: false,
      serverBytesUsed: null,
      bytesUsed: 0,
    });
    expect((await admin.call(getReportExecution)).body.limits).toEqual(usual);
    const body = { atOnce: 16, diskBudgetMegabytes: null };
    expect((await stranger.call(changeReportServer, { body })).status).toBe(403);
    expect((await analyst.call(changeReportLimits, { body: usual })).status).toBe(403);
  });

  it('are in the audit log with what they were', async () => {
    const { rows } = (await admin.call(listAuditLog, { query: { action: 'report_limits', size: 200 } })).body;
    expect(rows.map(({ details }) => details.changes)).toContainEqual({ rowLimit: { before: 1_000_000, after: 5 } });
  });
});

describe('the reports under way', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const admin = await house.as('admin');
  const state = await openSpendPage(analyst);
  const numbered = (number: number) => reportOf(state, { whereClauseDetails: [`net_amount < ${number}`] });

  it('are at most as many for a user as allowed, also when they come at the same moment', async () => {
    await admin.call(changeReportLimits, { body: { ...usual, queuedPerUser: 3 } });
    const said = await Promise.all(Array.from({ length: 8 }, (_, number) => submit(analyst, numbered(number + 1))));
    expect(said.filter(({ text }) => text === 'Report submitted.')).toHaveLength(3);
    const refused = said.filter(({ text }) =>
      text.startsWith('You have 3 reports waiting or running, the most that is allowed.'),
    );
    expect(refused).toHaveLength(5);
    expect(refused.some(({ text }) => text.includes('submitted'))).toBe(false);
    expect((await submit(await house.as('shipper'), numbered(1))).text).toContain('ubmitted');
  });

  it('are seen and stopped by operators of the tenant, and by nobody else’s', async () => {
    const { rows, total } = (await admin.call(listReportsUnderWay, { query: { search: 'analyst' } })).body;
    expect(total).toBe(3);
    expect(rows[0]).toMatchObject({ ownerLogin: 'analyst', status: 'queued', progress: 0, startedAt: null });
    const params = { id: rows[0]?.id ?? 0 };
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    expect((await stranger.call(listReportsUnderWay)).body).toEqual({ rows: [], total: 0 });
    expect((await stranger.call(cancelReportUnderWay, { params })).status).toBe(404);
    expect((await admin.call(cancelReportUnderWay, { params })).status).toBe(200);
    expect((await admin.call(cancelReportUnderWay, { params })).status).toBe(404);
    expect((await analyst.call(reports)).body.find(({ id }) => id === params.id)?.status).toBe('cancelled');
    expect((await submit(analyst, numbered(99))).text).toBe('Report submitted.');
  });
});

describe('the number of reports at once', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const admin = await house.as('admin');
  const state = await openSpendPage(analyst);

  it('changes while the server runs, and everything is still made', async () => {
    for (const atOnce of [5, 1]) {
      await admin.call(changeReportServer, { body: { atOnce, diskBudgetMegabytes: null } });
      const wanted = Array.from({ length: 6 }, (_, number) => `net_amount < ${atOnce * 100 + number}`);
      for (const clause of wanted) await submit(analyst, reportOf(state, { whereClauseDetails: [clause] }));
      for (;;) {
        const own = (await analyst.call(reports)).body;
        if (own.every(({ status }) => status === 'completed')) break;
        expect(own.filter(({ status }) => status === 'failed')).toEqual([]);
        expect(own.filter(({ status }) => status === 'running').length).toBeLessThanOrEqual(atOnce);
      }
    }
    expect(await newestReport(analyst)).toMatchObject({ status: 'completed' });
  });
});
