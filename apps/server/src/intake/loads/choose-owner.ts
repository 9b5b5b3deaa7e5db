import type { Receiver } from '../load-requests/load-request.ts';

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

/** A client that has an account of this carrier and number. */
export interface Owner {
  readonly accountId: number;
  readonly clientId: number;
  readonly clientName: string;
  readonly tenantId: number;
}

/**
 * The account with its owner, or why there is none. An account that one client has is theirs, whoever is named for the
 * others, unless the file must be of the named client alone.
 */
export function chooseOwner(
  account: NamedAccount,
  owners: readonly Owner[],
  { clientId, tenantId, clientIds, mustOwnAll = false }: Receiver,
): OwnedAccount | string {
  const { carrierName, accountNumber } = account;
  const visible = owners.filter(
    (owner) =>
      (tenantId === undefined || owner.tenantId === tenantId) &&
      (clientIds === undefined || clientIds.includes(owner.clientId)),
  );
  if (new Set(visible.map((owner) => owner.tenantId)).size > 1)
    return `${carrierName} account ${accountNumber} exists in several tenants. Name the client whose invoice this is.`;
  const ofNamed = visible.filter((owner) => owner.clientId === clientId);
  if (mustOwnAll && ofNamed.length === 0 && visible.length > 0)
    return `${carrierName} account ${accountNumber} belongs to another client, not to client ${clientId}. If both have it, add it to that client’s accounts first.`;
  const candidates = ofNamed.length > 0 ? ofNamed : visible;
  const [owner, another] = candidates;
  if (owner !== undefined && another !== undefined) {
    const clients = candidates.map((each) => `${each.clientId} (${each.clientName})`).join(', ');
    return `${carrierName} account ${accountNumber} belongs to several clients: ${clients}. Name the client whose invoice this is.`;
  }
  if (owner !== undefined)
    return { ...account, accountId: owner.accountId, clientId: owner.clientId, tenantId: owner.tenantId };
  if (clientId !== undefined && tenantId !== undefined) return { ...account, accountId: undefined, clientId, tenantId };
  return `${carrierName} account ${accountNumber} is not known. Name the client it belongs to, and it will be created for that client.`;
}
