import { refreshAccountMirror } from '../../../organisation/clients/account-mirror.ts';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { type FileSummary, noteSummary } from '../../received-files/invoice-files.ts';
import type { FileFacts } from '../../received-files/not-loaded.ts';
import type { OwnedAccount } from '../accounts.ts';
import { createAccounts, type StoredAccount } from './create-accounts.ts';

/** Stores new accounts, and records in the same transaction what a repair needs to remove them again. */
export async function storeAccounts(
  { settings, warehouse }: LoadContext,
  { received }: FileFacts,
  named: readonly OwnedAccount[],
  summaryOf: (created: number[]) => FileSummary,
): Promise<{ readonly accounts: readonly StoredAccount[]; readonly created: number[] }> {
  const stored = await settings.transaction().execute(async (transaction) => {
    const accounts = await createAccounts(transaction, named);
    await noteSummary(transaction, received.id, summaryOf(accounts.created));
    return accounts;
  });
  if (stored.created.length > 0) await refreshAccountMirror(settings, warehouse);
  return stored;
}
