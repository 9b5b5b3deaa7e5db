import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { permissions } from '../foundation/permission.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
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

export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/aiparcelweb/api/roles',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the roles of the tenant.',
  query: tableQuery(['name', 'users']),
  answer: tableAnswer(administeredRole),
});

export const getRole = endpoint({
  name: 'getRole',
  method: 'GET',
  path: '/aiparcelweb/api/roles/:id',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'One role with its permissions.',
  params: idParam,
  answer: administeredRole,
});

export const createRole = endpoint({
  name: 'createRole',
  method: 'POST',
  path: '/aiparcelweb/api/roles',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates a role.',
  body: roleInput,
  answer: administeredRole,
});

export const updateRole = endpoint({
  name: 'updateRole',
  method: 'PUT',
  path: '/aiparcelweb/api/roles/:id',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a role; its users have the new permissions at once.',
  params: idParam,
  body: roleInput,
  answer: administeredRole,
});

export const deleteRole = endpoint({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/aiparcelweb/api/roles/:id',
  ...audiences.roles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a role that no user has.',
  params: idParam,
  answer: doneAnswer,
});
