import type { Settings } from '@waybill/db';
import {
  addUser,
  defaultTenant,
  demoLogins,
  demoPassword,
  demoWorld,
  ensureTenant,
  seedReferenceSettings,
} from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import type { Warehouse } from '@waybill/warehouse';
import { addNeighbour } from './neighbour.ts';

export { demoPassword };

const day = 86_400_000;

export async function seedHouse(settings: Settings, warehouse: Warehouse, now: Date): Promise<void> {
  await seedReferenceSettings(settings);
  const tenantId = await ensureTenant(settings, defaultTenant);
  for (const { id, name, code, city, state, parentClientId } of demoWorld.clients) {
    await settings
      .insertInto('client')
      .values({
        id,
        tenant_id: tenantId,
        name,
        code,
        city,
        state,
        parent_client_id: parentClientId,
        engage_date: '2024-01-01',
      })
      .execute();
  }
  for (const account of demoWorld.accounts) {
    const own = { client_id: account.clientId };
    const division = await idOf('account_division', { ...own, name: account.division });
    const group = await idOf('account_group', { ...own, name: account.group, account_division_id: division });
    await settings
      .insertInto('account')
      .values({
        ...own,
        id: account.id,
        carrier_id: account.carrierId,
        number: account.number,
        name: account.name,
        active: account.active,
        account_group_id: group,
      })
      .execute();
  }
  async function idOf(
    table: 'account_division' | 'account_group',
    row: { client_id: number; name: string; account_division_id?: number },
  ) {
    await settings
      .insertInto(table)
      .values(row as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await settings
      .selectFrom(table)
      .select('id')
      .where('client_id', '=', row.client_id)
      .where('name', '=', row.name)
      .executeTakeFirstOrThrow();
    return stored.id;
  }
  const passwordHash = await hashPassword(demoPassword);
  for (const login of demoLogins) {
    await addUser(settings, {
      tenantId,
      login: login.login,
      firstName: login.firstName,
      lastName: login.lastName,
      email: `${login.login}@example.com`,
      passwordHash,
      passwordExpiresOn: new Date(now.getTime() + login.passwordDays * day).toISOString().slice(0, 10),
      mustChangePassword: false,
      internal: login.internal,
      role: login.role,
      clientIds: login.clients === 'none' ? [] : login.clients === 'parent' ? [1001] : [1002],
    });
  }
  await addNeighbour(settings, warehouse);
}
