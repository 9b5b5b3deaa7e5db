import { House } from '@waybill/testkit';
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
  const store = async (values: { status: 'queued' | 'running' | 'failed'; attempts?: number; finished_at?: Date }) => {
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
});
