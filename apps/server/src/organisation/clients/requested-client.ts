import type { Settings } from '@waybill/db';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';

/** A requested client, and all clients that the user may read. */
export interface RequestedClient {
  readonly client: ReadableClient;
  readonly readable: readonly ReadableClient[];
  /** The client itself and its readable children. */
  readonly familyIds: readonly number[];
}

/**
 * The client that a request names.
 * @throws ProblemError 403 when the user may not read it, in the same words whether it exists or not.
 */
export async function requestedClient(settings: Settings, user: ClientReader, id: number): Promise<RequestedClient> {
  const readable = await readableClients(settings, user);
  const client = readable.find((candidate) => candidate.id === id);
  if (client === undefined) throw forbidden('You do not have access to this client.');
  return { client, readable, familyIds: [client.id, ...client.childIds] };
}
