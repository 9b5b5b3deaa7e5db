import { clientsForAframeDashboards } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { accountDivisionsOf, accountGroupsOf, accountsOf } from '../../clients/client-accounts.ts';
import { presentClient } from '../../clients/present-client.ts';
import { requestedClient } from '../../clients/requested-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function clientsForAframeDashboardsRoute(app: FastifyInstance, { settings }: Services): void {
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
