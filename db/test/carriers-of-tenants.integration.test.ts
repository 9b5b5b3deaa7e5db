import { freshDatabase } from '@waybill/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openSettings } from '../src/index.ts';
import { up } from '../src/migrations/0023-rates-and-carriers-of-tenants.ts';

it('gives carriers to the tenant that added them, unless another one uses them by now', async () => {
  const { location, drop } = await freshDatabase();
  const settings = await openSettings(location);
  afterAll(async () => {
    await settings.destroy();
    await drop();
  });
  const statements = [
    'alter table carrier drop column tenant_id, add constraint carrier_name_key unique (name)',
    'alter table exchange_rate drop column tenant_id, add primary key (currency_code, rate_date)',
    "insert into tenant (id, name) values (1, 'one'), (2, 'two')",
    "insert into carrier (id, name) values (1, 'UPS'), (43, 'Kestrel'), (44, 'Heron'), (45, 'Osprey')",
    `insert into audit_log (tenant_id, action, details) values
      (1, 'carrier.create', '{"subject":{"id":43,"name":"Kestrel"}}'),
      (2, 'carrier.create', '{"subject":{"id":44,"name":"Heron"}}'),
      (1, 'carrier.create', '{"subject":{"id":45,"name":"Osprey"}}')`,
    "insert into client (id, tenant_id, name, code) values (7, 2, 'c', 'c')",
    "insert into account (client_id, carrier_id, number, name) values (7, 45, '1', '1')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(settings);
  await up(settings as unknown as Kysely<unknown>);
  const carriers = await settings.selectFrom('carrier').select(['id', 'tenant_id']).orderBy('id').execute();
  expect(carriers).toEqual([
    { id: 1, tenant_id: null },
    { id: 43, tenant_id: 1 },
    { id: 44, tenant_id: 2 },
    { id: 45, tenant_id: null },
  ]);
});
