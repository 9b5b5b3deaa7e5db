import type { Generated } from 'kysely';

/** A named bundle of permissions, e.g. ROLE_CLIENT (S3 section 6). */
export interface RoleTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
  /** What an identity provider calls it; null: by its name. */
  scim_name: Generated<string | null>;
  /** Its number at the identity provider. */
  external_id: Generated<string | null>;
}

/** A permission that a role gives. */
export interface RolePermissionTable {
  role_id: number;
  permission: string;
}

/** A role that a user has. */
export interface UserRoleTable {
  user_id: number;
  role_id: number;
}
