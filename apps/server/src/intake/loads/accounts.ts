import type { Settings } from '@waybill/db';
import type { InvoiceFile } from '@waybill/invoices';
import { type RawBuilder, sql } from 'kysely';
import type { Receiver } from '../load-requests/load-request.ts';
import { Refused } from '../received-files/not-loaded.ts';
import { chooseOwner, type NamedAccount, type OwnedAccount, type Owner } from './choose-owner.ts';

export type { NamedAccount, OwnedAccount } from './choose-owner.ts';

type AccountKey = Pick<NamedAccount, 'carrierId' | 'accountNumber'>;

/** What identifies an account among those of one client, as a key of maps. */
export const accountKeyOf = ({ carrierId, accountNumber }: AccountKey): string =>
  JSON.stringify([carrierId, accountNumber]);

/** Each account of the invoices once. */
export function accountsOf({ invoices }: Pick<InvoiceFile, 'invoices'>): NamedAccount[] {
  const accounts = new Map<string, NamedAccount>();
  for (const { carrierId, carrierName, accountNumber } of invoices) {
    accounts.set(accountKeyOf({ carrierId, accountNumber }), { carrierId, carrierName, accountNumber });
  }
  return [...accounts.values()];
}

/** @throws RangeError for an account that was not passed to `findAccounts`. */
export function ownerOf<Account extends OwnedAccount>(
  accounts: readonly Account[],
  { carrierId, accountNumber }: AccountKey,
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
  const owners = await ownersOf(settings, named);
  const found: OwnedAccount[] = [];
  const reasons: string[] = [];
  for (const account of named) {
    const owner = chooseOwner(account, owners.get(accountKeyOf(account)) ?? [], { ...receiver, tenantId });
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
  const owners = await ownersOf(settings, named);
  const tenants = new Set([...owners.values()].flat().map(({ tenantId }) => tenantId));
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

/** Whether a row of the table `account` is one of these: one statement, however many there are. */
export const isAmong = (named: readonly AccountKey[]): RawBuilder<boolean> =>
  sql<boolean>`(account.carrier_id, account.number) in (select * from unnest(
    ${named.map(({ carrierId }) => carrierId)}::integer[],
    ${named.map(({ accountNumber }) => accountNumber)}::text[]
  ))`;

/** The clients that have these accounts, by account. */
async function ownersOf(settings: Settings, named: readonly AccountKey[]): Promise<Map<string, Owner[]>> {
  const owners = await settings
    .selectFrom('account')
    .innerJoin('client', 'client.id', 'account.client_id')
    .select([
      'account.carrier_id as carrierId',
      'account.number as accountNumber',
      'account.id as accountId',
      'client.id as clientId',
      'client.name as clientName',
      'client.tenant_id as tenantId',
    ])
    .where(isAmong(named))
    .orderBy('client.id')
    .execute();
  return Map.groupBy(owners, accountKeyOf);
}
