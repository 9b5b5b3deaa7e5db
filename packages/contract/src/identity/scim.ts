import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { text } from '../foundation/text.ts';
import { wholeNumberBetween } from '../foundation/whole-number.ts';

/** Who decides on rights and identity providers also decides what manages users for them. */
const endpoint = endpoints({ ...audiences.identityProviders, source: 'S3 section 6' });

/** Names of the schemas and messages of SCIM 2.0 (RFC 7643 and RFC 7644). */
export const scimUserSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const scimListSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const scimErrorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** The most users in one page of a list. */
export const mostScimUsers = 200;

const name = text(100).trim();

/** A user as an identity provider describes them. Providers send more; only this is kept. */
export const scimUserInput = z.object({
  userName: text(100).trim().min(1, 'is required').regex(/^\S+$/, 'must not contain spaces'),
  externalId: text(200).trim().min(1).nullish(),
  name: z.object({ givenName: name.optional(), familyName: name.optional() }).optional(),
  emails: z
    .array(
      z.object({ value: text(254).trim().pipe(z.email('is not an e-mail address')), primary: z.boolean().optional() }),
    )
    .min(1, 'is required')
    .max(20),
  active: z.boolean().optional(),
  /** Names of roles of the tenant. If absent, unchanged; none for a new user. */
  roles: z
    .array(z.object({ value: text(100) }))
    .max(100)
    .optional(),
});

export type ScimUserInput = z.output<typeof scimUserInput>;

/** A user as SCIM shows them. */
export const scimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  name: z.object({ givenName: z.string(), familyName: z.string(), formatted: z.string() }),
  displayName: z.string(),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
  active: z.boolean(),
  roles: z.array(z.object({ value: z.string() })),
  /** The same roles as groups; they are changed there. */
  groups: z.array(z.object({ value: z.string(), display: z.string() })),
  meta: z.object({ resourceType: z.string(), created: z.string(), location: z.string() }),
});

export type ScimUser = z.infer<typeof scimUser>;

/** What PATCH asks for (RFC 7644 section 3.5.2); names of operations are compared without regard to case. */
export const scimPatch = z.object({
  schemas: z.array(z.string()).optional(),
  Operations: z
    .array(
      z.object({
        op: text(20)
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: text(200).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(100),
});

export type ScimOperation = z.output<typeof scimPatch>['Operations'][number];

/** Which page of a list (RFC 7644 section 3.4.2.4). */
export const scimPage = z.object({
  startIndex: wholeNumberBetween(-2_147_483_648, 2_147_483_647).default(1),
  count: wholeNumberBetween(-2_147_483_648, 2_147_483_647).default(100),
});

/** A page of resources. */
export const scimListOf = <Resource extends z.ZodType>(resource: Resource) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(resource),
  });

const described = z.record(z.string(), z.unknown());

export const scimServiceProviderConfig = endpoint({
  name: 'scimServiceProviderConfig',
  method: 'GET',
  path: '/scim/v2/ServiceProviderConfig',
  summary: 'What this service of SCIM 2.0 supports.',
  answer: described,
});

export const scimResourceTypes = endpoint({
  name: 'scimResourceTypes',
  method: 'GET',
  path: '/scim/v2/ResourceTypes',
  summary: 'The kinds of resources that SCIM manages here.',
  answer: described,
});

export const scimSchemas = endpoint({
  name: 'scimSchemas',
  method: 'GET',
  path: '/scim/v2/Schemas',
  summary: 'The attributes of users and groups that SCIM manages here.',
  answer: described,
});

export const scimListUsers = endpoint({
  name: 'scimListUsers',
  method: 'GET',
  path: '/scim/v2/Users',
  summary: 'A page of the users of the tenant, or the one that a filter names.',
  query: scimPage.extend({ filter: text(300).optional() }),
  answer: scimListOf(scimUser),
});

export const scimGetUser = endpoint({
  name: 'scimGetUser',
  method: 'GET',
  path: '/scim/v2/Users/:id',
  summary: 'One user of the tenant.',
  params: rowIdParam,
  answer: scimUser,
});

export const scimCreateUser = endpoint({
  name: 'scimCreateUser',
  method: 'POST',
  path: '/scim/v2/Users',
  summary: 'Creates a user, who signs in through an identity provider.',
  body: scimUserInput,
  answer: scimUser,
});

export const scimReplaceUser = endpoint({
  name: 'scimReplaceUser',
  method: 'PUT',
  path: '/scim/v2/Users/:id',
  summary: 'Changes a user to what the identity provider says.',
  params: rowIdParam,
  body: scimUserInput,
  answer: scimUser,
});

export const scimPatchUser = endpoint({
  name: 'scimPatchUser',
  method: 'PATCH',
  path: '/scim/v2/Users/:id',
  summary: 'Changes single attributes of a user.',
  params: rowIdParam,
  body: scimPatch,
  answer: scimUser,
});

/** The user stays, so that what they did keeps its name. */
export const scimDeleteUser = endpoint({
  name: 'scimDeleteUser',
  method: 'DELETE',
  path: '/scim/v2/Users/:id',
  summary: 'Deactivates a user and ends the open sessions.',
  params: rowIdParam,
  answer: z.unknown(),
});
