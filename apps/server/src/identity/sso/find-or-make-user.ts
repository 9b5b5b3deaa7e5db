import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import { hashPassword } from '../sign-in/password.ts';
import { passwordEndsOn } from '../sign-in/password-days.ts';
import type { SavedProvider } from './identity-providers.ts';
import { isFor } from './providers-for-email.ts';
import { freshSecret } from './secrets.ts';
import { failed, SsoRefusal } from './sso-refusal.ts';
import type { VouchedPerson } from './vouched-person.ts';

/**
 * The active user of the provider's tenant whom it names: by e-mail address, or by a login that equals the NameID
 * exactly. New users get an account only if the provider is configured to create them, with its role and no clients.
 * @throws SsoRefusal
 */
export async function findOrMakeUser(
  settings: Settings,
  provider: SavedProvider,
  person: VouchedPerson,
  now: Date,
): Promise<number> {
  const found = await usersNamed(settings, provider, person);
  if (found.length > 1) throw new SsoRefusal('email_not_unique', 'Several users have this e-mail address.');
  const [user] = found;
  if (user === undefined) return makeUser(settings, provider, person, now);
  if (!user.activated) throw new SsoRefusal('user_not_found', 'The user is not active.');
  if (!isFor(provider, user.email)) throw failed('The provider does not answer for this user.');
  return user.id;
}

async function usersNamed(settings: Settings, provider: SavedProvider, { nameId, email }: VouchedPerson) {
  const users = settings
    .selectFrom('user_account')
    .select(['id', 'email', 'activated'])
    .where('tenant_id', '=', provider.tenant_id);
  if (provider.match_by === 'name_id') return users.where('login', '=', nameId).execute();
  const fitting = await users.where(sql`lower(email)`, '=', sql`lower(${email ?? ''})`).execute();
  const active = fitting.filter(({ activated }) => activated);
  return active.length > 0 ? active : fitting.slice(0, 1);
}

async function makeUser(
  settings: Settings,
  provider: SavedProvider,
  { nameId, email, firstName, lastName }: VouchedPerson,
  now: Date,
): Promise<number> {
  const roleId = provider.new_user_role_id;
  if (roleId === null) throw new SsoRefusal('user_not_found', 'Nobody here is named so, and no account is made.');
  if (email === undefined || !isFor(provider, email)) throw failed('A new user needs an e-mail address.');
  const login = provider.match_by === 'email' ? email.toLowerCase() : nameId;
  const passwordHash = await hashPassword(freshSecret());
  return settings.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('user_account')
      .values({
        tenant_id: provider.tenant_id,
        login,
        email,
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        password_expires_on: passwordEndsOn(now),
        default_landing_page: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw failed('The login of the new user is taken.');
    await transaction.insertInto('user_role').values({ user_id: made.id, role_id: roleId }).execute();
    await writeAudit(transaction, { tenantId: provider.tenant_id, userId: made.id }, now, {
      action: 'user.create',
      subject: { id: made.id, name: login },
      more: { by: `the identity provider ${provider.name}`, role: provider.newUserRole },
    });
    return made.id;
  });
}
