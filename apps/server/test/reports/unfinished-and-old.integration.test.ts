import type { ReportStatus } from '@waybill/db';
import { House } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { expireReports } from '../../src/reports/jobs/expire-reports.ts';
import { recoverReports } from '../../src/reports/jobs/recover-reports.ts';

const day = 86_400_000;

describe('reports', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const { settings, warehouse, files, dataDirectory, clock } = house;
  const context = { settings, warehouse, files, dataDirectory, clock: clock.read };
  const { id: owner } = await settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', 'analyst')
    .executeTakeFirstOrThrow();
  let hashes = 0;
  const store = async (values: { status: ReportStatus; attempts?: number; finished_at?: Date }) => {
    hashes += 1;
    const report = { user_id: owner, client_id: 1002, page: 'spend', format: 'csv', request: '{}' } as const;
    const { id } = await settings
      .insertInto('report')
      .values({ ...report, request_hash: `${hashes}`, file_name: 'r.csv', submitted_at: clock.read(), ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const stored = (id: number) =>
    settings.selectFrom('report').select(['status', 'reason']).where('id', '=', id).executeTakeFirst();

  it('that a stopped server left are begun again up to three times', async () => {
    const twice = await store({ status: 'running', attempts: 2 });
    const thrice = await store({ status: 'running', attempts: 3 });
    expect(await recoverReports(context)).toEqual([twice]);
    expect(await stored(twice)).toEqual({ status: 'queued', reason: null });
    expect(await stored(thrice)).toEqual({
      status: 'failed',
      reason: 'The server stopped each time it tried to write this report.',
    });
  });

  it('are listed for ninety days after they ended, and as long as they wait', async () => {
    const ended = (before: number) => new Date(clock.read().getTime() - before);
    const kept = await store({ status: 'failed', finished_at: ended(90 * day) });
    const forgotten = await store({ status: 'failed', finished_at: ended(90 * day + 1) });
    const waiting = await store({ status: 'queued', finished_at: ended(91 * day) });
    await expireReports(context);
    expect(await stored(kept)).toMatchObject({ status: 'failed' });
    expect(await stored(forgotten)).toBeUndefined();
    expect(await stored(waiting)).toMatchObject({ status: 'queued' });
  });

  it('lose the files that killed servers left, but no file of a newer server', async () => {
    const [completed, failed] = [await store({ status: 'completed', attempts: 2 }), await store({ status: 'failed' })];
    await sql`alter table report drop constraint report_status_check`.execute(settings);
    const ofNewer = await store({ status: 'failed' });
    await sql`update report set status = 'archived' where id = ${ofNewer}`.execute(settings);
    const kept = [
      `reports/${completed}.2.csv`,
      `reports/${completed}.2.arrow`,
      `reports/${completed}.2.manifest.csv`,
      `reports/${completed}/2.csv`,
      `reports/${ofNewer}.1.csv`,
      `reports/index-${failed}.1.csv`,
      'reports/shared.csv',
      'summaries/1.1.csv',
    ];
    const left = [
      `reports/${completed}.1.csv`,
      `reports/${completed}.2.xlsx`,
      `reports/${failed}.1.csv`,
      `reports/${failed}.csv`,
      `reports/${failed}.unfinished.csv`,
      'reports/99999999999.1.zip',
    ];
    for (const name of [...kept, ...left]) await files.write(name, 'content');
    await recoverReports(context);
    const names = [...(await files.list('reports')), ...(await files.list('summaries'))].map(({ name }) => name);
    expect(names.sort()).toEqual(kept.sort());
  });
});
