import type { Client } from '@waybill/contract';
import { readOwnedName } from '@waybill/model';

/** The clients whose names may be behind those of accounts, groups and divisions. */
export type Family = Pick<Client, 'id' | 'name' | 'childClients'>;

/** `East · Acme West` for the group East of the client Acme West; any other text as it is. */
export function ownedNameLabel(text: string, family: Family | undefined): string {
  const owned = readOwnedName(text);
  const owner = [...(family === undefined ? [] : [family]), ...(family?.childClients ?? [])].find(
    ({ id }) => id === owned?.clientId,
  );
  return owned === undefined || owner === undefined ? text : `${owned.name} · ${owner.name}`;
}
