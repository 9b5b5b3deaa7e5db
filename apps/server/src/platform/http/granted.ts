import { type Permission, permissions } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** What a user's roles grant them. */
export interface Granted {
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
}

const known: ReadonlySet<string> = new Set(permissions);
const isPermission = (name: string): name is Permission => known.has(name);

/** The roles of a user and what they permit; names that this version does not know permit nothing. */
export async function grantedTo(settings: Settings, userId: number): Promise<Granted> {
  const granted = await settings
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .leftJoin('role_permission', 'role_permission.role_id', 'role.id')
    .select(['role.name as role', 'role_permission.permission'])
    .where('user_role.user_id', '=', userId)
    .execute();
  return {
    roles: [...new Set(granted.map(({ role }) => role))].sort(),
    permissions: new Set(granted.flatMap(({ permission }) => (permission ? [permission] : [])).filter(isPermission)),
  };
}
