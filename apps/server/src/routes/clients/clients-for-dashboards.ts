import { clientsForDashboards } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { presentClient } from '../../clients/present-client.ts';
import { requestedClient } from '../../clients/requested-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function clientsForDashboardsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, clientsForDashboards, async ({ params, user }) => {
    const { client, readable } = await requestedClient(settings, user, params.id);
    return presentClient(client, readable);
  });
}
