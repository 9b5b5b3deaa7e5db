import { mostScimUsers, type ScimUser, type ScimUserInput, scimListSchema, scimUserSchema } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedList } from '../../platform/tables/named-json.ts';
import { readFilter } from './scim-filter.ts';
import { groupName } from './scim-groups.ts';

/** Which users a list asks for. */
interface ScimQuestion {
  readonly filter?: string | undefined;
  /** Counted from 1; less counts as 1. */
  readonly startIndex: number;
  readonly count: number;
}

const usersOf = (settings: Settings, tenantId: number) =>
  settings.selectFrom('user_account').where('user_account.tenant_id', '=', tenantId);

const shown = (settings: Settings, tenantId: number) =>
  usersOf(settings, tenantId).select([
    'id',
    'login',
    'email',
    'first_name',
    'last_name',
    'activated',
    'external_id',
    sql<string>`to_char(user_account.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('created'),
    namedList(sql`select role.id, ${groupName} as name from user_role join role on role.id = user_role.role_id
      where user_role.user_id = user_account.id`).as('groups'),
    namedList(sql`select role.id, role.name from user_role join role on role.id = user_role.role_id
      where user_role.user_id = user_account.id`).as('roles'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** A page of the tenant's users. @throws ScimError (400) for a filter that is not supported. */
export async function listScimUsers(
  settings: Settings,
  { tenantId }: SignedInUser,
  { filter, startIndex, count }: ScimQuestion,
  publicUrl: string,
) {
  const named = filter === undefined ? undefined : readFilter(filter);
  const condition =
    named === undefined
      ? sql<boolean>`true`
      : named.attribute === 'userName'
        ? sql<boolean>`lower(login) = lower(${named.value})`
        : sql<boolean>`external_id = ${named.value}`;
  const first = Math.max(1, startIndex);
  const size = Math.min(Math.max(0, count), mostScimUsers);
  const { total } = await usersOf(settings, tenantId)
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const page = shown(settings, tenantId)
    .where(condition)
    .orderBy('id')
    .offset(first - 1)
    .limit(size);
  const rows = await page.execute();
  return {
    schemas: [scimListSchema],
    totalResults: total,
    startIndex: first,
    itemsPerPage: rows.length,
    Resources: rows.map((row) => presented(row, publicUrl)),
  };
}

/** @throws ProblemError 404 for a number that is not a user of the tenant. */
export async function scimUserOf(
  settings: Settings,
  { tenantId }: SignedInUser,
  id: number,
  publicUrl: string,
): Promise<ScimUser> {
  const row = await shown(settings, tenantId).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('There is no such user.');
  return presented(row, publicUrl);
}

/** What a user would have to be sent as to stay as they are. */
export const asInput = ({ userName, externalId, name, emails, active, roles }: ScimUser): ScimUserInput => ({
  userName,
  externalId: externalId ?? null,
  name: { givenName: name.givenName, familyName: name.familyName },
  emails,
  active,
  roles,
});

const presented = (row: Row, publicUrl: string): ScimUser => ({
  schemas: [scimUserSchema],
  id: String(row.id),
  ...(row.external_id === null ? {} : { externalId: row.external_id }),
  userName: row.login,
  name: {
    givenName: row.first_name,
    familyName: row.last_name,
    formatted: `${row.first_name} ${row.last_name}`.trim(),
  },
  displayName: `${row.first_name} ${row.last_name}`.trim(),
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.activated,
  roles: row.roles.map(({ name }) => ({ value: name })),
  groups: row.groups.map(({ id, name }) => ({ value: String(id), display: name })),
  meta: { resourceType: 'User', created: row.created, location: `${publicUrl}/scim/v2/Users/${row.id}` },
});
