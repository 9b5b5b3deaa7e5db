import { keptUntilWritten, type Settings } from '@waybill/db';

/** Whether people have to say which tenant is theirs before they sign in. */
export const hasSeveralTenants = keptUntilWritten(async (settings: Settings): Promise<boolean> => {
  const tenants = await settings.selectFrom('tenant').select('id').limit(2).execute();
  return tenants.length > 1;
});
