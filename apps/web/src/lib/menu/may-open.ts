import type { AuthUser } from '@waybill/contract';

/** Who looks at the menu, or opens a page. */
export type Visitor = Pick<AuthUser, 'permissions' | 'internal'>;

/** Whom a page is for: holders of any one of the permissions; `internalOnly`: of those the internal users. */
export interface Readers {
  readonly permissions: readonly string[];
  readonly internalOnly?: true;
}

/** Whether a page is for the user. */
export function mayVisit({ permissions, internalOnly }: Readers, user: Visitor): boolean {
  return mayOpen(permissions, user.permissions) && (internalOnly === undefined || user.internal);
}

/** Whether a user with these permissions may open what any one of the needed permissions opens. */
export function mayOpen(needed: readonly string[], held: readonly string[]): boolean {
  return needed.some((permission) => held.includes(permission));
}
