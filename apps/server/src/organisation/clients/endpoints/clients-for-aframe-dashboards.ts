import { clientsForAframeDashboards } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { accountDivisionsOf, accountGroupsOf, accountsOf } from '../client-accounts.ts';
import { presentClient } from '../present-client.ts';
import { requestedClient } from '../requested-client.ts';

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
