import type { UserInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** A user as they are stored; without `externalId` it stays as it is. */
export type WrittenUser = UserInput & { readonly externalId?: string | null };

const columnsOf = ({ login, email, firstName, lastName, internal, chat, manySessions, ...rest }: WrittenUser) => ({
  login,
  email,
  first_name: firstName,
  last_name: lastName,
  internal,
  chat,
  many_sessions: manySessions,
  ...(rest.externalId === undefined ? {} : { external_id: rest.externalId }),
  ...(rest.defaultLandingPage === undefined ? {} : { default_landing_page: rest.defaultLandingPage }),
});

/** The further fields of a new user. */
interface FirstPassword {
  readonly tenantId: number;
  readonly passwordHash: string;
  /** `YYYY-MM-DD` */
  readonly passwordExpiresOn: string;
}

/** Stores a new user, who must change the first password; returns the number. */
export async function insertUser(settings: Settings, input: WrittenUser, first: FirstPassword): Promise<number> {
  const { id } = await settings
    .insertInto('user_account')
    .values({
      default_landing_page: null,
      ...columnsOf(input),
      tenant_id: first.tenantId,
      password_hash: first.passwordHash,
      password_expires_on: first.passwordExpiresOn,
      must_change_password: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAssignments(settings, id, input);
  return id;
}

export async function changeUser(settings: Settings, userId: number, input: WrittenUser): Promise<void> {
  await settings.updateTable('user_account').set(columnsOf(input)).where('id', '=', userId).execute();
  await writeAssignments(settings, userId, input);
}

async function writeAssignments(settings: Settings, userId: number, { roleIds, clientIds }: UserInput): Promise<void> {
  await settings.deleteFrom('user_role').where('user_id', '=', userId).execute();
  await settings.deleteFrom('user_client').where('user_id', '=', userId).execute();
  const roles = [...new Set(roleIds)].map((role_id) => ({ user_id: userId, role_id }));
  const clients = [...new Set(clientIds)].map((client_id) => ({ user_id: userId, client_id }));
  if (roles.length > 0) await settings.insertInto('user_role').values(roles).execute();
  if (clients.length > 0) await settings.insertInto('user_client').values(clients).execute();
}
