import type { AdministeredRole, Permission, RoleInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

/** @throws ProblemError 403 for a role with permissions that the administrator lacks. */
export function assertWithinOwn({ permissions }: SignedInUser, role: Pick<AdministeredRole, 'permissions'>): void {
  const held: ReadonlySet<string> = permissions;
  if (role.permissions.every((permission) => held.has(permission))) return;
  throw forbidden('This role has permissions that you do not have.');
}

/** Nobody can grant permissions that they lack. @throws ProblemError 400 naming the invalid field. */
export async function checkRoleInput(
  settings: Settings,
  { tenantId, permissions }: SignedInUser,
  input: RoleInput,
  before?: AdministeredRole,
): Promise<void> {
  const beyond = input.permissions.filter((permission) => !permissions.has(permission));
  if (beyond.length > 0)
    throw fieldProblem('permissions', `include permissions that you do not have: ${beyond.join(', ')}`);
  if (before?.standard && before.name !== input.name) {
    throw fieldProblem('name', 'cannot be changed: this is a built-in role');
  }
  const taken = await settings
    .selectFrom('role')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', input.name)
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== before?.id) throw fieldProblem('name', 'is taken');
}

const administration: Permission = 'ACL_ADMIN';

/**
 * @throws ProblemError 400 if the change would take away the administrator's own rights: an administrator must remain.
 */
export async function assertStaysAdministrator(settings: Settings, { userId }: SignedInUser): Promise<void> {
  const kept = await settings
    .selectFrom('user_role')
    .innerJoin('role_permission', 'role_permission.role_id', 'user_role.role_id')
    .select('role_permission.permission')
    .where('user_role.user_id', '=', userId)
    .where('role_permission.permission', '=', administration)
    .executeTakeFirst();
  if (kept === undefined)
    throw fieldProblem('permissions', `must include ${administration}, which you yourself have through this role`);
}
