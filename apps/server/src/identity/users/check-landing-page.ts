import { landingPageOf, permissions } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** Whether a user with these roles could start on the page. */
export async function mayBeginOn(
  settings: Settings,
  page: string,
  { roleIds, internal }: { readonly roleIds: readonly number[]; readonly internal: boolean },
): Promise<boolean> {
  if (roleIds.length === 0) return false;
  const granted = await settings
    .selectFrom('role')
    .leftJoin('role_permission', 'role_permission.role_id', 'role.id')
    .select(['role.name', 'role_permission.permission'])
    .where('role.id', 'in', roleIds)
    .execute();
  const held = new Set(granted.flatMap(({ permission }) => (permission === null ? [] : [permission])));
  return (
    landingPageOf(page, {
      permissions: permissions.filter((permission) => held.has(permission)),
      roles: granted.map(({ name }) => name),
      internal,
    }) !== undefined
  );
}
