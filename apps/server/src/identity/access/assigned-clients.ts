/** A client with the children that the user may read with it. */
export interface ReadableClient {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly city: string | null;
  readonly state: string | null;
  /** `YYYY-MM-DD` */
  readonly engageDate: string | null;
  readonly parentClientId: number | null;
  readonly childIds: readonly number[];
  /** Whether some of its accounts are inactive. */
  readonly hasInactiveAccounts: boolean;
}

/** A client as it is stored. */
export type Client = Omit<ReadableClient, 'childIds'>;

/** Each client with those of the list that are its children. */
export function withChildren(clients: readonly Client[]): readonly ReadableClient[] {
  return clients.map((client) => ({
    ...client,
    childIds: clients.filter(({ parentClientId }) => parentClientId === client.id).map(({ id }) => id),
  }));
}

/** The assigned clients, and the children of assigned parents. */
export function assignedOf(clients: readonly Client[], assigned: ReadonlySet<number>): readonly Client[] {
  return clients.filter(
    ({ id, parentClientId }) => assigned.has(id) || (parentClientId !== null && assigned.has(parentClientId)),
  );
}
