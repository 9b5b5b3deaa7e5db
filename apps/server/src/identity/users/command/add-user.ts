import type { Settings, Transaction } from '@waybill/db';
import { writeAudit } from '../../audit/write-audit.ts';
import { hashPassword } from '../../sign-in/password.ts';
import { passwordEndsOn } from '../../sign-in/password-days.ts';
import { newTemporaryPassword } from '../../sign-in/reset-password.ts';
import { insertUser } from '../write-user.ts';
import { type UserCommand, type UserCommandAnswer, UserCommandError } from './user-command.ts';

type NewUser = Extract<UserCommand, { act: 'add' }>;

/** Creates a user with a first password, which is shown once and must be changed at the first sign-in. */
export async function addUser(
  transaction: Transaction,
  tenantId: number,
  { login, email, firstName, lastName, roles, clientIds, internal }: NewUser,
  now: Date,
): Promise<UserCommandAnswer> {
  await assertLoginFree(transaction, tenantId, login);
  await assertClients(transaction, tenantId, clientIds);
  const password = newTemporaryPassword();
  const input = {
    login,
    email,
    firstName,
    lastName,
    internal,
    chat: false,
    manySessions: false,
    roleIds: await roleIdsOf(transaction, tenantId, roles),
    clientIds,
  };
  const id = await insertUser(transaction, input, {
    tenantId,
    passwordHash: await hashPassword(password),
    passwordExpiresOn: passwordEndsOn(now),
  });
  await writeAudit(transaction, { tenantId, userId: null }, now, {
    action: 'user.create',
    subject: { id, name: login },
    more: { email, internal, roles, clientIds, by: 'waybill user add' },
  });
  return { login, activated: true, password };
}

async function assertLoginFree(settings: Settings, tenantId: number, login: string): Promise<void> {
  const taken = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where((where) => where(where.fn<string>('lower', ['login']), '=', login.toLowerCase()))
    .executeTakeFirst();
  if (taken !== undefined) throw new UserCommandError(`The user ${login} already exists.`);
}

async function assertClients(settings: Settings, tenantId: number, clientIds: readonly number[]): Promise<void> {
  const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
  const missing = clientIds.filter((id) => !clients.some((client) => client.id === id));
  if (missing.length > 0) throw new UserCommandError(`There is no client ${missing.join(', ')}.`);
}

async function roleIdsOf(settings: Settings, tenantId: number, names: readonly string[]): Promise<number[]> {
  const roles = await settings
    .selectFrom('role')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .execute();
  return names.map((name) => {
    const role = roles.find((each) => each.name === name);
    if (role !== undefined) return role.id;
    throw new UserCommandError(
      `There is no role ${name}. Available roles: ${roles.map((each) => each.name).join(', ')}.`,
    );
  });
}
