import { dataAsOf } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../clients/readable-clients.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function dataAsOfRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, dataAsOf, async ({ user }) => {
    const { dataVersion, dataAsOf: asOf } = warehouse;
    const readable = new Set((await readableClients(settings, user)).map(({ id }) => id));
    const loads = await warehouse.lastLoads(dataVersion);
    return {
      dataVersion,
      asOf: asOf?.toISOString() ?? null,
      clients: loads.filter(({ clientId }) => readable.has(clientId)),
    };
  });
}
