import type { Settings } from '@waybill/db';
import { standardRoles } from './roles.ts';

/** The tenant of calls that name none. */
export const defaultTenant = 'default';

/** Creates a tenant with the standard roles, or finds it; returns its number. */
export async function ensureTenant(settings: Settings, name: string): Promise<number> {
  return settings.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirst();
    return known?.id ?? (await makeTenant(transaction, name));
  });
}

/**
 * Creates a tenant with the standard roles and the assistant switched on, within the caller's transaction; returns its
 * number.
 */
export async function makeTenant(transaction: Settings, name: string): Promise<number> {
  const { id } = await transaction.insertInto('tenant').values({ name }).returning('id').executeTakeFirstOrThrow();
  await transaction
    .insertInto('maintenance_status')
    .values({ tenant_id: id, type: 'CHATBOT', path: '', value: 'ON' })
    .execute();
  for (const [role, granted] of Object.entries(standardRoles)) {
    const { id: roleId } = await transaction
      .insertInto('role')
      .values({ tenant_id: id, name: role })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('role_permission')
      .values(granted.map((permission) => ({ role_id: roleId, permission })))
      .execute();
  }
  return id;
}
