import { mostScimMembers, type ScimOperation, scimGroupName } from '@waybill/contract';
import { z } from 'zod';
import { ScimError } from './scim-problem.ts';

/** What an identity provider decides about a group. */
export interface GroupState {
  readonly displayName: string;
  readonly externalId: string | null;
  /** The ids of users, as the provider names them. */
  readonly members: ReadonlySet<string>;
}

const named = z.object({ value: z.string().max(20) });
const memberList = z.union([z.array(named).max(mostScimMembers), named.transform((one) => [one])]);
const externalId = z.string().trim().min(1).max(200).nullable();
const attributes = z.record(z.string(), z.unknown());

/** One member, as `members[value eq "17"]`. */
const oneMember = /^members\[\s*value\s+eq\s+"([^"\\]{1,20})"\s*\]$/i;

/**
 * The group after these operations (RFC 7644 section 3.5.2), also as Entra writes them: members to remove may be named
 * by the value instead of the path. @throws ScimError (400) for a path that is not kept or a value that does not fit.
 */
export const applyGroupOperations = (group: GroupState, operations: readonly ScimOperation[]): GroupState =>
  operations.reduce(applied, group);

function applied(group: GroupState, { op, path, value }: ScimOperation): GroupState {
  if (path === undefined) {
    if (op === 'remove') throw new ScimError(400, 'noTarget', 'Name what to remove in path.');
    return Object.entries(read(attributes, value, 'The value must be an object of attributes.')).reduce(
      (changed, [name, inner]) => applied(changed, { op, path: name, value: inner }),
      group,
    );
  }
  const [, one] = oneMember.exec(path) ?? [];
  if (one !== undefined) return ofOneMember(group, op, one);
  switch (path.toLowerCase()) {
    case 'members':
      return { ...group, members: changedMembers(group.members, op, value) };
    case 'displayname':
      if (op === 'remove') break;
      return {
        ...group,
        displayName: read(scimGroupName, value, 'displayName must be a text of 1 to 100 characters.'),
      };
    case 'externalid':
      if (op === 'remove') return { ...group, externalId: null };
      return { ...group, externalId: read(externalId, value, 'externalId must be a text of 1 to 200 characters.') };
    case 'id':
    case 'schemas':
      return group;
  }
  throw new ScimError(400, 'invalidPath', `${path} cannot be changed.`);
}

function ofOneMember(group: GroupState, op: ScimOperation['op'], id: string): GroupState {
  if (op !== 'remove') throw new ScimError(400, 'invalidPath', 'A member can only be removed by a path like this.');
  return { ...group, members: without(group.members, new Set([id])) };
}

function changedMembers(before: ReadonlySet<string>, op: ScimOperation['op'], value: unknown): ReadonlySet<string> {
  if (op === 'remove' && (value === undefined || value === null)) return new Set();
  const list = read(
    memberList,
    value,
    `members must be up to ${mostScimMembers} objects with the id of a user in value.`,
  );
  const ids = new Set(list.map((member) => member.value));
  if (op === 'replace') return ids;
  return op === 'add' ? new Set([...before, ...ids]) : without(before, ids);
}

const without = (members: ReadonlySet<string>, ids: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...members].filter((id) => !ids.has(id)));

function read<Value>(schema: z.ZodType<Value>, value: unknown, refusal: string): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new ScimError(400, 'invalidValue', refusal);
  return result.data;
}
