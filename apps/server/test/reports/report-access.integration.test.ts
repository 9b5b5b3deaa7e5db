import { symlink } from 'node:fs/promises';
import {
  cancelReport,
  clientsShort,
  deleteReport,
  downloadFile,
  fileDetails,
  generatedReports,
  listAuditLog,
  repeatReport,
  reportStatus,
  reports,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { ReportFiles } from '../../src/reports/report-file.ts';
import { claimReport } from '../../src/reports/run/report-progress.ts';
import { runReport } from '../../src/reports/run/run-report.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { download, finishedReport, newestReport, reportOf, submit } from './report-desk.ts';

describe('reports', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const state = await openSpendPage(analyst);

  it('tell their state and file as the portal asks for them', async () => {
    await submit(analyst, reportOf(state));
    const { id, fileName } = await finishedReport(analyst);
    const params = { id };
    expect((await analyst.call(reportStatus, { params })).body).toEqual({
      id,
      status: 'Completed',
      progress: 100,
      reason: null,
    });
    const contentType = 'text/csv; charset=utf-8';
    expect((await analyst.call(generatedReports, { params })).body).toEqual({ id, fileName, contentType });
    expect((await analyst.call(fileDetails, { params })).body).toEqual({ fileName, contentType });
  });

  it('are nobody else’s, not even an administrator’s', async () => {
    const { id } = await newestReport(analyst);
    const others = [
      await house.as('admin'),
      await house.as('shipper'),
      await house.as(neighbour.login, neighbour.tenant),
    ];
    for (const other of others) {
      for (const endpoint of [
        reportStatus,
        generatedReports,
        fileDetails,
        downloadFile,
        cancelReport,
        repeatReport,
        deleteReport,
      ]) {
        expect((await other.send(endpoint.method, endpoint.path.replace(':id', String(id)))).status).toBe(404);
      }
      expect((await other.call(reports)).body).toEqual([]);
    }
    expect((await download(analyst, id)).status).toBe(200);
  });

  it('leave their traces in the audit log: asked for, fetched, repeated, deleted', async () => {
    const { id, fileName } = await newestReport(analyst);
    const again = (await analyst.call(repeatReport, { params: { id } })).body;
    await finishedReport(analyst);
    await analyst.call(deleteReport, { params: { id: again.id } });
    const admin = await house.as('admin');
    const { rows } = (await admin.call(listAuditLog, { query: { search: 'analyst', action: 'report.' } })).body;
    const one = (action: string) => rows.find((row) => row.action === action)?.details;
    expect(one('report.submit')).toMatchObject({
      subject: { name: 'spend' },
      clientId: state.clientId,
      fromDate: state.dates.from,
      said: 'Report submitted.',
    });
    expect(one('report.download')).toMatchObject({ subject: { id, name: fileName } });
    expect(one('report.repeat')).toMatchObject({ subject: { id: again.id }, of: id });
    expect(one('report.delete')).toMatchObject({ subject: { id: again.id, name: again.fileName } });
  });

  it('are refused without the permission, and for clients of others', async () => {
    expect((await submit(await house.as('guest'), reportOf(state))).status).toBe(403);
    expect((await house.anyone.call(reports)).status).toBe(401);
    const mine = new Set((await analyst.call(clientsShort)).body.map(({ id }) => id));
    const all = (await (await house.as('admin')).call(clientsShort)).body;
    const stranger = all.find(({ id }) => !mine.has(id))?.id ?? 0;
    for (const clientId of [stranger, neighbour.clientId]) {
      expect((await submit(analyst, reportOf(state, { clientId }))).status).toBe(403);
    }
    expect((await submit(analyst, reportOf(state, { childClientIdsCSV: String(stranger) }))).status).toBe(403);
  });

  it('name what does not fit', async () => {
    expect((await submit(analyst, reportOf(state), 'nopage')).status).toBe(400);
    const answer = await submit(analyst, reportOf(state, { selectColumnNames: ['net_amont'] }));
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('net_amount') });
    expect((await submit(analyst, { ...reportOf(state), format: 'pdf' })).status).toBe(400);
  });

  it('hand out no file when the client was taken away', async () => {
    const { id } = await newestReport(analyst);
    const giveBack = await takeClientsAway(house, 'analyst');
    expect((await download(analyst, id)).status).toBe(403);
    await giveBack();
    expect((await download(analyst, id)).status).toBe(200);
  });
});

