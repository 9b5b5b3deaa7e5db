import type { Settings } from '@waybill/db';
import type { InvoiceFile } from '@waybill/invoices';
import type { Receiver } from '../load-requests/load-request.ts';
import { Refused } from '../received-files/not-loaded.ts';
import { chooseOwner, type NamedAccount, type OwnedAccount, type Owner } from './choose-owner.ts';

export type { NamedAccount, OwnedAccount } from './choose-owner.ts';

/** Each account of the invoices once. */
export function accountsOf({ invoices }: Pick<InvoiceFile, 'invoices'>): NamedAccount[] {
  const accounts = new Map<string, NamedAccount>();
  for (const { carrierId, carrierName, accountNumber } of invoices) {
    accounts.set(JSON.stringify([carrierId, accountNumber]), { carrierId, carrierName, accountNumber });
  }
  return [...accounts.values()];
}

/** @throws RangeError for an account that was not passed to `findAccounts`. */
export function ownerOf<Account extends OwnedAccount>(
  accounts: readonly Account[],
  { carrierId, accountNumber }: Pick<NamedAccount, 'carrierId' | 'accountNumber'>,
): Account {
  const owner = accounts.find((each) => each.carrierId === carrierId && each.accountNumber === accountNumber);
  if (owner === undefined) throw new RangeError(`The account ${accountNumber} was not looked up.`);
  return owner;
}

/**
 * Finds the owners of a file's accounts among the clients of one tenant; the accounts of other tenants stay unknown.
 * @throws Refused naming every account that is unknown while no client is named, that several clients of the tenant
 * have, or that only another client of the tenant has. What clients beyond `clientIds` have stays unknown.
 */
export async function findAccounts(
  settings: Settings,
  named: readonly NamedAccount[],
  receiver: Receiver,
): Promise<OwnedAccount[]> {
  const tenantId = await tenantOf(settings, receiver);
  const found: OwnedAccount[] = [];
  const reasons: string[] = [];
  for (const account of named) {
    const owner = chooseOwner(account, await ownersOf(settings, account), { ...receiver, tenantId });
    if (typeof owner === 'string') reasons.push(owner);
    else found.push(owner);
  }
  if (new Set(found.map((account) => account.tenantId)).size > 1)
    reasons.push('Its accounts belong to several tenants.');
  if (reasons.length > 0) throw new Refused(reasons, { needsClient: receiver.mustOwnAll !== true });
  return found;
}

/** The one tenant whose clients have these accounts; undefined when nobody has any of them, or several tenants do. */
export async function tenantOfAccounts(
  settings: Settings,
  named: readonly NamedAccount[],
): Promise<number | undefined> {
  const owners = await Promise.all(named.map((account) => ownersOf(settings, account)));
  const tenants = new Set(owners.flat().map(({ tenantId }) => tenantId));
  return tenants.size === 1 ? [...tenants][0] : undefined;
}

/** The tenant whose clients count; undefined if the caller does not name one. */
async function tenantOf(settings: Settings, { clientId, tenantId, clientIds }: Receiver): Promise<number | undefined> {
  if (clientId === undefined) return tenantId;
  if (clientIds !== undefined && !clientIds.includes(clientId)) throw new Refused([`There is no client ${clientId}.`]);
  const client = await settings.selectFrom('client').select('tenant_id').where('id', '=', clientId).executeTakeFirst();
  if (client === undefined || (tenantId !== undefined && client.tenant_id !== tenantId)) {
    throw new Refused([`There is no client ${clientId}.`]);
  }
  return client.tenant_id;
}

async function ownersOf(settings: Settings, { carrierId, accountNumber }: NamedAccount): Promise<Owner[]> {
  return await settings
    .selectFrom('account')
    .innerJoin('client', 'client.id', 'account.client_id')
    .select([
      'account.id as accountId',
      'client.id as clientId',
      'client.name as clientName',
      'client.tenant_id as tenantId',
    ])
    .where('account.carrier_id', '=', carrierId)
    .where('account.number', '=', accountNumber)
    .orderBy('client.id')
    .execute();
}
