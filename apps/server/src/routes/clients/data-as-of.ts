import { dataAsOf } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { newestLoad } from '../../clients/newest-load.ts';
import { readableClients } from '../../clients/readable-clients.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function dataAsOfRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, dataAsOf, async ({ user }) => {
    const { dataVersion } = warehouse;
    const readable = (await readableClients(settings, user)).map(({ id }) => id);
    const loads = await warehouse.lastLoads(dataVersion);
    return {
      dataVersion,
      asOf: newestLoad(loads, readable),
      clients: loads.filter(({ clientId }) => readable.includes(clientId)),
    };
  });
}
