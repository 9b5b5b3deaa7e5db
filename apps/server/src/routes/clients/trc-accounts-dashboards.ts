import { trcaccountsDashboards } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { accountsOf } from '../../clients/client-accounts.ts';
import { requestedClient } from '../../clients/requested-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function trcaccountsDashboardsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, trcaccountsDashboards, async ({ query, user }) => {
    const { familyIds } = await requestedClient(settings, user, query.clientId);
    return accountsOf(settings, familyIds);
  });
}