describe('a report that waits', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const state = await openSpendPage(analyst);
  const context = {
    settings: house.settings,
    warehouse: house.warehouse,
    clock: house.clock.read,
    files: house.files,
    dataDirectory: house.dataDirectory,
  };
  const takeAndRun = async (id: number, onFault: (error: unknown) => void) => {
    const report = await claimReport(context, id, null);
    if (report !== undefined) await runReport(context, report, new AbortController().signal, onFault);
  };
  const run = async (id: number) => {
    const faults: unknown[] = [];
    await takeAndRun(id, (error) => faults.push(error));
    expect(faults).toEqual([]);
    return newestReport(analyst);
  };

  it('is submitted once', async () => {
    const texts = await Promise.all([1, 2, 3].map(async () => (await submit(analyst, reportOf(state))).text));
    expect(texts.filter((text) => text === 'Report submitted.')).toHaveLength(1);
    expect(texts.filter((text) => text.includes('already submitted'))).toHaveLength(2);
    const { id } = await newestReport(analyst);
    expect((await analyst.call(repeatReport, { params: { id } })).status).toBe(409);
    expect((await analyst.call(reportStatus, { params: { id } })).body.status).toBe('Queued');
  });

  it('fails when its client was taken away meanwhile', async () => {
    const { id } = await newestReport(analyst);
    const giveBack = await takeClientsAway(house, 'analyst');
    expect(await run(id)).toMatchObject({ status: 'failed', reason: 'You no longer have access to this client.' });
    await giveBack();
  });

  it('fails when its owner’s account was closed meanwhile', async () => {
    await submit(analyst, reportOf(state));
    const { id } = await newestReport(analyst);
    const setActivated = (activated: boolean) =>
      house.settings.updateTable('user_account').set({ activated }).where('login', '=', 'analyst').execute();
    await setActivated(false);
    await takeAndRun(id, () => undefined);
    await setActivated(true);
    expect(await newestReport(analyst)).toMatchObject({
      status: 'failed',
      reason: 'Your account is no longer active.',
    });
  });

  it('fails with a reason when the disk is full, and runs again when there is room', async () => {
    await submit(analyst, reportOf(state));
    const { id } = await newestReport(analyst);
    await new ReportFiles(house).prepare();
    await symlink('/dev/full', new ReportFiles(house).unfinished(id, 1, 'csv'));
    expect(await run(id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('The server’s disk is full'),
    });
    const again = await analyst.call(repeatReport, { params: { id } });
    expect(await run(again.body.id)).toMatchObject({ status: 'completed', reason: null });
  });

  it('fails with the same reason when only the Excel file finds no room', async () => {
    await submit(analyst, reportOf(state, { format: 'xlsx' }));
    const { id } = await newestReport(analyst);
    await symlink('/dev/full', new ReportFiles(house).unfinished(id, 1, 'xlsx'));
    expect(await run(id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('The server’s disk is full'),
    });
    expect((await house.files.list('reports')).map(({ name }) => name)).not.toContain(`reports/${id}.1.xlsx`);
  });
});

/** Takes every client from a user; answers how to give them back. */
async function takeClientsAway(house: House, login: string): Promise<() => Promise<void>> {
  const { id } = await house.settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const assigned = await house.settings.selectFrom('user_client').selectAll().where('user_id', '=', id).execute();
  await house.settings.deleteFrom('user_client').where('user_id', '=', id).execute();
  return async () => {
    await house.settings.insertInto('user_client').values(assigned).execute();
  };
}
