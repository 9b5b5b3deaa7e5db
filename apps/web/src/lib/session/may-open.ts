import type { AuthUser } from '@waybill/contract';

/** Who looks at the menu, or opens a page; roles are merged into the permissions. */
export type Visitor = Pick<AuthUser, 'permissions' | 'internal'>;

/** Whether a user with these permissions may use what any one of the needed permissions opens. */
export function mayOpen(needed: readonly string[], held: readonly string[]): boolean {
  return needed.some((permission) => held.includes(permission));
}
