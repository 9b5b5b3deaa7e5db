import type { AdministeredRole, RoleInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { administeredRole } from './administered-roles.ts';
import { assertStaysAdministrator, assertWithinOwn, checkRoleInput } from './check-role.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** @throws ProblemError 400 for invalid input. */
export async function createRole(
  { settings, clock }: Context,
  administrator: SignedInUser,
  input: RoleInput,
): Promise<AdministeredRole> {
  await checkRoleInput(settings, administrator, input);
  return await settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('role')
      .values({ tenant_id: administrator.tenantId, name: input.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await grant(transaction, id, input);
    await writeAudit(transaction, administrator, clock(), {
      action: 'role.create',
      subject: { id, name: input.name },
      changes: changesBetween({}, audited(input)),
    });
    return await administeredRole(transaction, administrator.tenantId, id);
  });
}

/** @throws ProblemError 400 for invalid input, 403 for a role above the administrator's, 404 if there is none. */
export async function updateRole(
  { settings, clock }: Context,
  administrator: SignedInUser,
  roleId: number,
  input: RoleInput,
): Promise<AdministeredRole> {
  const before = await administeredRole(settings, administrator.tenantId, roleId);
  assertWithinOwn(administrator, before);
  await checkRoleInput(settings, administrator, input, before);
  return await settings.transaction().execute(async (transaction) => {
    await transaction.updateTable('role').set({ name: input.name }).where('id', '=', roleId).execute();
    await transaction.deleteFrom('role_permission').where('role_id', '=', roleId).execute();
    await grant(transaction, roleId, input);
    await assertStaysAdministrator(transaction, administrator);
    await writeAudit(transaction, administrator, clock(), {
      action: 'role.update',
      subject: { id: roleId, name: input.name },
      changes: changesBetween(audited(before), audited(input)),
    });
    return await administeredRole(transaction, administrator.tenantId, roleId);
  });
}

/** @throws ProblemError 400 while a user has the role, or for a built-in role. */
export async function deleteRole(
  { settings, clock }: Context,
  administrator: SignedInUser,
  roleId: number,
): Promise<void> {
  const before = await administeredRole(settings, administrator.tenantId, roleId);
  assertWithinOwn(administrator, before);
  if (before.standard) throw badRequest('This is a built-in role and cannot be deleted.');
  await settings.transaction().execute(async (transaction) => {
    const { users } = await administeredRole(transaction, administrator.tenantId, roleId);
    if (users > 0) throw badRequest('Some users have this role. Give them another one first.');
    await transaction.deleteFrom('role').where('id', '=', roleId).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'role.delete',
      subject: { id: roleId, name: before.name },
      changes: changesBetween(audited(before), {}),
    });
  });
}

async function grant(settings: Settings, roleId: number, { permissions }: RoleInput): Promise<void> {
  const granted = [...new Set(permissions)].map((permission) => ({ role_id: roleId, permission }));
  if (granted.length > 0) await settings.insertInto('role_permission').values(granted).execute();
}

const audited = ({ name, permissions }: Pick<AdministeredRole, 'name' | 'permissions'>) => ({
  name,
  permissions: [...permissions].sort(),
});
