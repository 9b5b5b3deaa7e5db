import type { Transaction } from '@waybill/db';
import { sql } from 'kysely';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { grantableRoles } from '../users/grantable.ts';
import { ScimError } from './scim-problem.ts';

interface MemberChange {
  readonly role: { readonly id: number; readonly name: string };
  /** The ids of users, as the provider names them. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly at: Date;
}

interface User {
  readonly id: number;
  readonly login: string;
}

/**
 * Gives a role to users and takes it from others, by the rules for administrators: nobody changes users who have more
 * rights than they have, nor their own roles. The role is locked; users are locked in the order of their numbers.
 * @throws ScimError (400) for somebody who is not a user of the tenant; ProblemError 403.
 */
export async function changeMembers(
  transaction: Transaction,
  caller: SignedInUser,
  { role, before, after, at }: MemberChange,
): Promise<void> {
  const joining = new Set([...after].filter((id) => !before.has(id)));
  const leaving = [...before].filter((id) => !after.has(id));
  const changed = await usersWith(transaction, caller, new Set([...joining, ...leaving]));
  if (changed.length === 0) return;
  await assertChangeable(transaction, caller, changed);
  const roles = await rolesOf(transaction, changed);
  const added = changed.filter(({ id }) => joining.has(String(id)));
  const removed = changed.filter(({ id }) => !joining.has(String(id)));
  if (removed.length > 0) {
    await transaction
      .deleteFrom('user_role')
      .where('role_id', '=', role.id)
      .where('user_id', 'in', ids(removed))
      .execute();
  }
  if (added.length > 0) {
    const rows = added.map(({ id }) => ({ user_id: id, role_id: role.id }));
    await transaction
      .insertInto('user_role')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { id, login } of changed) {
    const had = roles.get(id) ?? [];
    const has = joining.has(String(id)) ? [...had, role.name] : had.filter((name) => name !== role.name);
    const changes = { roles: { before: had, after: has.toSorted() } };
    await writeAudit(transaction, caller, at, { action: 'user.update', subject: { id, name: login }, changes });
  }
}

const ids = (users: readonly User[]): number[] => users.map(({ id }) => id);

async function usersWith(
  transaction: Transaction,
  { tenantId }: SignedInUser,
  named: ReadonlySet<string>,
): Promise<readonly User[]> {
  if (named.size === 0) return [];
  const numbers = [...named].filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  const users = await transaction
    .selectFrom('user_account')
    .select(['id', 'login'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any(${numbers}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const found = new Set(users.map(({ id }) => String(id)));
  const missing = [...named].find((id) => !found.has(id));
  if (missing !== undefined) throw new ScimError(400, 'invalidValue', `There is no user ${missing}.`);
  return users;
}

async function assertChangeable(transaction: Transaction, caller: SignedInUser, users: readonly User[]): Promise<void> {
  if (users.some(({ id }) => id === caller.userId)) throw forbidden('You cannot change your own rights.');
  const grantable = new Set((await grantableRoles(transaction, caller)).map(({ id }) => id));
  const held = await transaction
    .selectFrom('user_role')
    .select(['role_id'])
    .where('user_id', 'in', ids(users))
    .execute();
  if (held.every(({ role_id }) => grantable.has(role_id))) return;
  throw forbidden('One of these users has a role with permissions that you do not have.');
}

async function rolesOf(transaction: Transaction, users: readonly User[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await transaction
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', 'role.name'])
    .where('user_role.user_id', 'in', ids(users))
    .orderBy('role.name')
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([id, held]) => [id, held.map(({ name }) => name)]));
}
