import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../platform/http/signed-in-user.ts';

/** The demo's administrator, as whom its content is made. */
export async function demoAdministrator(settings: Settings, tenantId: number): Promise<SignedInUser> {
  const { id: userId, login } = await settings
    .selectFrom('user_account')
    .select(['id', 'login'])
    .where('tenant_id', '=', tenantId)
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  return {
    userId,
    tenantId,
    login,
    sessionId: '',
    internal: true,
    onlyClients: null,
    roles: [],
    permissions: new Set(),
    passwordDays: 1,
  };
}
