import { keptUntilWritten, type Settings } from '@waybill/db';

/** Whether users have to name their tenant before they sign in. */
export const hasSeveralTenants = keptUntilWritten(async (settings: Settings): Promise<boolean> => {
  const tenants = await settings.selectFrom('tenant').select('id').limit(2).execute();
  return tenants.length > 1;
});
