import type { Settings } from '@waybill/db';
import {
  addUser,
  defaultTenant,
  demoLogins,
  demoPassword,
  ensureTenant,
  seedReferenceSettings,
} from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import type { Warehouse } from '@waybill/warehouse';
import { accounts, clientIds } from '../warehouse/small-world.ts';
import { addNeighbour } from './neighbour.ts';

export { demoPassword };

const day = 86_400_000;

export async function seedHouse(settings: Settings, warehouse: Warehouse, now: Date): Promise<void> {
  await seedReferenceSettings(settings);
  const tenantId = await ensureTenant(settings, defaultTenant);
  const client = async (id: number, name: string, parent: number | null) =>
    settings
      .insertInto('client')
      .values({
        id,
        tenant_id: tenantId,
        name,
        code: `C${id}`,
        parent_client_id: parent,
        engage_date: '2024-01-01',
      } as never)
      .execute();
  await client(1001, 'Parent', null);
  for (const id of [1002, 1003, 1004]) await client(id, `Child ${id}`, 1001);
  for (const id of [1005, 1006, 1007]) await client(id, `Other ${id}`, null);
  for (const clientId of clientIds) {
    const division = await settings
      .insertInto('account_division')
      .values({ client_id: clientId, name: `Division ${clientId}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const groups: number[] = [];
    for (const name of ['East', 'West']) {
      const group = await settings
        .insertInto('account_group')
        .values({
          client_id: clientId,
          account_division_id: name === 'East' ? division.id : null,
          name: `${name} ${clientId}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      groups.push(group.id);
    }
    for (const account of accounts.filter((each) => each.clientId === clientId)) {
      await settings
        .insertInto('account')
        .values({
          id: account.id,
          client_id: clientId,
          carrier_id: account.carrier.id,
          number: account.number,
          name: account.number,
          active: account.active,
          account_group_id: groups[account.group] ?? null,
        })
        .execute();
    }
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
