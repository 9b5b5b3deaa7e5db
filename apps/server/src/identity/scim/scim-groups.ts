import { mostScimUsers, type ScimGroup, scimGroupSchema, scimListSchema } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type SqlBool, sql } from 'kysely';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { type GroupCondition, readGroupFilter } from './group-filter.ts';

/** Which attributes a request wants. */
export interface WantedAttributes {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

interface GroupQuestion extends WantedAttributes {
  readonly filter?: string | undefined;
  readonly startIndex: number;
  readonly count: number;
}

/** What an identity provider calls a role. */
export const groupName = sql<string>`coalesce(role.scim_name, role.name)`;

const groupsOf = (settings: Settings, tenantId: number) =>
  settings.selectFrom('role').where('role.tenant_id', '=', tenantId);

interface Member {
  readonly id: number;
  readonly name: string;
}

const members = sql<Member[]>`coalesce((select json_agg(json_build_object('id', member.id,
    'name', coalesce(nullif(trim(member.first_name || ' ' || member.last_name), ''), member.login)) order by member.id)
  from user_role join user_account member on member.id = user_role.user_id where user_role.role_id = role.id),
  '[]'::json)`;

const shown = (settings: Settings, tenantId: number, withMembers: boolean) =>
  groupsOf(settings, tenantId).select([
    'role.id',
    'role.external_id',
    groupName.as('name'),
    (withMembers ? members : sql<Member[] | null>`null`).as('members'),
  ]);

/** A page of the tenant's roles as groups. @throws ScimError (400) for a filter that is not supported. */
export async function listScimGroups(
  settings: Settings,
  { tenantId }: SignedInUser,
  { filter, startIndex, count, ...wanted }: GroupQuestion,
  publicUrl: string,
) {
  const conditions = (filter === undefined ? [] : readGroupFilter(filter)).map(inSql);
  const all = conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const first = Math.max(1, startIndex);
  const size = Math.min(Math.max(0, count), mostScimUsers);
  const { total } = await groupsOf(settings, tenantId)
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(all)
    .executeTakeFirstOrThrow();
  const rows = await shown(settings, tenantId, wantsMembers(wanted))
    .where(all)
    .orderBy('role.id')
    .offset(first - 1)
    .limit(size)
    .execute();
  return {
    schemas: [scimListSchema],
    totalResults: total,
    startIndex: first,
    itemsPerPage: rows.length,
    Resources: rows.map((row) => presented(row, publicUrl)),
  };
}

/** @throws ProblemError 404 for a number that is not a role of the tenant. */
export async function scimGroupOf(
  settings: Settings,
  { tenantId }: SignedInUser,
  id: number,
  wanted: WantedAttributes,
  publicUrl: string,
): Promise<ScimGroup> {
  const row = await shown(settings, tenantId, wantsMembers(wanted)).where('role.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('There is no such group.');
  return presented(row, publicUrl);
}

function inSql({ attribute, value }: GroupCondition) {
  if (attribute === 'displayName') return sql`lower(${groupName}) = lower(${value})`;
  if (attribute === 'externalId') return sql`role.external_id = ${value}`;
  if (attribute === 'id') return sql`role.id::text = ${value}`;
  return sql`exists (select 1 from user_role where user_role.role_id = role.id and user_role.user_id::text = ${value})`;
}

function wantsMembers({ attributes, excludedAttributes }: WantedAttributes): boolean {
  const names = (list = '') =>
    list
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
  if (names(excludedAttributes).includes('members')) return false;
  return attributes === undefined || names(attributes).some((name) => /^members\b/.test(name));
}

interface Row {
  readonly id: number;
  readonly external_id: string | null;
  readonly name: string;
  readonly members: readonly Member[] | null;
}

const presented = (row: Row, publicUrl: string): ScimGroup => ({
  schemas: [scimGroupSchema],
  id: String(row.id),
  ...(row.external_id === null ? {} : { externalId: row.external_id }),
  displayName: row.name,
  ...(row.members === null
    ? {}
    : {
        members: row.members.map(({ id, name }) => ({ value: String(id), display: name, type: 'User' as const })),
      }),
  meta: { resourceType: 'Group', location: `${publicUrl}/scim/v2/Groups/${row.id}` },
});
