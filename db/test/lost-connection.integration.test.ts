import { freshDatabase } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openSettings } from '../src/index.ts';

describe('settings on a server', async () => {
  const { location, drop } = await freshDatabase();
  const settings = await openSettings(location);
  afterAll(async () => {
    await settings.destroy();
    await drop();
  });

  it('answer again after the server ended the idle connections', async () => {
    if ('databaseUrl' in location) {
      const other = await openSettings(location);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
      await other.destroy();
    }
    const answer = () => sql<{ one: number }>`select 1 as one`.execute(settings).then(({ rows }) => rows);
    await expect.poll(answer).toEqual([{ one: 1 }]);
  });
});
