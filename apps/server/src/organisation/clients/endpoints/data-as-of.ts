import { dataAsOf } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { newestLoad } from '../newest-load.ts';

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
