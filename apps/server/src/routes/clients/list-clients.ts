import { listClients } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { administeredClients } from '../../clients/administered-clients.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listClientsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listClients, async ({ user, query }) => {
    const found = await administeredClients(settings, user);
    return await tablePage(settings, found, query, {
      searched: ['name', 'code', 'city', 'state', 'parentName'],
      unique: 'id',
    });
  });
}
