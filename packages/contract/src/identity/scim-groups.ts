import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { text } from '../foundation/text.ts';
import { scimListOf, scimPage, scimPatch } from './scim.ts';

const endpoint = endpoints({ ...audiences.identityProviders, source: 'S3 section 6' });

/** The name of the schema of groups (RFC 7643 section 4.2). */
export const scimGroupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** The most members that one call may name, and the most that it may change. */
export const mostScimMembers = 5_000;

/** What a group is called. */
export const scimGroupName = text(100).trim().min(1, 'is required');

/** A group as an identity provider describes it: a role of the tenant. */
export const scimGroupInput = z.object({
  displayName: scimGroupName,
  externalId: text(200).trim().min(1).nullish(),
  /** The ids of users. If absent, members stay as they are; none for a new group. */
  members: z
    .array(z.object({ value: text(20) }))
    .max(mostScimMembers)
    .optional(),
});

export type ScimGroupInput = z.output<typeof scimGroupInput>;

/** A group as SCIM shows it. */
export const scimGroup = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string(),
  /** Absent if the request excludes them. */
  members: z.array(z.object({ value: z.string(), display: z.string(), type: z.literal('User') })).optional(),
  meta: z.object({ resourceType: z.string(), location: z.string() }),
});

export type ScimGroup = z.infer<typeof scimGroup>;

/** Which attributes are wanted, by names with commas between them; `members` may be left out. */
const wanted = { attributes: text(300).optional(), excludedAttributes: text(300).optional() };

export const scimListGroups = endpoint({
  name: 'scimListGroups',
  method: 'GET',
  path: '/scim/v2/Groups',
  summary: 'A page of the groups, which are the roles of the tenant, or those that a filter names.',
  query: scimPage.extend({ filter: text(500).optional(), ...wanted }),
  answer: scimListOf(scimGroup),
});

export const scimGetGroup = endpoint({
  name: 'scimGetGroup',
  method: 'GET',
  path: '/scim/v2/Groups/:id',
  summary: 'One group with its members.',
  params: rowIdParam,
  query: z.object(wanted),
  answer: scimGroup,
});

export const scimCreateGroup = endpoint({
  name: 'scimCreateGroup',
  method: 'POST',
  path: '/scim/v2/Groups',
  summary: 'Creates a group: a role without permissions, which an administrator can give it.',
  body: scimGroupInput,
  answer: scimGroup,
});

export const scimReplaceGroup = endpoint({
  name: 'scimReplaceGroup',
  method: 'PUT',
  path: '/scim/v2/Groups/:id',
  summary: 'Changes a group to what the identity provider says.',
  params: rowIdParam,
  body: scimGroupInput,
  answer: scimGroup,
});

export const scimPatchGroup = endpoint({
  name: 'scimPatchGroup',
  method: 'PATCH',
  path: '/scim/v2/Groups/:id',
  summary: 'Changes the name of a group, or adds and removes members.',
  params: rowIdParam,
  body: scimPatch,
  answer: scimGroup,
});

export const scimDeleteGroup = endpoint({
  name: 'scimDeleteGroup',
  method: 'DELETE',
  path: '/scim/v2/Groups/:id',
  summary: 'Takes a role from all its users and deletes it; built-in roles stay.',
  params: rowIdParam,
  answer: z.unknown(),
});
