import type { Settings } from '@waybill/db';
import { UserCommandError } from './user-command.ts';

/** @throws UserCommandError naming the existing tenants. */
export async function findTenant(settings: Settings, name: string): Promise<number> {
  const tenants = await settings.selectFrom('tenant').select(['id', 'name']).orderBy('name').execute();
  const tenant = tenants.find((each) => each.name === name);
  if (tenant !== undefined) return tenant.id;
  throw new UserCommandError(`There is no tenant ${name}; there is: ${tenants.map((each) => each.name).join(', ')}.`);
}

/** @throws UserCommandError if the tenant has no user with that login. */
export async function findUser(settings: Settings, tenantId: number, login: string) {
  const user = await settings
    .selectFrom('user_account')
    .select(['id', 'login', 'activated'])
    .where('tenant_id', '=', tenantId)
    .where((where) => where(where.fn<string>('lower', ['login']), '=', login.toLowerCase()))
    .executeTakeFirst();
  if (user === undefined) throw new UserCommandError(`There is no user ${login}.`);
  return user;
}
