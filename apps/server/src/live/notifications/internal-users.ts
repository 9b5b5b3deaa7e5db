import type { Settings } from '@waybill/db';

/** The internal users of a tenant that may sign in. */
export async function internalUsersOf(settings: Settings, tenantId: number): Promise<number[]> {
  const users = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('internal', '=', true)
    .where('activated', '=', true)
    .execute();
  return users.map(({ id }) => id);
}
