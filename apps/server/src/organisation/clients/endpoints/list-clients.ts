import { listClients } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredClients } from '../administered-clients.ts';

export function listClientsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listClients, async ({ user, query }) => {
    const found = await administeredClients(settings, user);
    return await tablePage(settings, found, query, {
      searched: ['name', 'code', 'city', 'state', 'parentName'],
      unique: 'id',
    });
  });
}
