import type { Settings } from '@waybill/db';
import type { Services } from '../../platform/services.ts';
import { refreshAccountMirror } from '../clients/account-mirror.ts';

/**
 * Changes accounts, groups or divisions in one transaction; when it returns, the filters of all pages show the change.
 */
export async function changeAccounts<Result>(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  change: (transaction: Settings) => Promise<Result>,
): Promise<Result> {
  const result = await settings.transaction().execute(change);
  await refreshAccountMirror(settings, warehouse);
  return result;
}
