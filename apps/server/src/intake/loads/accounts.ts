import type { Settings } from '@waybill/db';
import type { InvoiceFile } from '@waybill/invoices';
import type { Receiver } from './load-request.ts';
import { Refused } from './not-loaded.ts';

/** An account as a carrier's file names it. */
export interface NamedAccount {
  readonly carrierId: number;
  readonly carrierName: string;
  /** Without padding zeros. */
  readonly accountNumber: string;
}

/** An account with its owner; without an id it has to be created. */
export interface OwnedAccount extends NamedAccount {
  readonly accountId: number | undefined;
  readonly clientId: number;
  readonly tenantId: number;
}

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
  if (reasons.length > 0) throw new Refused(reasons);
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

interface Owner {
  readonly accountId: number;
  readonly clientId: number;
  readonly clientName: string;
  readonly tenantId: number;
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

/** The account with its owner, or why there is none. */
function chooseOwner(
  account: NamedAccount,
  owners: readonly Owner[],
  { clientId, tenantId, clientIds }: Receiver,
): OwnedAccount | string {
  const { carrierName, accountNumber } = account;
  const visible = owners.filter(
    (owner) =>
      (tenantId === undefined || owner.tenantId === tenantId) &&
      (clientIds === undefined || clientIds.includes(owner.clientId)),
  );
  if (new Set(visible.map((owner) => owner.tenantId)).size > 1)
    return `${carrierName} account ${accountNumber} exists in several tenants. Name the client whose invoice this is.`;
  const candidates = visible.filter((owner) => clientId === undefined || owner.clientId === clientId);
  const [owner, another] = candidates;
  if (owner !== undefined && another !== undefined) {
    const clients = candidates.map((each) => `${each.clientId} (${each.clientName})`).join(', ');
    return `${carrierName} account ${accountNumber} belongs to several clients: ${clients}. Name the client whose invoice this is.`;
  }
  if (owner !== undefined)
    return { ...account, accountId: owner.accountId, clientId: owner.clientId, tenantId: owner.tenantId };
  if (visible.length > 0)
    return `${carrierName} account ${accountNumber} belongs to another client, not to client ${clientId}. If both have it, add it to that client’s accounts first.`;
  if (clientId !== undefined && tenantId !== undefined) return { ...account, accountId: undefined, clientId, tenantId };
  return `${carrierName} account ${accountNumber} is not known. Name the client it belongs to, and it will be created for that client.`;
}
