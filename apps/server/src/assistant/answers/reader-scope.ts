import { requestScope } from '../../analysis/data/request-scope.ts';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { prepareReader, type ReaderScope } from './question-readers.ts';

/**
 * What a user may read, and which of the client's children are meant; none means the client with all of them, as on the pages.
 */
export interface ReaderScopeOfClient extends ReaderScope {
  readonly childClientIds: readonly number[];
}

/**
 * What a user may read for a question about a client and some of its children.
 * @throws ScopeError for clients that the user may not read.
 */
export async function readerScopeOf(
  services: Pick<Services, 'settings' | 'warehouse'>,
  user: SignedInUser,
  { clientId, subClientIds = [] }: { readonly clientId: number; readonly subClientIds?: readonly number[] },
): Promise<ReaderScopeOfClient> {
  const readable = await readableClients(services.settings, user);
  const children = childrenOf(clientId, readable);
  const areAll = children.length > 0 && children.every((id) => subClientIds.includes(id));
  const childClientIds = areAll ? [] : subClientIds.toSorted((one, other) => one - other);
  const scope = await requestScope(services, user, { clientId, childClientIdsCSV: childClientIds.join(',') });
  const chosen = childClientIds.length === 0 ? children : childClientIds;
  return { scope, childClientIds, clients: readable.filter(({ id }) => id === clientId || chosen.includes(id)) };
}

const childrenOf = (clientId: number, readable: readonly ReadableClient[]): readonly number[] =>
  readable.find(({ id }) => id === clientId)?.childIds ?? [];

/** Prepares the vocabulary of the client that a user's chat starts with, before the first question. */
export async function prepareForUser(
  services: Pick<Services, 'settings' | 'warehouse'>,
  user: SignedInUser,
): Promise<void> {
  const [first] = await readableClients(services.settings, user);
  if (first !== undefined) prepareReader(services, await readerScopeOf(services, user, { clientId: first.id }));
}
