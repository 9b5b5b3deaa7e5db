import { roleCalls } from '@waybill/contract';
import { standardRoles } from '@waybill/seed-data';
import { sql } from 'kysely';
import { badRequest } from '../../../platform/problems.ts';
import { resource } from '../../resources/resource.ts';
import { assertStaysAdministrator, assertWithinOwn, checkRoleInput } from '../check-role.ts';

const standardNames = Object.keys(standardRoles);

/** Roles and their permissions. */
export const roles = resource({
  table: 'role',
  missing: 'There is no such role.',
  deleted: 'The role is deleted.',
  calls: roleCalls,
  rows: async (settings, { tenantId }) =>
    settings
      .selectFrom('role')
      .select([
        'role.id',
        'role.name',
        sql<boolean>`role.name in (${sql.join(standardNames)})`.as('standard'),
        sql<string[]>`coalesce((select json_agg(permission order by permission) from role_permission
        where role_permission.role_id = role.id), '[]'::json)`.as('permissions'),
        sql<number>`(select count(*)::integer from user_role where user_role.role_id = role.id)`.as('users'),
      ])
      .where('role.tenant_id', '=', tenantId),
  shown: (row) => row,
  searched: ['name'],
  nameOf: ({ name }) => name,
  audited: ({ name, permissions }) => ({ name, permissions }),
  check: async (transaction, user, input, before) => {
    if (before !== undefined) assertWithinOwn(user, before);
    await checkRoleInput(transaction, user, input, before);
  },
  checkDeletion: async (_transaction, user, before) => {
    assertWithinOwn(user, before);
    if (before.standard) throw badRequest('This is a built-in role and cannot be deleted.');
    if (before.users > 0) throw badRequest('Some users have this role. Give them another one first.');
  },
  columns: ({ name }) => ({ name }),
  newColumns: (_input, { tenantId }) => ({ tenant_id: tenantId }),
  writeOthers: async (transaction, id, { permissions }, user) => {
    await transaction.deleteFrom('role_permission').where('role_id', '=', id).execute();
    const granted = [...new Set(permissions)].map((permission) => ({ role_id: id, permission }));
    if (granted.length > 0) await transaction.insertInto('role_permission').values(granted).execute();
    await assertStaysAdministrator(transaction, user);
  },
});
