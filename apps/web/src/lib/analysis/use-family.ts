import { useQuery } from '@tanstack/react-query';
import { clientsOptions } from './client-queries.ts';

/** A client with its sub-clients; undefined if none is chosen, that is, for all clients. */
export function useFamily(clientId: number | undefined): readonly number[] | undefined {
  const { data: clients = [] } = useQuery(clientsOptions);
  if (clientId === undefined) return undefined;
  const children = clients.find(({ id }) => id === clientId)?.childClients ?? [];
  return [clientId, ...children.map(({ id }) => id)];
}
