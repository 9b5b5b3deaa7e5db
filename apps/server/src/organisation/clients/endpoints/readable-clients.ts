import {
  type Client,
  clientsForAframeDashboards,
  clientsForDashboards,
  clientsShort,
  clientsShortAFrame,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { type ReadableClient, readableClients } from '../../../identity/access/readable-clients.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { accountDivisionsOf, accountGroupsOf, accountsOf } from '../client-accounts.ts';
import { requestedClient } from '../requested-client.ts';

/** The clients that the caller may read, for the shell and for the pages. */
export function readableClientRoutes(app: FastifyInstance, { settings }: Services): void {
  for (const endpoint of [clientsShort, clientsShortAFrame]) {
    route(app, endpoint, async ({ user }) => {
      const readable = await readableClients(settings, user);
      return readable.map((client) => presentClient(client, readable));
    });
  }

  route(app, clientsForDashboards, async ({ params, user }) => {
    const { client, readable } = await requestedClient(settings, user, params.id);
    return presentClient(client, readable);
  });

  route(app, clientsForAframeDashboards, async ({ params, user }) => {
    const { client, readable, familyIds } = await requestedClient(settings, user, params.clientId);
    const [accounts, accountGroups, accountDivisions] = await Promise.all([
      accountsOf(settings, familyIds),
      accountGroupsOf(settings, familyIds),
      accountDivisionsOf(settings, familyIds),
    ]);
    const carriers = new Map(accounts.map(({ carrier }) => [carrier.id, carrier]));
    return {
      ...presentClient(client, readable),
      carriers: [...carriers.values()].sort((one, other) => one.id - other.id),
      accounts,
      accountGroups,
      accountDivisions,
    };
  });
}

/** A client as it is sent; its children are those that the user may read. */
function presentClient(client: ReadableClient, readable: readonly ReadableClient[]): Client {
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
