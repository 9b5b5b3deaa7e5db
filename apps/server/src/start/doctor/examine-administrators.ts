import type { Services } from '../../platform/services.ts';
import { type Finding, failure, fine } from './finding.ts';

const area = 'Administrators';

/** Whether each tenant has a user who may administer users and roles. */
export async function examineAdministrators({ settings }: Pick<Services, 'settings'>): Promise<Finding[]> {
  const tenants = await settings.selectFrom('tenant').select(['id', 'name']).orderBy('name').execute();
  const found = await settings
    .selectFrom('user_account')
    .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
    .innerJoin('role_permission', 'role_permission.role_id', 'user_role.role_id')
    .select(['user_account.tenant_id', 'user_account.login'])
    .where('user_account.activated', '=', true)
    .where('role_permission.permission', '=', 'ACL_ADMIN')
    .distinct()
    .execute();
  return tenants.map(({ id, name }) => {
    const logins = found.filter(({ tenant_id }) => tenant_id === id).map(({ login }) => login);
    if (logins.length > 0) return fine(area, `Tenant ${name}: ${logins.sort().join(', ')}.`);
    return failure(
      area,
      `Tenant ${name} has no administrator.`,
      `Add one with: waybill user add LOGIN --role ROLE_ADMIN --internal --tenant ${name} …`,
    );
  });
}
