import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { readableIds } from '../access/readable-ids.ts';

/**
 * The users that somebody may administer: for internal users all of their tenant; for others the users who are not
 * internal and have at least one client, if they may read all of those clients.
 */
export async function manageableUsers(settings: Settings, administrator: SignedInUser) {
  const users = settings.selectFrom('user_account').where('user_account.tenant_id', '=', administrator.tenantId);
  if (administrator.internal) return users;
  const theirs = await readableIds(settings, administrator);
  return users
    .where('user_account.internal', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_client')
          .select('user_client.client_id')
          .whereRef('user_client.user_id', '=', 'user_account.id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_client')
            .select('user_client.client_id')
            .whereRef('user_client.user_id', '=', 'user_account.id')
            .where('user_client.client_id', 'not in', theirs),
        ),
      ),
    );
}
