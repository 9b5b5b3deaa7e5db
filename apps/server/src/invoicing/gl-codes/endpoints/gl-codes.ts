import { createGlCode, deleteGlCode, getGlCode, listGlCodes, updateGlCode } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { presentGlCode, readableGlCode, readableGlCodes } from '../read-gl-codes.ts';
import { createGlCode as create, deleteGlCode as remove, updateGlCode as update } from '../save-gl-code.ts';

/** The GL codes of the clients. */
export function glCodeRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listGlCodes, async ({ user, query }) => {
    const codes = await readableGlCodes(settings, user);
    const { rows, total } = await tablePage(
      settings,
      codes.$if(query.clientId !== undefined, (all) => all.where('gl_code.client_id', '=', query.clientId ?? 0)),
      query,
      { searched: ['code', 'name', 'clientName'], unique: 'id' },
    );
    return { rows: rows.map(presentGlCode), total };
  });
  route(app, getGlCode, ({ user, params }) => readableGlCode(settings, user, params.id));
  route(app, createGlCode, ({ user, body }) => create(services, user, body));
  route(app, updateGlCode, ({ user, params, body }) => update(services, user, params.id, body));
  route(app, deleteGlCode, async ({ user, params }) => {
    await remove(services, user, params.id);
    return { message: 'The GL code is deleted.' };
  });
}
