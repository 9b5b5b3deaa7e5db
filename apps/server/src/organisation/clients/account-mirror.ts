import { inTurn, noteWarehouseChange, type Settings } from '@waybill/db';
import type { AccountMirror, Warehouse } from '@waybill/warehouse';

/**
 * Copies all accounts with group and division into the warehouse, where filters join them. Call it after changes. Only
 * one server copies at a time, so that an older copy never replaces a newer one.
 */
export async function refreshAccountMirror(settings: Settings, warehouse: Warehouse): Promise<void> {
  await inTurn(settings, 'accounts', () => copyAccounts(settings, warehouse));
}

async function copyAccounts(settings: Settings, warehouse: Warehouse): Promise<void> {
  await warehouse.replaceAccounts(await accountsOfSettings(settings));
  // The accounts are there, whatever becomes of the count: without it, other servers look a second later.
  await noteWarehouseChange(settings).catch(() => undefined);
}

/** All accounts of all tenants as the mirror should have them. */
export async function accountsOfSettings(settings: Settings): Promise<AccountMirror[]> {
  return await settings
    .selectFrom('account')
    .leftJoin('account_group', 'account_group.id', 'account.account_group_id')
    .leftJoin('account_division', 'account_division.id', 'account_group.account_division_id')
    .select([
      'account.id as accountId',
      'account.client_id as clientId',
      'account.carrier_id as carrierId',
      'account.number as accountNumber',
      'account.active',
      'account_group.name as accountGroup',
      'account_division.name as accountDivision',
    ])
    .execute();
}
