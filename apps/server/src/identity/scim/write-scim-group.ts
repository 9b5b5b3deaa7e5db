import { roleNameOf, type ScimGroupInput } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { standardRoles } from '@waybill/seed-data';
import { sql } from 'kysely';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertWithinOwn } from '../roles/check-role.ts';
import { changeMembers } from './change-members.ts';
import type { GroupState } from './group-operations.ts';
import { groupName } from './scim-groups.ts';
import { ScimError } from './scim-problem.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** A role, locked until the transaction ends, and what the provider decides about it. */
interface LockedGroup extends GroupState {
  readonly id: number;
  readonly role: string;
  readonly permissions: readonly string[];
}

/** What a group would be after a call with a whole group. */
export const groupAsSent =
  ({ displayName, externalId, members }: ScimGroupInput) =>
  (before: GroupState): GroupState => ({
    displayName,
    externalId: externalId ?? null,
    members: members === undefined ? before.members : new Set(members.map(({ value }) => value)),
  });

/** Creates a role without permissions for a group; returns its number. @throws ScimError (409) for a name that is taken. */
export async function createScimGroup(
  { settings, clock }: Context,
  caller: SignedInUser,
  input: ScimGroupInput,
): Promise<number> {
  return await settings.transaction().execute(async (transaction) => {
    const nobody = { displayName: '', externalId: null, members: new Set<string>() };
    const { members, ...group } = groupAsSent(input)(nobody);
    await assertFree(transaction, caller, 0, group);
    const name = await freeRoleName(transaction, caller, group.displayName);
    const { id } = await transaction
      .insertInto('role')
      .values({ tenant_id: caller.tenantId, name, ...columnsOf(group, name) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subject = { id, name };
    await writeAudit(transaction, caller, clock(), {
      action: 'role.create',
      subject,
      changes: changesBetween({}, { ...group, permissions: [] }),
    });
    await changeMembers(transaction, caller, { role: subject, before: nobody.members, after: members, at: clock() });
    return id;
  });
}

/**
 * Changes the name and the members of a group. @throws ProblemError 403 for a role with permissions that the caller
 * lacks, for members with such roles, and for the caller's own roles; 400 and 409 for what does not fit; 404.
 */
export async function changeScimGroup(
  { settings, clock }: Context,
  caller: SignedInUser,
  id: number,
  change: (before: GroupState) => GroupState,
): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    const before = await lockedGroup(transaction, caller, id);
    const { members, ...group } = change(before);
    const changes = changesBetween({ displayName: before.displayName, externalId: before.externalId }, { ...group });
    const subject = { id, name: before.role };
    if (Object.keys(changes).length > 0) {
      await assertFree(transaction, caller, id, group);
      await transaction.updateTable('role').set(columnsOf(group, before.role)).where('id', '=', id).execute();
      await writeAudit(transaction, caller, clock(), { action: 'role.update', subject, changes });
    }
    await changeMembers(transaction, caller, { role: subject, before: before.members, after: members, at: clock() });
  });
}

/** Takes a role from its users and deletes it. @throws ProblemError 403 as above, and for a built-in role; 404. */
export async function deleteScimGroup({ settings, clock }: Context, caller: SignedInUser, id: number): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    const { role: name, permissions, displayName, members } = await lockedGroup(transaction, caller, id);
    if (Object.hasOwn(standardRoles, name)) throw forbidden('This is a built-in role and cannot be deleted.');
    const role = { id, name };
    await changeMembers(transaction, caller, { role, before: members, after: new Set(), at: clock() });
    await transaction.deleteFrom('role').where('id', '=', id).execute();
    await writeAudit(transaction, caller, clock(), {
      action: 'role.delete',
      subject: role,
      changes: changesBetween({ displayName, permissions }, {}),
    });
  });
}

async function lockedGroup(transaction: Transaction, caller: SignedInUser, id: number): Promise<LockedGroup> {
  await lockRow(transaction, 'role', id);
  const found = await transaction
    .selectFrom('role')
    .select(['role.name as role', 'role.external_id as externalId', groupName.as('displayName')])
    .where('role.id', '=', id)
    .where('role.tenant_id', '=', caller.tenantId)
    .executeTakeFirst();
  if (found === undefined) throw notFound('There is no such group.');
  const granted = await transaction
    .selectFrom('role_permission')
    .select('permission')
    .where('role_id', '=', id)
    .orderBy('permission')
    .execute();
  const permissions = granted.map(({ permission }) => permission);
  assertWithinOwn(caller, { permissions });
  const members = await transaction.selectFrom('user_role').select('user_id').where('role_id', '=', id).execute();
  return { id, ...found, permissions, members: new Set(members.map(({ user_id }) => String(user_id))) };
}

type Named = Omit<GroupState, 'members'>;

const columnsOf = ({ displayName, externalId }: Named, role: string) => ({
  scim_name: displayName === role ? null : displayName,
  external_id: externalId,
});

async function assertFree(
  transaction: Transaction,
  { tenantId }: SignedInUser,
  ownId: number,
  { displayName, externalId }: Named,
): Promise<void> {
  const taken = await transaction
    .selectFrom('role')
    .select('external_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '<>', ownId)
    .where(({ or, eb }) =>
      or([
        sql<boolean>`lower(${groupName}) = lower(${displayName})`,
        sql<boolean>`lower(role.name) = lower(${displayName})`,
        ...(externalId === null ? [] : [eb('external_id', '=', externalId)]),
      ]),
    )
    .executeTakeFirst();
  if (taken !== undefined) throw new ScimError(409, 'uniqueness', 'Another group has this displayName or externalId.');
}

const longestRoleName = 60;

/** A name for a role such as administrators give it, from that of a group: `ROLE_NIGHT_SHIFT`. */
async function freeRoleName(
  transaction: Transaction,
  { tenantId }: SignedInUser,
  displayName: string,
): Promise<string> {
  const plain = roleNameOf(displayName) ?? 'ROLE_GROUP';
  const roles = await transaction.selectFrom('role').select('name').where('tenant_id', '=', tenantId).execute();
  const taken = new Set(roles.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`;
    const name = plain.slice(0, longestRoleName - end.length) + end;
    if (!taken.has(name)) return name;
  }
}
