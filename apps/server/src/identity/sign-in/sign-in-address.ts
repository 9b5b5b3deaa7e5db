import type { Settings } from '@waybill/db';

const usualTenant = 'default';

/** Where a user signs in; it names their tenant unless it is the usual one. */
export async function signInAddress(settings: Settings, publicUrl: string, userId: number): Promise<string> {
  const { name } = await settings
    .selectFrom('user_account')
    .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
    .select('tenant.name')
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow();
  return name === usualTenant ? `${publicUrl}/login` : `${publicUrl}/login?${new URLSearchParams({ tenant: name })}`;
}
