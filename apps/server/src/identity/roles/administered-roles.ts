import type { AdministeredRole } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { standardRoles } from '@waybill/seed-data';
import { sql } from 'kysely';
import { notFound } from '../../platform/problems.ts';

const standardNames = Object.keys(standardRoles);

/** The roles of a tenant, unordered. */
export function administeredRoles(settings: Settings, tenantId: number) {
  return settings
    .selectFrom('role')
    .select([
      'role.id',
      'role.name',
      sql<boolean>`role.name in (${sql.join(standardNames)})`.as('standard'),
      sql<string[]>`coalesce((select json_agg(permission order by permission) from role_permission
        where role_permission.role_id = role.id), '[]'::json)`.as('permissions'),
      sql<number>`(select count(*)::integer from user_role where user_role.role_id = role.id)`.as('users'),
    ])
    .where('role.tenant_id', '=', tenantId);
}

/** @throws ProblemError 404 when the tenant has no such role. */
export async function administeredRole(
  settings: Settings,
  tenantId: number,
  roleId: number,
): Promise<AdministeredRole> {
  const role = await administeredRoles(settings, tenantId).where('role.id', '=', roleId).executeTakeFirst();
  if (role === undefined) throw notFound('There is no such role.');
  return role;
}
