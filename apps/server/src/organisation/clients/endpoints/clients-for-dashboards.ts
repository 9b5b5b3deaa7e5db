import { clientsForDashboards } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { presentClient } from '../present-client.ts';
import { requestedClient } from '../requested-client.ts';

export function clientsForDashboardsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, clientsForDashboards, async ({ params, user }) => {
    const { client, readable } = await requestedClient(settings, user, params.id);
    return presentClient(client, readable);
  });
}
