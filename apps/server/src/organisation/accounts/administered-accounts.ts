import type { AdministeredAccount } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne, namedOrNull } from '../../platform/tables/named-json.ts';

/** The accounts of the clients that somebody may read, unordered. Names are for search and order. */
export async function administeredAccounts(settings: Settings, administrator: SignedInUser) {
  return settings
    .selectFrom('account')
    .innerJoin('client', 'client.id', 'account.client_id')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .leftJoin('account_group', 'account_group.id', 'account.account_group_id')
    .leftJoin('account_division', 'account_division.id', 'account_group.account_division_id')
    .select([
      'account.id',
      'account.number',
      'account.name',
      'account.active',
      'account.is_ups_gsr as isUpsGsr',
      'account.is_fedex_express_gsr as isFedexExpressGsr',
      'account.is_fedex_intl_gsr as isFedexIntlGsr',
      'account.currency_code as currencyCode',
      'account.date_order as dateOrder',
      'client.name as clientName',
      'carrier.name as carrierName',
      'account_group.name as groupName',
      'account_division.name as divisionName',
      namedOne('client.id', 'client.name').as('client'),
      namedOne('carrier.id', 'carrier.name').as('carrier'),
      namedOrNull('account_group.id', 'account_group.name').as('group'),
      namedOrNull('account_division.id', 'account_division.name').as('division'),
    ])
    .where('account.client_id', 'in', await readableIds(settings, administrator));
}

/** @throws ProblemError 404 when there is no such account, or none that the administrator may see. */
export async function administeredAccount(
  settings: Settings,
  administrator: SignedInUser,
  accountId: number,
): Promise<AdministeredAccount> {
  const accounts = await administeredAccounts(settings, administrator);
  const account = await accounts.where('account.id', '=', accountId).executeTakeFirst();
  if (account === undefined) throw notFound('There is no such account.');
  return account;
}
