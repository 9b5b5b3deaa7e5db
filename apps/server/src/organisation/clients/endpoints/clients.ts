import { createClient, deleteClient, getClient, listClients, updateClient } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredClient, administeredClients } from '../administered-clients.ts';
import { deleteClient as remove } from '../delete-client.ts';
import { createClient as create, updateClient as update } from '../save-client.ts';

/** The administration of clients. */
export function clientRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listClients, async ({ user, query }) => {
    const found = await administeredClients(settings, user);
    return await tablePage(settings, found, query, {
      searched: ['name', 'code', 'city', 'state', 'parentName'],
      unique: 'id',
    });
  });

  route(app, getClient, ({ user, params }) => administeredClient(settings, user, params.id));

  route(app, createClient, ({ user, body }) => create(services, user, body));

  route(app, updateClient, ({ user, params, body }) => update(services, user, params.id, body));

  route(app, deleteClient, async ({ user, params }) => {
    await remove(services, user, params.id);
    return { message: 'The client is deleted.' };
  });
}
