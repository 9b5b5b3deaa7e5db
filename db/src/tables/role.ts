import type { Generated } from 'kysely';

/** A named bundle of permissions, e.g. ROLE_CLIENT (S3 section 6). */
export interface RoleTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
}

export interface RolePermissionTable {
  role_id: number;
  permission: string;
}

export interface UserRoleTable {
  user_id: number;
  role_id: number;
}
