import type { AdministeredUser } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { namedList } from '../../platform/tables/named-json.ts';
import { manageableUsers } from './manageable-users.ts';

const roles = namedList(sql`select role.id, role.name from user_role join role on role.id = user_role.role_id
  where user_role.user_id = user_account.id`);
const clients =
  namedList(sql`select client.id, client.name from user_client join client on client.id = user_client.client_id
  where user_client.user_id = user_account.id`);

const lockedUntil = (now: Date) =>
  sql<
    string | null
  >`(select to_char(max(blocked_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from sign_in_tally
    where (key = 'user:' || user_account.id or key like 'user:' || user_account.id || ' from %')
    and blocked_until > ${now})`;

/** Users as administrators see them, unordered. `name` is for search and order. */
export async function administeredUsers(settings: Settings, administrator: SignedInUser, now: Date) {
  const users = await manageableUsers(settings, administrator);
  return users.select([
    'user_account.id',
    'user_account.login',
    'user_account.email',
    'user_account.first_name as firstName',
    'user_account.last_name as lastName',
    'user_account.activated',
    'user_account.internal',
    'user_account.chat',
    'user_account.many_sessions as manySessions',
    'user_account.default_landing_page as defaultLandingPage',
    'user_account.password_expires_on as passwordExpiresOn',
    'user_account.must_change_password as mustChangePassword',
    sql<string>`to_char(user_account.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('createdAt'),
    sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('name'),
    sql<number>`(select count(*)::integer from session where session.user_id = user_account.id
      and session.ended_at is null and session.expires_at > ${now})`.as('openSessions'),
    lockedUntil(now).as('lockedUntil'),
    roles.as('roles'),
    clients.as('clients'),
  ]);
}

/** A user whom the administrator may manage. */
export async function administeredUser(
  settings: Settings,
  administrator: SignedInUser,
  userId: number,
  now: Date,
): Promise<AdministeredUser | undefined> {
  const users = await administeredUsers(settings, administrator, now);
  return await users.where('user_account.id', '=', userId).executeTakeFirst();
}
