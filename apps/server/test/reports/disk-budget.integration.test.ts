import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeReportServer, reports } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { watchSpace } from '../../src/reports/execution/watch-space.ts';
import { ReportFiles } from '../../src/reports/report-file.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { finishedReport, reportOf, submit } from './report-desk.ts';

const noSpace = expect.stringContaining('The space for reports on this server is used up.');
const megabyte = 1_000_000;

describe('the disk budget of reports', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const admin = await house.as('admin');
  const state = await openSpendPage(analyst);
  let different = 0;
  /** A report that nobody has asked for yet; all of them are equally large. */
  const another = () =>
    reportOf(state, {
      whereClauseDetails: [...(reportOf(state).whereClauseDetails ?? []), `net_amount < ${1_000_000 + different++}`],
    });
  const own = async () => (await analyst.call(reports)).body;
  const budget = (diskBudgetMegabytes: number | null) =>
    admin.call(changeReportServer, { body: { atOnce: 2, diskBudgetMegabytes } });
  /** Makes a kept report just large enough to leave the given number of bytes of a megabyte. */
  const leaveFree = async (id: number, bytes: number) => {
    await house.settings.updateTable('report').set({ bytes: null }).where('id', '<>', id).execute();
    await house.settings
      .updateTable('report')
      .set({ bytes: megabyte - bytes })
      .where('id', '=', id)
      .execute();
  };

  it('has room for one of two reports that are written at the same moment: the other fails and leaves nothing', async () => {
    await submit(analyst, another());
    const { id: keptId, bytes } = await finishedReport(analyst);
    const size = bytes ?? 0;
    await leaveFree(keptId, Math.floor(1.5 * size));
    await budget(1);
    expect(
      (await Promise.all([submit(analyst, another()), submit(analyst, another())])).map(({ text }) => text),
    ).toEqual(['Report submitted.', 'Report submitted.']);
    const two = await settled(2);
    await budget(null);
    expect(two.map(({ status }) => status).toSorted()).toEqual(['completed', 'failed']);
    const failed = two.find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ reason: noSpace, bytes: null });
    const files = await readdir(join(house.dataDirectory, 'reports'));
    expect(files.filter((name) => name.startsWith(`${failed?.id}.`))).toEqual([]);
  });

  it('refuses a file that is larger than what is left, although there was room when it was submitted', async () => {
    const [kept] = (await own()).filter(({ status }) => status === 'completed');
    await leaveFree(kept?.id ?? 0, 100);
    await budget(1);
    expect((await submit(analyst, another())).text).toBe('Report submitted.');
    expect(await finishedReport(analyst)).toMatchObject({ status: 'failed', reason: noSpace });
    await budget(null);
  });

  it('stops the report that was submitted last as soon as those that are written outgrow it', async () => {
    const files = new ReportFiles(house);
    await files.prepare();
    const [kept] = (await own()).filter(({ status }) => status === 'completed');
    await leaveFree(kept?.id ?? 0, 1_000);
    await budget(1);
    const context = { settings: house.settings, warehouse: house.warehouse };
    await writeFile(files.unfinished(9_001, 1, 'csv'), 'x'.repeat(600));
    await writeFile(files.unfinished(9_002, 1, 'xlsx'), 'x'.repeat(600));
    const [earlier, later] = [9_001, 9_002].map((id) => watchSpace(context, files, id));
    await new Promise((resolve) => later?.signal.addEventListener('abort', resolve));
    expect(earlier?.signal.aborted).toBe(false);
    earlier?.stop();
    await Promise.all([files.removeUnfinished(9_001, 1), files.removeUnfinished(9_002, 1)]);
    await budget(null);
  });

  it('goes on watching after a look that failed', async () => {
    const files = new ReportFiles(house);
    await files.prepare();
    const [kept] = (await own()).filter(({ status }) => status === 'completed');
    await leaveFree(kept?.id ?? 0, 1_000);
    await budget(1);
    await writeFile(files.unfinished(9_004, 1, 'csv'), 'x'.repeat(1_001));
    vi.spyOn(files, 'unfinishedBytes').mockRejectedValueOnce(new Error('the disk did not answer'));
    const watch = watchSpace({ settings: house.settings, warehouse: house.warehouse }, files, 9_004);
    await expect.poll(() => watch.signal.aborted).toBe(true);
    watch.stop();
    await files.removeUnfinished(9_004, 1);
    await budget(null);
  });

  it('counts what the warehouse has put on the disk for its queries', async () => {
    const [kept] = (await own()).filter(({ status }) => status === 'completed');
    await leaveFree(kept?.id ?? 0, 1_000);
    await budget(1);
    const spilled = `${house.warehouse.localFile?.path}.tmp`;
    await mkdir(spilled, { recursive: true });
    await writeFile(join(spilled, 'block'), 'x'.repeat(1_001));
    const watch = watchSpace({ settings: house.settings, warehouse: house.warehouse }, new ReportFiles(house), 9_003);
    await new Promise((resolve) => watch.signal.addEventListener('abort', resolve));
    watch.stop();
    await rm(spilled, { recursive: true });
    expect(await spillLimit('with a budget')).toBe('976.5 KiB');
    await budget(null);
    expect(await spillLimit('without one')).not.toBe('976.5 KiB');
  });

  /** The engine's own word; `when` makes each question a new one. */
  async function spillLimit(when: string): Promise<string | undefined> {
    const sql = `select current_setting('max_temp_directory_size') -- ${when}\n`;
    const [row] = await house.sql<{ LIMIT: string }>(sql, { LIMIT: 'text' });
    return row?.LIMIT;
  }

  async function settled(count: number) {
    for (;;) {
      const newest = (await own()).slice(0, count);
      if (newest.every(({ status }) => status !== 'queued' && status !== 'running')) return newest;
      await sleep(50);
    }
  }
});
