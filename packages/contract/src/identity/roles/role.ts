import { z } from 'zod';
import { permissions } from '../../foundation/permission.ts';
import { text } from '../../foundation/text.ts';

/** A role as administrators see one. `standard`: the portal itself knows its name, which stays. */
export const administeredRole = z.object({
  id: z.number().int(),
  name: z.string(),
  standard: z.boolean(),
  permissions: z.array(z.string()),
  users: z.number().int(),
});

export type AdministeredRole = z.infer<typeof administeredRole>;

/** What is decided about a role. */
export const roleInput = z.object({
  name: text(60)
    .trim()
    .regex(/^ROLE_[A-Z0-9_]+$/, 'begins with ROLE_ and holds capital letters, digits and underscores'),
  permissions: z.array(z.enum(permissions)),
});

export type RoleInput = z.output<typeof roleInput>;
