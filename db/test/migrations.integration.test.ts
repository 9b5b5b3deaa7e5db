import { freshDatabase } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openSettings, SettingsOfNewerVersion, type SettingsSchema } from '../src/index.ts';
import { migrate } from '../src/migrate.ts';
import { migrations } from '../src/migrations/index.ts';

const tables: readonly (keyof SettingsSchema)[] = [
  'account',
  'account_division',
  'account_group',
  'audit_log',
  'carrier',
  'client',
  'country',
  'currency',
  'dashboard_setting',
  'exchange_rate',
  'filter_setting',
  'invoice_file',
  'maintenance_status',
  'notification',
  'permission',
  'report',
  'report_schedule',
  'role',
  'role_permission',
  'session',
  'tenant',
  'user_account',
  'user_client',
  'user_role',
];

describe('the settings database', async () => {
  const { location, drop } = await freshDatabase();
  afterAll(drop);
  const settings = await openSettings(location);
  afterAll(() => settings.destroy());

  it('has every table after the first opening', async () => {
    for (const table of tables) {
      await expect(settings.selectFrom(table).selectAll().execute()).resolves.toEqual([]);
    }
  });

  it('names every migration that it has seen, in order', async () => {
    const seen = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(settings);
    expect(seen.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  it('reads nothing but the names of its migrations when it has them all', async () => {
    const fresh = await freshDatabase();
    const statements: string[] = [];
    const opened = await openSettings(fresh.location, ({ sql: text }) => void statements.push(text));
    statements.length = 0;
    await migrate(opened);
    await opened.destroy();
    await fresh.drop();
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((text) => !text.includes('migration') || /insert|pg_catalog/.test(text))).toEqual([]);
  });

  it('reads days as texts, decimals exactly, moments as dates', async () => {
    await settings.insertInto('currency').values({ code: 'EUR', symbol: '€', name: 'Euro' }).execute();
    const rate = { currency_code: 'EUR', rate_date: '2026-03-29', usd_rate: '1.08123456', source: 'test' };
    await settings.insertInto('exchange_rate').values(rate).execute();
    expect(await settings.selectFrom('exchange_rate').selectAll().executeTakeFirst()).toEqual({
      ...rate,
      tenant_id: null,
    });
    const { id } = await settings.insertInto('tenant').values({ name: 't' }).returning('id').executeTakeFirstOrThrow();
    const received_at = new Date('2026-03-29T00:30:00Z');
    const file = { tenant_id: id, name: 'a.csv', sha256: 'x', bytes: 5_000_000_000, status: 'loaded' as const };
    await settings
      .insertInto('invoice_file')
      .values({ ...file, received_at })
      .execute();
    expect(await settings.selectFrom('invoice_file').selectAll().executeTakeFirst()).toMatchObject({
      ...file,
      received_at,
    });
  });

  it('keeps a client’s numbers from 1001 on', async () => {
    const tenant = await settings.selectFrom('tenant').select('id').executeTakeFirstOrThrow();
    const client = {
      tenant_id: tenant.id,
      name: 'First',
      code: 'FIRST',
      parent_client_id: null,
      engage_date: '2024-02-29',
    };
    const { id } = await settings.insertInto('client').values(client).returning('id').executeTakeFirstOrThrow();
    expect(id).toBe(1001);
    expect(await settings.selectFrom('client').select('engage_date').executeTakeFirst()).toEqual({
      engage_date: '2024-02-29',
    });
  });

  it('refuses a login twice in a tenant, whatever its case', async () => {
    const tenant = await settings.selectFrom('tenant').select('id').executeTakeFirstOrThrow();
    const user = (login: string) => ({
      tenant_id: tenant.id,
      login,
      email: 'a@b.c',
      first_name: 'A',
      last_name: 'B',
      password_hash: 'x',
      password_expires_on: '2027-01-01',
      default_landing_page: null,
    });
    await settings.insertInto('user_account').values(user('Sam')).execute();
    await expect(settings.insertInto('user_account').values(user('sam')).execute()).rejects.toThrow(
      /user_account_login/,
    );
  });

  if ('databaseUrl' in location) {
    it('is migrated once when several processes open it at once', async () => {
      const fresh = await freshDatabase();
      const opened = await Promise.all([1, 2, 3].map(() => openSettings(fresh.location)));
      try {
        for (const each of opened) expect(await each.selectFrom('tenant').selectAll().execute()).toEqual([]);
      } finally {
        await Promise.all(opened.map((each) => each.destroy()));
        await fresh.drop();
      }
    });
  }

  it('refuses a database that a newer Waybill wrote, and leaves it as it was', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2099-01-01')`.execute(settings);
    const { migrate } = await import('../src/migrate.ts');
    await expect(migrate(settings)).rejects.toThrow(SettingsOfNewerVersion);
    await expect(migrate(settings)).rejects.toThrow(/9999-tomorrow/);
    await sql`delete from kysely_migration where name = '9999-tomorrow'`.execute(settings);
    await expect(migrate(settings)).resolves.toBeUndefined();
  });
});
