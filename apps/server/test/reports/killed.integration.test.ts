import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  cancelReport,
  type Report,
  repeatReport,
  reportSchedules,
  reports,
  runSchedule,
  scheduleReport,
} from '@waybill/contract';
import type { Caller } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { partsOfExcel } from './excel-file.ts';
import { finishedReport, newestReport, rowsTimesRows, submit } from './report-desk.ts';
import { ServerProcess } from './server-process.ts';

describe('a report whose server is killed half-way', () => {
  let server: ServerProcess;
  let shipper: Caller;

  beforeAll(async () => {
    server = await ServerProcess.prepare();
    await server.start();
    shipper = await server.signIn('shipper');
  });
  afterAll(() => server.remove());

  const files = () => readdir(join(server.dataDirectory, 'reports')).catch(() => []);
  const unfinished = () => readdir(join(server.dataDirectory, 'written', 'reports'));

  /** The newest report as soon as a part of its rows is written. */
  async function halfWay(): Promise<Report> {
    for (;;) {
      const report = await newestReport(shipper);
      if (report.status === 'running' && report.progress > 0) return report;
      expect(['queued', 'running']).toContain(report.status);
      await sleep(10);
    }
  }

  it('is begun again by the next server, and is whole then', async () => {
    const request = rowsTimesRows(await openSpendPage(shipper), 4);
    expect((await submit(shipper, request)).text).toBe('Report submitted.');
    const broken = await halfWay();
    await server.kill();
    expect(await unfinished()).not.toEqual([]);
    expect(await files()).toEqual([]);

    await server.start();
    const whole = await finishedReport(shipper);
    expect(whole).toMatchObject({ id: broken.id, status: 'completed', rows: broken.rows });
    expect(await files()).toEqual([`${broken.id}.2.xlsx`]);
    await expect.poll(unfinished).toEqual([]);
    const answer = await fetch(`${server.address}/aiparcelweb/api/riGenerateds/downloadFile/${whole.id}`, {
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    const rows = (await partsOfExcel(await answer.bytes())).get('xl/worksheets/sheet1.xml') ?? '';
    expect(rows.split('</row>').length - 2).toBe(whole.rows);
  });

  it('stays cancelled when its owner had cancelled it, and that of a schedule is made once', async () => {
    const { id } = await newestReport(shipper);
    const wanted = { reportId: id, name: 'Every night', period: 'YTD', frequency: 'daily', hour: 3 } as const;
    const { body: schedule } = await shipper.call(scheduleReport, { body: wanted });
    await shipper.call(repeatReport, { params: { id } });
    const cancelled = await halfWay();
    await shipper.call(cancelReport, { params: { id: cancelled.id } });
    expect((await shipper.call(runSchedule, { params: { id: schedule.id } })).status).toBe(200);
    await server.kill();
    await server.start();
    const scheduled = await finishedReport(shipper);
    expect((await shipper.call(reports)).body.map(({ status }) => status)).toEqual([
      'completed',
      'cancelled',
      'completed',
    ]);
    const owners = (await files()).map((name) => Number.parseInt(name, 10));
    expect(owners.sort()).toEqual([id, scheduled.id].sort());
    expect((await shipper.call(reportSchedules)).body).toMatchObject([{ id: schedule.id, active: true }]);
  });
});
