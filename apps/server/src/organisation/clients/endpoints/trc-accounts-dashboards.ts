import { trcaccountsDashboards } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { accountsOf } from '../client-accounts.ts';
import { requestedClient } from '../requested-client.ts';

export function trcaccountsDashboardsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, trcaccountsDashboards, async ({ query, user }) => {
    const { familyIds } = await requestedClient(settings, user, query.clientId);
    return accountsOf(settings, familyIds);
  });
}
