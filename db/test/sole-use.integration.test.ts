import { freshDatabase } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openSettings, SettingsInUse, useAlone } from '../src/index.ts';

describe('a settings database on a server', async () => {
  const { location, drop } = await freshDatabase();
  afterAll(drop);
  if (!('databaseUrl' in location)) {
    it.skip('is embedded here');
    return;
  }
  const { databaseUrl } = location;

  it('is used by one Waybill at a time', async () => {
    const first = await useAlone(databaseUrl);
    await expect(useAlone(databaseUrl, 0)).rejects.toThrow(SettingsInUse);
    await first.release();
    const second = await useAlone(databaseUrl, 0);
    await second.release();
  });

  it('stays so when the connection breaks', async () => {
    const settings = await openSettings(location);
    const use = await useAlone(databaseUrl);
    const holders = () =>
      sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`
        .execute(settings)
        .then(({ rows }) => rows.map(({ pid }) => pid));
    const [before] = await holders();
    await sql`select pg_terminate_backend(${before})`.execute(settings);
    const others = async () => (await holders()).filter((holder) => holder !== before);
    await expect.poll(others).toEqual([expect.any(Number)]);
    await expect(useAlone(databaseUrl, 0)).rejects.toThrow(SettingsInUse);
    await use.release();
    await settings.destroy();
  });
});
