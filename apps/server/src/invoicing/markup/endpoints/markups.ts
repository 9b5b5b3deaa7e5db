import { createMarkup, deleteMarkup, getMarkup, listMarkups, updateMarkup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { requestedClient } from '../../../organisation/clients/requested-client.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { presentMarkup, readableMarkup, readableMarkups } from '../read-markups.ts';
import { createMarkup as create, deleteMarkup as remove, updateMarkup as update } from '../save-markup.ts';

/** What is added to charges when they are billed on. */
export function markupRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listMarkups, async ({ user, query }) => {
    const { forClientId } = query;
    const all = await readableMarkups(settings, user);
    const owners = forClientId === undefined ? [] : await ownersFor(forClientId);
    const fitting = forClientId === undefined ? all : all.where('markup.client_id', 'in', owners);
    const { rows, total } = await tablePage(settings, fitting, query, {
      searched: ['name', 'clientName'],
      unique: 'id',
    });
    return { rows: rows.map(presentMarkup), total };

    async function ownersFor(clientId: number): Promise<number[]> {
      const { client } = await requestedClient(settings, user, clientId);
      return client.parentClientId === null ? [client.id] : [client.id, client.parentClientId];
    }
  });
  route(app, getMarkup, ({ user, params }) => readableMarkup(settings, user, params.id));
  route(app, createMarkup, ({ user, body }) => create(services, user, body));
  route(app, updateMarkup, ({ user, params, body }) => update(services, user, params.id, body));
  route(app, deleteMarkup, async ({ user, params }) => {
    await remove(services, user, params.id);
    return { message: 'The markup is deleted.' };
  });
}
