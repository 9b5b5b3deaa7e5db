import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { permissions } from '../foundation/permission.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

/** A role as administrators see it. `standard`: a built-in role, whose name cannot be changed. */
export const administeredRole = z.object({
  id: z.number().int(),
  name: z.string(),
  standard: z.boolean(),
  permissions: z.array(z.string()),
  users: z.number().int(),
});

export type AdministeredRole = z.infer<typeof administeredRole>;

/** The fields of a role that administrators set. */
export const roleInput = z.object({
  name: text(60)
    .trim()
    .regex(/^ROLE_[A-Z0-9_]+$/, 'must begin with ROLE_ and contain only capital letters, digits and underscores'),
  permissions: z.array(z.enum(permissions)),
});

export type RoleInput = z.output<typeof roleInput>;

export const roleCalls = resource({
  one: 'Role',
  path: '/aiparcelweb/api/roles',
  read: audiences.roles,
  summaries: {
    list: 'A page of the roles of the tenant.',
    get: 'One role with its permissions.',
    create: 'Creates a role.',
    update: 'Changes a role; its users have the new permissions at once.',
    remove: 'Deletes a role that no user has.',
  },
  query: tableQuery(['name', 'users']),
  row: administeredRole,
  input: roleInput,
  added: roleInput,
});

export const { list: listRoles, get: getRole, create: createRole, update: updateRole, remove: deleteRole } = roleCalls;
