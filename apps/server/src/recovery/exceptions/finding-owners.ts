import type { Named } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { exceptionPermissions, type FindingsLevel } from '@waybill/model';
import { manageableUsers } from '../../identity/users/manageable-users.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

/** Who may work on findings: active users with the permission whom the caller may see, and the caller. */
export async function findingOwners(settings: Settings, user: SignedInUser, level: FindingsLevel): Promise<Named[]> {
  const known = await (await manageableUsers(settings, user))
    .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
    .innerJoin('role_permission', 'role_permission.role_id', 'user_role.role_id')
    .select(['user_account.id', 'user_account.login as name'])
    .where(
      'role_permission.permission',
      'in',
      level === 'all' ? Object.values(exceptionPermissions) : [exceptionPermissions[level]],
    )
    .where('user_account.activated', '=', true)
    .distinct()
    .orderBy('user_account.login')
    .execute();
  return known.some(({ id }) => id === user.userId) ? known : [{ id: user.userId, name: user.login }, ...known];
}
