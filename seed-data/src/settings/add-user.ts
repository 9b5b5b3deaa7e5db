import type { Settings } from '@waybill/db';

/** A user to be made; the password is hashed already. */
export interface NewUser {
  readonly tenantId: number;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  /** UTC calendar day, `YYYY-MM-DD`. */
  readonly passwordExpiresOn: string;
  readonly mustChangePassword: boolean;
  readonly internal: boolean;
  readonly role: string;
  readonly clientIds: readonly number[];
  /** Where they begin after signing in; absent: they have chosen none. */
  readonly landingPage?: string | undefined;
  /** Whether the assistant is opened to them; default no. */
  readonly chat?: boolean | undefined;
}

/** Creates a user with one role of the tenant, unless the login is taken; returns whether it was made. */
export async function addUser(settings: Settings, user: NewUser): Promise<boolean> {
  const made = await settings
    .insertInto('user_account')
    .values({
      tenant_id: user.tenantId,
      login: user.login,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
      password_expires_on: user.passwordExpiresOn,
      must_change_password: user.mustChangePassword,
      internal: user.internal,
      default_landing_page: user.landingPage ?? null,
      chat: user.chat ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return false;
  const role = await settings
    .selectFrom('role')
    .select('id')
    .where('tenant_id', '=', user.tenantId)
    .where('name', '=', user.role)
    .executeTakeFirstOrThrow();
  await settings.insertInto('user_role').values({ user_id: made.id, role_id: role.id }).execute();
  const assigned = user.clientIds.map((clientId) => ({ user_id: made.id, client_id: clientId }));
  if (assigned.length > 0) await settings.insertInto('user_client').values(assigned).execute();
  return true;
}
