import type { SettingsSchema } from '@waybill/db';
import type { Transaction } from 'kysely';
import type { OwnedAccount } from '../accounts.ts';

/** An account that is stored. */
export type StoredAccount = OwnedAccount & { readonly accountId: number };

/** Stores the accounts that are not known yet; returns all of them, and the ids of the new ones. */
export async function createAccounts(
  transaction: Transaction<SettingsSchema>,
  accounts: readonly OwnedAccount[],
): Promise<{ readonly accounts: StoredAccount[]; readonly created: number[] }> {
  const stored: StoredAccount[] = [];
  const created: number[] = [];
  for (const account of accounts) {
    if (account.accountId !== undefined) {
      stored.push({ ...account, accountId: account.accountId });
      continue;
    }
    const { id } = await transaction
      .insertInto('account')
      .values({
        client_id: account.clientId,
        carrier_id: account.carrierId,
        number: account.accountNumber,
        name: account.accountNumber,
        account_group_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    stored.push({ ...account, accountId: id });
    created.push(id);
  }
  return { accounts: stored, created };
}
