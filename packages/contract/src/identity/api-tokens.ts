import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId, rowIdParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { permissions } from '../foundation/permission.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { oneLine } from '../foundation/text.ts';

/** The longest life of an API token, in days. */
export const longestTokenDays = 365;

/** What every API token begins with, so that people and scanners of code recognise one. */
export const apiTokenPrefix = 'wbt_';

const mostNetworks = 50;
const mostClients = 1_000;

/** An API token as it is listed: everything but the token. */
export const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Its first characters, by which it is recognised. */
  beginning: z.string(),
  /** `personal`: made by its user; `service`: made by an administrator for a user. */
  kind: z.enum(['personal', 'service']),
  /** The user as whom it acts. */
  login: z.string(),
  /** Who made it; null if that user was deleted. */
  madeBy: z.string().nullable(),
  writes: z.boolean(),
  /** The permissions to which it is limited; null: all that its user has. */
  permissions: z.array(z.string()).nullable(),
  /** The clients to which it is limited, with their children; null: all that its user may read. */
  clients: z.array(named).nullable(),
  /** The addresses and networks (CIDR) from which it may be used; empty: any. */
  networks: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedFrom: z.string().nullable(),
  /** `unused`: its user is deactivated. */
  state: z.enum(['active', 'expired', 'revoked', 'unused']),
});

export type ApiToken = z.infer<typeof apiToken>;

/** What a new API token may do. */
const apiTokenInput = z.object({
  name: oneLine(60).trim().min(1, 'Please name the token.'),
  writes: z.boolean().default(false),
  permissions: z.array(z.enum(permissions)).min(1).nullable(),
  clientIds: z.array(rowId).min(1).max(mostClients).nullable(),
  networks: z.array(oneLine(60).trim()).max(mostNetworks).default([]),
  days: z.number().int().min(1).max(longestTokenDays),
});

export type ApiTokenInput = z.output<typeof apiTokenInput>;

/** The answer to making a token: the only time that it is shown. */
const newApiToken = z.object({ token: z.string(), made: apiToken });

export type NewApiToken = z.infer<typeof newApiToken>;

/** Tokens act as users, so who decides what roles may do decides on tokens. */
const endpoint = endpoints({ ...audiences.roles, source: 'S3 section 6' });

export const listOwnTokens = endpoint({
  name: 'listOwnTokens',
  method: 'GET',
  path: '/aiparcelweb/api/account/tokens',
  access: 'active',
  source: 'S3 section 2.1, profile',
  summary: 'The API tokens that the caller made for themselves, newest first.',
  answer: z.array(apiToken),
});

export const createOwnToken = endpoint({
  name: 'createOwnToken',
  method: 'POST',
  path: '/aiparcelweb/api/account/tokens',
  access: 'active',
  source: 'S3 section 2.1, profile',
  summary: 'Makes an API token of the caller. The answer is the only one that shows it.',
  body: apiTokenInput,
  answer: newApiToken,
});

export const revokeOwnToken = endpoint({
  name: 'revokeOwnToken',
  method: 'DELETE',
  path: '/aiparcelweb/api/account/tokens/:id',
  access: 'active',
  source: 'S3 section 2.1, profile',
  summary: 'Revokes an API token of the caller at once.',
  params: rowIdParam,
  answer: doneAnswer,
});

export const listApiTokens = endpoint({
  name: 'listApiTokens',
  method: 'GET',
  path: '/aiparcelweb/api/apiTokens',
  summary: 'A page of the API tokens of the tenant, personal ones included.',
  query: tableQuery(['createdAt', 'name', 'login', 'expiresAt', 'lastUsedAt']),
  answer: tableAnswer(apiToken),
});

export const getApiToken = endpoint({
  name: 'getApiToken',
  method: 'GET',
  path: '/aiparcelweb/api/apiTokens/:id',
  summary: 'An API token of the tenant, without the token itself.',
  params: rowIdParam,
  answer: apiToken,
});

export const apiTokenChoices = endpoint({
  name: 'apiTokenChoices',
  method: 'GET',
  path: '/aiparcelweb/api/apiTokens/choices',
  summary: 'The active users of the tenant for whom a service token can be made.',
  answer: z.object({ users: z.array(named) }),
});

export const createServiceToken = endpoint({
  name: 'createServiceToken',
  method: 'POST',
  path: '/aiparcelweb/api/apiTokens',
  summary: 'Makes an API token that acts as a user of the tenant. The answer is the only one that shows it.',
  body: apiTokenInput.extend({ userId: rowId, permissions: z.array(z.enum(permissions)).min(1) }),
  answer: newApiToken,
});

export const revokeApiToken = endpoint({
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/aiparcelweb/api/apiTokens/:id',
  summary: 'Revokes an API token of the tenant at once.',
  params: rowIdParam,
  answer: doneAnswer,
});
