const made: unique symbol = Symbol('scope');

/**
 * The rows that a request may read: those of these clients, up to the published load. Only `scopeTo` and its siblings
 * create one, and nothing compiles without one.
 */
export interface Scope {
  readonly clientIds: readonly number[];
  readonly publishedLoad: number;
  /** Whether all accounts of the clients are known to be active. */
  readonly allAccountsActive: boolean;
  readonly [made]: true;
}

/** A client that the user may read; `childIds` is empty unless it is a parent. */
export interface ReadableClient {
  readonly id: number;
  readonly childIds: readonly number[];
  /** Whether some of its accounts are inactive; undefined if unknown. */
  readonly hasInactiveAccounts?: boolean;
}

/** The clients that a request names: one, some of its children, or (without `clientId`) some children by themselves. */
export interface RequestedClients {
  readonly clientId?: number | undefined;
  readonly childClientIdsCSV?: string | undefined;
}

/** The request names a client that does not exist or that the user may not read: answered with 403. */
export class ScopeError extends Error {
  override readonly name = 'ScopeError';
  readonly field: 'clientId' | 'childClientIdsCSV';

  constructor(field: 'clientId' | 'childClientIdsCSV', message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * With `childClientIdsCSV`, exactly those clients: each must be readable, and the client itself or one of its children.
 * Without it, the client and, if it is a parent, all its readable children. Throws ScopeError for any other client, and
 * for none.
 */
export function scopeTo(
  { clientId, childClientIdsCSV }: RequestedClients,
  readable: readonly ReadableClient[],
  publishedLoad: number,
): Scope {
  const readableIds = new Set(readable.map(({ id }) => id));
  if (clientId === undefined) {
    const chosen = chosenClients(childClientIdsCSV ?? '', readableIds);
    if (chosen.length === 0) throw new ScopeError('clientId', 'You do not have access to this client.');
    return scopeOf(chosen, readable, publishedLoad);
  }
  const client = readable.find(({ id }) => id === clientId);
  if (client === undefined) throw new ScopeError('clientId', 'You do not have access to this client.');
  const allowed = new Set([client.id, ...client.childIds].filter((id) => readableIds.has(id)));
  const chosen = chosenClients(childClientIdsCSV ?? '', allowed);
  return scopeOf(chosen.length > 0 ? chosen : [...allowed], readable, publishedLoad);
}

/** Every client that the user may read: for calls that name a row and no client. Throws ScopeError when there is none. */
export function scopeToAll(readable: readonly ReadableClient[], publishedLoad: number): Scope {
  if (readable.length === 0) throw new ScopeError('clientId', 'You do not have access to any client.');
  return scopeOf(
    readable.map(({ id }) => id),
    readable,
    publishedLoad,
  );
}

function scopeOf(clientIds: readonly number[], readable: readonly ReadableClient[], publishedLoad: number): Scope {
  const allActive = new Set(readable.filter((each) => each.hasInactiveAccounts === false).map(({ id }) => id));
  return { clientIds, publishedLoad, allAccountsActive: clientIds.every((id) => allActive.has(id)), [made]: true };
}

function chosenClients(csv: string, allowed: ReadonlySet<number>): readonly number[] {
  const texts = csv.split(',').map((text) => text.trim());
  const ids = texts.filter((text) => text !== '').map((text) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN));
  if (!ids.every((id) => allowed.has(id))) {
    throw new ScopeError('childClientIdsCSV', 'You do not have access to one of these clients.');
  }
  return [...new Set(ids)];
}
