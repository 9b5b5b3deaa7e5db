import type { Client } from '@waybill/contract';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';

/** The wire shape of a client; its children are those that the user may read. */
export function presentClient(client: ReadableClient, readable: readonly ReadableClient[]): Client {
  const children = readable.filter(({ id }) => client.childIds.includes(id));
  return {
    id: client.id,
    name: client.name,
    code: client.code,
    city: client.city,
    state: client.state,
    engageDate: client.engageDate,
    parent: children.length > 0,
    parentClientId: client.parentClientId,
    childClients: children.map(({ id, name, engageDate }) => ({ id, name, engageDate })),
  };
}
